import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const job = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const row = { country: 'Chile', downloads: 12, percentTotal: 75, unique_reach: 9, ltr: 0.504 };
const answer = {
  data: [row, { ...row, country: 'Peru', downloads: 4, percentTotal: 25 }],
  totals: { downloads: 16 },
};
const api = '/wxyz/api/v1';

describe('analytics', () => {
  it('prints a table of the days that are asked for', async () => {
    await using station = await fakeStation({
      [`GET ${api}/get_analytics_podcast_countries.json`]: () => answer,
    });
    const args = ['analytics', '--by', 'country', '--from', '2026-11-01', '--to', '2026-11-30'];
    const { code, out, err } = await runPostkit(args, { url: station.url });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'DOWNLOADS  TOTAL  REACH  HEARD  COUNTRY',
      '12         75.0%  9      50%    Chile',
      '4          25.0%  9      50%    Peru',
      '',
    ]);
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toMatchObject({
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      station_names: 'wxyz',
    });
  });

  it.each([
    ['show', 'get_analytics_podcast_shows.json', { dimension: 'show' }],
    ['episode', 'get_analytics_podcast_shows.json', { dimension: 'episode' }],
    ['platform', 'get_analytics_podcast_platforms.json', {}],
    ['week', 'get_analytics_podcast_total.json', { dimension: 'date', granularity: 'week' }],
  ])('prints the figures by %s as JSON', async (by, path, query) => {
    await using station = await fakeStation({ [`GET ${api}/${path}`]: () => answer });
    const { out } = await runPostkit(['analytics', '--by', by, '--json'], { url: station.url });
    expect(JSON.parse(out)).toEqual(answer);
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toMatchObject(query);
  });

  it('KIT-033 waits for the CSV file and prints it as it is', async () => {
    const csv = 'Show,Show ID,Downloads\n"The ""Tide"", daily",4,12\n';
    let asked = 0;
    await using station = await fakeStation({
      [`GET ${api}/csv/get_analytics_podcast_shows.json`]: () => ({ job_id: job }),
      [`GET ${api}/${job}/download_csv.csv`]: (_call, response) => {
        asked += 1;
        if (asked === 1)
          response.writeHead(409, { 'content-type': 'application/json' }).end('{"error_message":"Not yet."}');
        else response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
      },
    });
    expect(await runPostkit(['analytics', '--csv'], { url: station.url })).toMatchObject({
      code: 0,
      out: csv,
      err: '',
    });
    expect(asked).toBe(2);
  });

  it('KIT-033 writes the CSV file with ISO dates, and keeps a file that exists', async () => {
    await using station = await fakeStation({
      [`GET ${api}/csv/get_analytics_podcast_total.json`]: () => ({ job_id: job }),
      [`GET ${api}/${job}/download_csv.csv`]: (_call, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/csv' })
          .end('Date,Downloads\r\n11-07-2026,4\r\n'),
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'november.csv');
    const write = ['analytics', '--by', 'day', '--csv', '-o', target];
    expect(await runPostkit(write, { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: `${target}\n`,
    });
    expect(await readFile(target, 'utf8')).toBe('Date,Downloads\r\n2026-11-07,4\r\n');
    expect((await runPostkit(write, { url: station.url })).code).toBe(6);
    expect((await runPostkit(['analytics', '-o', target], { url: station.url })).code).toBe(2);
    const printed = await runPostkit(['analytics', '--by', 'day', '--csv', '-o', '-'], { url: station.url });
    expect(printed).toMatchObject({ code: 0, out: 'Date,Downloads\r\n2026-11-07,4\r\n', err: '' });
  });

  it('says on standard error that there were no downloads', async () => {
    await using station = await fakeStation({
      [`GET ${api}/get_analytics_podcast_shows.json`]: () => ({ data: [], totals: {} }),
    });
    expect(await runPostkit(['analytics'], { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: 'No downloads.\n',
    });
  });

  it('stops waiting for the CSV file on Ctrl+C', async () => {
    await using station = await fakeStation({
      [`GET ${api}/csv/get_analytics_podcast_shows.json`]: () => ({ job_id: job }),
      [`GET ${api}/${job}/download_csv.csv`]: (_call, response) => {
        response.writeHead(409).end();
        process.emit('SIGINT');
      },
    });
    expect(await runPostkit(['analytics', '--csv'], { url: station.url })).toMatchObject({
      code: 130,
      out: '',
      err: 'Interrupted.\n',
    });
  });
});
