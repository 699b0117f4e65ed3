import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, sendJson } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { resourcePage } from '../../testing/resource-page.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

// 06:00 in New York, the time zone of the station.
const six = Date.parse('2026-11-24T11:00:00Z') / 1000;
const day = ['--from', '2026-11-24 06:00', '--to', '2026-11-24 07:00'];
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };

function event(id: number, started_at: number, duration: number) {
  const cart = { id: 1, title: 'News at six', artist: 'Newsroom', category: { name: 'News' } };
  return { id, started_at, duration, cart };
}

describe('postkit log', () => {
  it('lists events of a range in the time zone of the station', async () => {
    await using station = await fakeStation({ ...settings, 'GET /wxyz/api/v1/event/': () => resourcePage([event(31, six, 90.4)]) });
    const { out } = await runPostkit(['log', 'events', ...day, '--category', 'News, local'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID  START (UTC)       LENGTH   CATEGORY  ARTIST    TITLE',
      '31  2026-11-24 11:00  0:01:30  News      Newsroom  News at six',
      '',
    ]);
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toMatchObject({
      cart__type_name: 'LOGGER',
      id__gte: `${six * 1000}`,
      id__lt: `${(six + 3600) * 1000}`,
      cart__category__name__in: 'News\\, local',
    });
  });

  it('lists gaps and silences', async () => {
    const query = { start: `${six}`, end: `${six + 3600}` };
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/logger/gaps.json': () => ({ gaps: [{ start: six, end: six + 75, open: true }] }),
      'GET /wxyz/api/v1/logger/silences.json': () => ({ silences: [] }),
    });
    const gaps = await runPostkit(['log', 'gaps', ...day], { url: station.url });
    expect(gaps.out.split('\n')).toEqual(['START (UTC)       END (UTC)  SECONDS', '2026-11-24 11:00  now        75', '']);
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toEqual(query);
    expect(await runPostkit(['log', 'silences', ...day], { url: station.url })).toMatchObject({ code: 0, err: 'No silences.\n' });
    const backwards = await runPostkit(['log', 'gaps', '--from', '2026-11-24 07:00', '--to', '2026-11-24 06:00'], { url: station.url });
    expect(backwards).toMatchObject({ code: 2, err: '--to must be later than --from.\n' });
  });
});

describe('postkit log download', () => {
  const job = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';

  it('trims the events at both ends, and waits for the file', async () => {
    let asked = 0;
    const before = event(29, six - 7200, 60);
    const events = [before, event(30, six - 60, 300), event(31, six + 240, 3000), event(32, six + 3240, 600)];
    const cloned = (id: number) => ({
      [`GET /wxyz/event/${id}/clone.html`]: (_: unknown, response: Parameters<typeof sendJson>[0]) =>
        sendJson(response, { ...event(id + 100, six, 1) }, 201),
    });
    await using station = await fakeStation({
      ...settings,
      ...cloned(30),
      ...cloned(32),
      'GET /wxyz/api/v1/event/': () => resourcePage(events),
      'POST /wxyz/api/v1/playlistcache/': (_call, response) => sendJson(response, { job_id: job, url: '' }, 202),
      [`GET /wxyz/playlistcache/${job}.mp3`]: (_call, response) => {
        asked += 1;
        if (asked === 1) sendJson(response, { error_message: 'Not yet.' }, 409);
        else response.writeHead(200, { 'content-length': 5, etag: '"a"' }).end('audio');
      },
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'hour.mp3');
    const result = await runPostkit(['log', 'download', ...day, '-o', target], { url: station.url });
    expect(result).toMatchObject({ code: 0, err: `${target}  5 bytes\n` });
    expect(await readFile(target, 'utf8')).toBe('audio');
    const cuts = station.calls.filter(({ path }) => path.endsWith('clone.html')).map(({ query }) => Object.fromEntries(query));
    expect(cuts).toEqual([
      { start: '60', end: '300' },
      { start: '0', end: '360' },
    ]);
    const ordered = station.calls.find(({ method }) => method === 'POST');
    expect(bodyOf(ordered)).toMatchObject({ events: [130, 31, 132].map((id) => `/wxyz/api/v1/event/${id}/`), format: 'mp3' });
  });

  it('keeps a file that exists, and reports an empty range', async () => {
    await using station = await fakeStation({ ...settings, 'GET /wxyz/api/v1/event/': () => resourcePage([]) });
    await using home = await temporaryHome();
    const empty = await runPostkit(['log', 'download', ...day, '-o', join(home.path, 'a.mp3')], { url: station.url });
    expect(empty).toMatchObject({ code: 5, err: 'The log has no audio in this range.\n' });
    expect((await runPostkit(['log', 'download', '-o', home.path], { url: station.url })).code).toBe(6);
  });
});
