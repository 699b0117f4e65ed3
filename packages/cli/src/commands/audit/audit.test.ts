import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const api = '/wxyz/api/v1/audit/';
const at = Date.parse('2026-11-24T11:00Z') / 1000;
const actor = { kind: 'api_key', user_id: 7, name: 'Ina', key: 'Archive' };
const change = { field: 'name', old: 'High water', new: 'Low water', secret: false };
const entry = {
  id: 9,
  at,
  actor,
  action: 'changed',
  thing: { kind: 'episode', id: '101', name: 'Low water' },
  changes: [change],
};
const settings = { 'GET /wxyz/api/v1/settings/': makeSettings };

describe('postkit audit', () => {
  it('lists entries of as many pages as it needs, in the time of the station', async () => {
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}`]: ({ query }) =>
        query.has('before') ? { entries: [entry], next: null } : { entries: [entry], next: 9 },
    });
    const args = [
      'audit',
      'list',
      '--kind',
      'episode',
      '--thing',
      '101',
      '--from',
      '2026-11-24 00:00',
      '--limit',
      '2',
    ];
    const { out } = await runPostkit(args, { url: station.url });
    const row = '2026-11-24 06:00  Ina (key Archive)  changed  episode  101  Low water  name';
    expect(out.split('\n').slice(1)).toEqual([row, row, '']);
    const [first, second] = station.calls.filter(({ path }) => path === api);
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
      kind: 'episode',
      thing: '101',
      limit: '2',
    });
    expect(Object.fromEntries(second?.query ?? [])).toMatchObject({ before: '9', limit: '1' });
    expect((await runPostkit(['audit', 'list', '--thing', '101'], { url: station.url })).code).toBe(2);
  });

  it('says that there are no entries', async () => {
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}`]: () => ({ entries: [], next: null }),
    });
    expect(await runPostkit(['audit', 'list'], { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: 'No entries.\n',
    });
  });

  it('exports to standard output and to a file, and keeps a file that exists', async () => {
    await using station = await fakeStation({
      ...settings,
      [`GET ${api}export.csv`]: (_call, response) =>
        void response.writeHead(200, { 'content-type': 'text/csv' }).end('Time\r\n'),
      [`GET ${api}export.jsonl`]: (_call, response) => void response.writeHead(200).end('{"id":9}\n'),
    });
    await using home = await temporaryHome();
    expect(await runPostkit(['audit', 'export'], { url: station.url })).toMatchObject({
      code: 0,
      out: 'Time\r\n',
    });
    const target = join(home.path, 'audit.jsonl');
    const write = ['audit', 'export', '--format', 'jsonl', '--action', 'sign_in_failed', '-o', target];
    expect(await runPostkit(write, { url: station.url })).toMatchObject({ code: 0, err: `${target}\n` });
    expect(await readFile(target, 'utf8')).toBe('{"id":9}\n');
    expect(station.calls.at(-1)?.query.get('action')).toBe('sign_in_failed');
    expect((await runPostkit(write, { url: station.url })).code).toBe(6);
  });
});
