import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeShow } from '../../testing/make-show.ts';
import { runPostkit } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/show';
const show = makeShow();

describe('postkit shows', () => {
  it('lists shows with their numbers of episodes', async () => {
    await using station = await fakeStation({ [`GET ${api}/really_all.json`]: () => [show] });
    const { out } = await runPostkit(['shows', 'list'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID  PUBLISHED  SCHEDULED  DRAFTS  LATEST (UTC)      TITLE',
      '7   12         1          2       2026-11-02 06:00  Morning Tide',
      '',
    ]);
    const ids = await runPostkit(['shows', 'list', '--jq', '.[].id'], { url: station.url });
    expect(ids.out).toBe('7\n');
  });

  it('prints the address of the newest episode', async () => {
    await using station = await fakeStation({});
    const playout = async (...args: string[]) =>
      (await runPostkit(['shows', 'playout', '7', ...args], { url: station.url })).out;
    const address = `${station.url}/wxyz/listen/shows/7/newest`;
    expect(await playout()).toBe(`${address}.mp3?playout=true\n`);
    expect(await playout('--m3u', '--max-age', '24', '--counted')).toBe(`${address}.m3u?max_age=24\n`);
  });

  it('prints a show', async () => {
    await using station = await fakeStation({ [`GET ${api}/7/`]: () => show });
    const { out } = await runPostkit(['shows', 'show', '7', '--json'], { url: station.url });
    expect(JSON.parse(out)).toMatchObject({ id: 7, title: 'Morning Tide', prefix_list: [] });
  });

  it('creates a show and prints its id', async () => {
    await using station = await fakeStation({
      [`POST ${api}/`]: (_call, response) => sendJson(response, show, 201),
    });
    const flags = ['--title', 'Morning Tide', '--set', 'prefix_list=["MT"]', '--set', 'rss_explicit=true'];
    expect(await runPostkit(['shows', 'create', ...flags], { url: station.url })).toMatchObject({
      code: 0,
      out: '7\n',
      err: 'Show 7 is created.\n',
    });
    expect(bodyOf(station.calls[0])).toEqual({
      title: 'Morning Tide',
      prefix_list: '["MT"]',
      rss_explicit: true,
    });
    const untitled = await runPostkit(['shows', 'create', '--author', 'Ada'], { url: station.url });
    expect(untitled).toMatchObject({ code: 2, err: expect.stringContaining('title: ') });
  });

  it('changes only the given fields', async () => {
    await using station = await fakeStation({ [`PATCH ${api}/7/`]: () => show });
    const edited = await runPostkit(['shows', 'edit', '7', '--file', '-', '--title', 'Evening Tide'], {
      url: station.url,
      input: 'title: Late Tide\nauthor: Ada\n',
    });
    expect(edited).toMatchObject({ code: 0, out: '', err: 'Show 7 is changed.\n' });
    expect(bodyOf(station.calls[0])).toEqual({ title: 'Evening Tide', author: 'Ada' });
  });

  it('sets and clears the days after which episodes expire', async () => {
    await using station = await fakeStation({ [`PATCH ${api}/7/`]: () => show });
    const edit = (days: string) =>
      runPostkit(['shows', 'edit', '7', '--expire-after', days], { url: station.url });
    await edit('30');
    await edit('never');
    expect(station.calls.map(bodyOf)).toEqual([{ expiry_days: 30 }, { expiry_days: null }]);
    expect(await edit('soon')).toMatchObject({
      code: 2,
      err: expect.stringContaining('This must be a number of days, or never.'),
    });
  });
});
