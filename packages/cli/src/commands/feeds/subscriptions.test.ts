import { describe, expect, it } from 'vitest';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
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
  recent_downloads: 0,
  downloads: 0,
  last_download_on: null,
};
const bob = {
  ...maria,
  id: 13,
  name: 'Bob, “the ear”',
  url: 'http://station/wxyz/rss/3.xml?token=other',
  last_used_at: 1_793_599_200,
  recent_downloads: 4,
  downloads: 31,
  last_download_on: '2026-11-02',
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

  it('are listed with their downloads, in the order asked for, and as CSV without addresses', async () => {
    await using station = await fakeStation({
      [`GET ${path}`]: (_call, response) => sendJson(response, { subscriptions: [maria, bob] }),
      'GET /wxyz/api/v1/settings/': makeSettings,
    });
    const run = (...rest: string[]) =>
      runPostkit(['feeds', 'subscriptions', '3', ...rest], { url: station.url });
    const lines = async (...rest: string[]) => (await run(...rest)).out.trim().split('\n');
    const [head, ...rows] = await lines();
    expect(head).toMatch(/^ID +NAME +LAST USED +28 DAYS +DOWNLOADS +LAST DOWNLOAD +ADDRESS$/);
    expect(rows[0]).toMatch(/^12 +Maria +never +0 +0 +never +http/);
    expect(rows[1]).toMatch(/^13 +Bob, “the ear” +2026-11-02 +4 +31 +2026-11-02 +http/);
    for (const order of ['recent', 'downloads', 'last'])
      expect((await lines('--sort', order))[1]).toContain('Bob');
    expect(await lines('--csv', '--sort', 'last')).toEqual([
      'id,name,last_used_on,recent_downloads,downloads,last_download_on',
      '13,"Bob, “the ear”",2026-11-02,4,31,2026-11-02',
      '12,Maria,,0,0,',
    ]);
    expect((await run('--sort', 'size')).code).toBe(2);
    expect((await run('--csv', '--json')).code).toBe(2);
  });
});
