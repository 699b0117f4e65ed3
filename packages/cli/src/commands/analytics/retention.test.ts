import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const operation = 'GET /wxyz/api/v1/get_analytics_retention.json';
const found = {
  episode_id: 7,
  name: 'The ferry',
  version: 2,
  versions: [1, 2],
  duration: 150,
  downloads: 1240,
  in_ranges: 310,
  whole: 820,
  minutes: [310, 155, 31].map((downloads, minute) => ({ minute, downloads })),
};
const args = ['analytics', 'retention', '7'];

describe('analytics retention', () => {
  it('prints downloads and shares by minute, and the downloads without minutes', async () => {
    await using station = await fakeStation({ [operation]: () => found });
    const { code, out, err } = await runPostkit([...args, '--audio', '2'], { url: station.url });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'FROM     DOWNLOADS  OF THESE',
      '0:00:00  310        100.0%',
      '0:01:00  155        50.0%',
      '0:02:00  31         10.0%',
      '',
    ]);
    expect(err.split('\n')).toEqual([
      'The ferry, audio version 2: minutes known of 310 of 1240 downloads.',
      'Whole file, or parts of two versions: 820.',
      'Counted before the station stored minutes: 110.',
      '',
    ]);
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toEqual({ episode_id: '7', version: '2' });
    expect(JSON.parse((await runPostkit([...args, '--json'], { url: station.url })).out)).toEqual(found);
    expect(Object.fromEntries(station.calls[1]?.query ?? [])).toEqual({ episode_id: '7' });
  });

  it('prints no table while no download shows its minutes', async () => {
    await using station = await fakeStation({
      [operation]: () => ({ ...found, downloads: 3, in_ranges: 0, whole: 3 }),
    });
    const { code, out, err } = await runPostkit(args, { url: station.url });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('minutes known of 0 of 3 downloads.');
  });

  it('writes CSV, and keeps a file that exists', async () => {
    await using station = await fakeStation({ [operation]: () => found });
    await using home = await temporaryHome();
    const target = join(home.path, 'minutes.csv');
    const csv = 'minute,downloads\n0,310\n1,155\n2,31\n';
    expect(await runPostkit([...args, '--csv'], { url: station.url })).toMatchObject({
      code: 0,
      out: csv,
      err: '',
    });
    expect(await runPostkit([...args, '--csv', '-o', target], { url: station.url })).toMatchObject({
      code: 0,
      err: `${target}\n`,
    });
    expect(await readFile(target, 'utf8')).toBe(csv);
    expect((await runPostkit([...args, '--csv', '-o', target], { url: station.url })).code).toBe(6);
    expect((await runPostkit([...args, '-o', target], { url: station.url })).code).toBe(2);
    expect((await runPostkit(['analytics', 'retention', 'ferry'], { url: station.url })).code).toBe(2);
  });

  it('reports an episode that does not exist', async () => {
    await using station = await fakeStation({
      [operation]: (_call, response) =>
        void response
          .writeHead(404, { 'content-type': 'application/json' })
          .end('{"error_message":"It does not exist."}'),
    });
    const { code, out, err } = await runPostkit(args, { url: station.url });
    expect(code).not.toBe(0);
    expect({ out, err }).toEqual({ out: '', err: expect.stringContaining('It does not exist.') });
  });
});
