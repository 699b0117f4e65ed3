import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const operation = 'GET /wxyz/api/v1/get_analytics_devices.json';
const found = {
  devices: [
    { device: 'Apple iPhone', system: 'iOS', downloads: 30 },
    { device: 'Speaker, smart', system: 'Unknown', downloads: 10 },
  ],
};
const csv = 'device,system,downloads\nApple iPhone,iOS,30\n"Speaker, smart",Unknown,10\n';

describe('analytics devices', () => {
  it('prints downloads and shares of the filters, as a table or JSON', async () => {
    await using station = await fakeStation({ [operation]: () => found });
    const args = [
      'analytics',
      'devices',
      '--to',
      '2026-11-28',
      '--show',
      '7',
      '--country',
      'NO,SE',
      '--platform',
      'Overcast',
    ];
    const { code, out } = await runPostkit(args, { url: station.url });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'DOWNLOADS  TOTAL  DEVICE          SYSTEM',
      '30         75.0%  Apple iPhone    iOS',
      '10         25.0%  Speaker, smart  Unknown',
      '',
    ]);
    expect(Object.fromEntries(station.calls[0]?.query ?? [])).toMatchObject({
      start_date: '2026-11-01',
      end_date: '2026-11-28',
      show_id: '7',
      countries_list: 'NO,SE',
      platform_list: 'Overcast',
    });
    expect(JSON.parse((await runPostkit([...args, '--json'], { url: station.url })).out)).toEqual(found);
  });

  it('writes CSV, and keeps a file that exists', async () => {
    await using station = await fakeStation({ [operation]: () => found });
    await using home = await temporaryHome();
    const target = join(home.path, 'devices.csv');
    const args = ['analytics', 'devices', '--csv'];
    expect(await runPostkit(args, { url: station.url })).toMatchObject({ code: 0, out: csv, err: '' });
    expect(await runPostkit([...args, '-o', target], { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: `${target}\n`,
    });
    expect(await readFile(target, 'utf8')).toBe(csv);
    expect((await runPostkit([...args, '-o', target], { url: station.url })).code).toBe(6);
    expect((await runPostkit(['analytics', 'devices', '-o', target], { url: station.url })).code).toBe(2);
  });

  it('reports that no download has a device', async () => {
    await using station = await fakeStation({ [operation]: () => ({ devices: [] }) });
    const outcome = await runPostkit(['analytics', 'devices'], { url: station.url });
    expect(outcome).toMatchObject({ code: 0, out: '', err: 'No downloads with a known device.\n' });
  });
});
