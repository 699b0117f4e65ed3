import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/draft';
const summary = { key: 'show-4', id: 'a', revision: 'b', events: [31, 32], updated_at: 1_793_599_200 };

describe('postkit drafts', () => {
  it('lists the drafts of the user, and prints one', async () => {
    const draft = { ...summary, content: '{"name":"Tide"}' };
    await using station = await fakeStation({
      [`GET ${api}s/`]: () => ({ drafts: [summary] }),
      [`GET ${api}/show-4/`]: () => draft,
    });
    const drafts = (...args: string[]) => runPostkit(['drafts', ...args], { url: station.url });
    expect((await drafts('list')).out).toBe(
      'KEY     CHANGED (UTC)     EVENTS\nshow-4  2026-11-02 06:00  2\n',
    );
    expect((await drafts('show', 'show-4', '--jq', '.content | fromjson | .name')).out).toBe('Tide\n');
    expect(await drafts('show', 'new')).toMatchObject({ code: 5 });
    expect(await drafts('show', 'show-x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This is not a draft.'),
    });
  });

  it('discards drafts, and reports those that do not exist', async () => {
    await using station = await fakeStation({
      [`GET ${api}/show-4/`]: () => ({ ...summary, content: '' }),
      [`DELETE ${api}/show-4/`]: (_call, response) => void response.writeHead(204).end(),
    });
    const discard = (args: string[], answers?: string[]) =>
      runPostkit(['drafts', 'discard', ...args], { url: station.url, ...(answers ? { answers } : {}) });
    expect(await discard(['show-4'], ['n'])).toMatchObject({
      code: 0,
      err: expect.stringContaining('Discard draft show-4? '),
    });
    expect(station.calls).toEqual([]);
    expect(await discard(['show-4', 'new', '--yes'])).toMatchObject({
      code: 3,
      err: expect.stringContaining('show-4 is discarded.\n'),
    });
    expect(station.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${api}/show-4/`,
    ]);
  });
});
