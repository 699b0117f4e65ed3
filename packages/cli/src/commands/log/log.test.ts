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
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/event/': () => resourcePage([event(31, six, 90.4)]),
    });
    const { out } = await runPostkit(
      ['log', 'events', ...day, '--category', 'News, local', '--search', 'six'],
      { url: station.url },
    );
    expect(out.split('\n')).toEqual([
      'Times of America/New_York.',
      'ID  START             LENGTH   CATEGORY  ARTIST    TITLE',
      '31  2026-11-24 06:00  0:01:30  News      Newsroom  News at six',
      '',
    ]);
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toMatchObject({
      cart__type_name: 'LOGGER',
      id__gte: `${six * 1000}`,
      id__lt: `${(six + 3600) * 1000}`,
      cart__category__name__in: 'News\\, local',
      search: 'six',
    });
  });

  it('lists gaps, silences and times from the fallback', async () => {
    const query = { start: `${six}`, end: `${six + 3600}` };
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/logger/gaps.json': () => ({ gaps: [{ start: six, end: six + 75, open: true }] }),
      'GET /wxyz/api/v1/logger/silences.json': () => ({ silences: [] }),
      'GET /wxyz/api/v1/logger/fallbacks.json': () => ({ fallbacks: [{ start: six, end: six + 60 }] }),
    });
    const log = (...args: string[]) => runPostkit(['log', ...args], { url: station.url });
    const gaps = await log('gaps', ...day);
    expect(gaps.out).toBe(
      'Times of America/New_York.\nSTART             END  SECONDS\n2026-11-24 06:00  now  75\n',
    );
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toEqual(query);
    expect(await log('silences', ...day)).toMatchObject({ code: 0, out: '', err: 'No silences.\n' });
    expect(await log('silences', ...day, '--csv')).toMatchObject({
      out: 'start_time,end_time,seconds\n',
      err: '',
    });
    expect((await log('fallbacks', ...day)).out).toContain('2026-11-24 06:00  2026-11-24 06:01  60\n');
    const backwards = await log('gaps', '--from', '2026-11-24 07:00', '--to', '2026-11-24 06:00');
    expect(backwards).toMatchObject({ code: 2, err: '--to must be later than --from.\n' });
    expect((await log('gaps', '--from', '2999-01-01 00:00')).err).toBe(
      '--from is in the future (America/New_York).\n',
    );
  });

  it('writes ISO times with their offset to JSON and CSV, and takes them back', async () => {
    // Clocks went back at 02:00, so this hour passed twice.
    const second = Date.parse('2026-11-01T06:30:15Z') / 1000;
    const { cart, ...found } = event(31, second, 90);
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/event/': () => resourcePage([{ ...found, cart: { ...cart, title: 'A, "B"' } }]),
      'GET /wxyz/api/v1/logger/gaps.json': () => ({
        gaps: [{ start: second - 3600, end: second, open: false }],
      }),
    });
    const log = (...args: string[]) => runPostkit(['log', ...args], { url: station.url });
    const [{ started_at, start_time, end_time }] = JSON.parse((await log('events', ...day, '--json')).out);
    expect([started_at, start_time, end_time]).toEqual([
      second,
      '2026-11-01T01:30:15-05:00',
      '2026-11-01T01:31:45-05:00',
    ]);
    expect((await log('events', ...day, '--csv')).out).toBe(
      `start_time,end_time,id,seconds,category,artist,title\n${start_time},${end_time},31,90,News,Newsroom,"A, ""B"""\n`,
    );
    expect((await log('gaps', '--from', start_time, '--to', '2026-11-01 07:00:05', '--csv')).out).toBe(
      'start_time,end_time,seconds,open\n2026-11-01T01:30:15-04:00,2026-11-01T01:30:15-05:00,3600,false\n',
    );
    const end = Date.parse('2026-11-01T12:00:05Z') / 1000;
    expect(Object.fromEntries(station.calls.at(-1)?.query ?? [])).toEqual({
      start: `${second}`,
      end: `${end}`,
    });
  });

  it.each(['2026-02-30 06:00', '2026-11-24 24:00', '2026-11-24'])(
    'refuses a time that does not exist: %s',
    async (from) => {
      await using station = await fakeStation(settings);
      expect(await runPostkit(['log', 'gaps', '--from', from], { url: station.url })).toMatchObject({
        code: 2,
        err: `"${from}" is not a time such as "2026-11-24 06:00".\n`,
      });
    },
  );
});

describe('postkit log clip', () => {
  const events = [event(29, six - 120, 120), event(30, six - 60, 300), event(31, six + 240, 4000)];
  const reads = {
    ...settings,
    'GET /wxyz/api/v1/event/': () => resourcePage(events),
    'GET /wxyz/event/30/clone.html': (_: unknown, response: Parameters<typeof sendJson>[0]) =>
      sendJson(response, event(130, six, 240), 201),
    'GET /wxyz/event/31/clone.html': (_: unknown, response: Parameters<typeof sendJson>[0]) =>
      sendJson(response, event(131, six + 240, 3360), 201),
  };

  it('prints the events of the range, with trimmed copies at both ends', async () => {
    await using station = await fakeStation(reads);
    const clip = (...args: string[]) => runPostkit(['log', 'clip', ...day, ...args], { url: station.url });
    expect(await clip()).toMatchObject({ code: 0, out: '130\n131\n', err: '' });
    const { query } = station.calls.find(({ path }) => path === '/wxyz/api/v1/event/') ?? {};
    // An event that started up to six hours before may reach into the range.
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      cart__type_name: 'LOGGER',
      order: 'ASC',
      id__gte: `${(six - 6 * 3600) * 1000}`,
    });
    expect((await clip('--jq', '.[].duration')).out).toBe('240\n3360\n');
  });

  it('merges them with --merge, and waits for the audio', async () => {
    let reads200 = 0;
    await using station = await fakeStation({
      ...reads,
      'POST /wxyz/event/merge/': (_call, response) =>
        sendJson(response, { id: 200, location: '/wxyz/api/v1/event/200/' }, 201),
      'GET /wxyz/api/v1/event/200/': () => {
        reads200 += 1;
        return { ...event(200, six, 3600), processing: reads200 === 1 };
      },
    });
    expect(await runPostkit(['log', 'clip', ...day, '--merge'], { url: station.url })).toMatchObject({
      code: 0,
      out: '200\n',
    });
    expect(bodyOf(station.calls.find(({ method }) => method === 'POST'))).toEqual({ events: [130, 131] });
    expect(reads200).toBe(2);
  });

  it('prints a single event as it is', async () => {
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/event/': () => resourcePage([event(31, six + 240, 60)]),
    });
    expect(await runPostkit(['log', 'clip', ...day, '--merge'], { url: station.url })).toMatchObject({
      code: 0,
      out: '31\n',
    });
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
      'POST /wxyz/api/v1/playlistcache/': (_call, response) =>
        sendJson(response, { job_id: job, url: '' }, 202),
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
    const cuts = station.calls
      .filter(({ path }) => path.endsWith('clone.html'))
      .map(({ query }) => Object.fromEntries(query));
    expect(cuts).toEqual([
      { start: '60', end: '300' },
      { start: '0', end: '360' },
    ]);
    const ordered = station.calls.find(({ method }) => method === 'POST');
    const printed = await runPostkit(['log', 'download', ...day, '-o', '-'], { url: station.url });
    expect(printed).toMatchObject({ code: 0, out: 'audio', err: '' });
    expect(bodyOf(ordered)).toMatchObject({
      events: [130, 31, 132].map((id) => `/wxyz/api/v1/event/${id}/`),
      format: 'mp3',
    });
  });

  it('keeps a file that exists, and reports an empty range', async () => {
    await using station = await fakeStation({
      ...settings,
      'GET /wxyz/api/v1/event/': () => resourcePage([]),
    });
    await using home = await temporaryHome();
    const empty = await runPostkit(['log', 'download', ...day, '-o', join(home.path, 'a.mp3')], {
      url: station.url,
    });
    expect(empty).toMatchObject({ code: 5, err: 'The log has no audio in this range.\n' });
    expect((await runPostkit(['log', 'download', '-o', home.path], { url: station.url })).code).toBe(6);
  });
});
