import { describe, expect, it } from 'vitest';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const path = '/wxyz/api/v1/feed/3/subscription/';
const maria = {
  id: 12,
  connection_id: 3,
  name: 'Maria',
  url: 'http://station/wxyz/rss/3.xml?token=secret',
  password: 'secret',
  created_at: 1_793_599_200,
  created_by: 'Ann',
  last_used_at: null,
};

describe('the subscriptions of a private feed', () => {
  it('are added and revoked, and the address alone is on the standard output', async () => {
    const sent: unknown[] = [];
    await using station = await fakeStation({
      [`POST ${path}`]: ({ body }, response) => (sent.push(JSON.parse(body)), sendJson(response, maria, 201)),
      [`DELETE ${path}12/`]: (_call, response) => (sent.push('revoked'), void response.writeHead(204).end()),
    });
    const run = (...rest: string[]) => runPostkit(['feeds', ...rest], { url: station.url });
    const added = await run('subscribe', '3', '--name', 'Maria');
    expect(added.out).toBe(`${maria.url}\n`);
    expect(added.err).toContain('Subscription 12 is added.');
    expect((await run('revoke', '3', '--subscription', '12', '--yes')).code).toBe(0);
    expect(sent).toEqual([{ name: 'Maria' }, 'revoked']);
    expect((await run('subscribe', '3', '--name', ' ')).code).toBe(2);
    expect((await run('revoke', '3', '--yes')).code).toBe(2);
  });
});
