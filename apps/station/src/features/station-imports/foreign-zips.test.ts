import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StationImport } from '@postkit/sdk/schema';
import {
  firstStation,
  makeShow,
  makeStation,
  makeTag,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { type ExportedFiles, exportStation } from '../station-exports/testing/export-calls.ts';
import { applyImport, importPath, readImport, sendZip } from './testing/import-calls.ts';
import { packExport, packZip } from './testing/pack-export.ts';

let server: TestStation;
let admin: SignedIn;
let files: ExportedFiles;
let slug: string;
beforeAll(async () => {
  server = await startStation();
  admin = await server.signIn();
  await makeShow(server, { title: 'Tides' });
  await makeTag(server, 'Harbour');
  files = await exportStation(server, admin);
  ({ slug } = await makeStation(server));
  admin = await server.signIn();
});
afterAll(() => server.close());

const send = (zip: Buffer) => sendZip(server, admin, zip, slug);
const changed = (path: string, text: string) => new Map([...files, [path, Buffer.from(text)]]);
const firstSum = (file = 'README.md') => files.get(file)?.length ?? 0;

/** Changes two bytes of a field in each header of an entry of the central directory. */
function patchDirectory(zip: Buffer, offset: number, value: number): Buffer {
  const patched = Buffer.from(zip);
  for (
    let at = patched.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = patched.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    patched.writeUInt16LE(value, at + offset);
  return patched;
}

async function showsOf(): Promise<unknown> {
  return (await server.call(`/${slug}/api/v1/show/really_all.json`, { as: admin })).json();
}

describe('a zip that is no whole export', () => {
  const whole = () => packExport(files);
  const cases: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['is cut off', () => whole().subarray(0, -100), /not a whole zip/],
    ['is no zip', () => Buffer.from('Hello, this is a text.'), /not a whole zip/],
    [
      'is no export',
      () => packZip([['manifest.json', Buffer.from('{}')]]),
      /not an export of a PostKit station/,
    ],
    ['leads out of its folder', () => packZip([['../evil.json', Buffer.from('{}')]]), /not a whole zip/],
    ['has a file twice', () => packZip([...files, ['README.md', Buffer.from('again')]]), /README\.md twice/],
    [
      'has a file of another name',
      () => packExport(changed('audio/run.sh', 'x').set('bin/run', Buffer.from('x'))),
      /no station writes/,
    ],
    ['has links', () => patchDirectory(whole(), 40, 0o12_0777), /is a link/],
    ['is compressed', () => patchDirectory(whole(), 10, 8), /is compressed/],
    [
      'lacks a table',
      () => packExport(new Map([...files].filter(([path]) => path !== 'tables/shows.jsonl'))),
      /no tables\/shows\.jsonl/,
    ],
    [
      'is of a newer version',
      () => packExport(files, (manifest) => ({ ...manifest, version: 3 })),
      /newer version.*format 3/,
    ],
    [
      'is of an older version',
      () => packExport(files, (manifest) => ({ ...manifest, version: 1 })),
      /older version/,
    ],
    [
      'is of a newer database',
      () => packExport(files, (manifest) => ({ ...manifest, schema: '9999-later' })),
      /newer version.*9999-later/,
    ],
    [
      'has a column that no version knows',
      () => packExport(changed('tables/tags.jsonl', '{"id":1,"colour":"red"}\n')),
      /does not know: colour/,
    ],
    [
      'has a line that is no row',
      () => packExport(changed('tables/tags.jsonl', '[1]\n')),
      /Line 1 of tables\/tags\.jsonl is not a row/,
    ],
    ['ends within a row', () => packExport(changed('tables/tags.jsonl', '{"id":1')), /ends within a line/],
    [
      'has a time zone of its own',
      () => packExport(changed('station.json', '{"title":"x"}')),
      /station\.json has a value/,
    ],
  ];

  it.each(cases)('that %s is refused in words, and changes nothing', async (_name, zip, message) => {
    const refused = await send(zip());
    expect(refused).toMatchObject({ status: 'error', error: expect.stringMatching(message), plan: null });
    expect(await showsOf()).toEqual([]);
  });

  it('whose bytes were changed on the way is refused by its checksums', async () => {
    const zip = whole();
    const at = zip.indexOf('Exported from PostKit');
    zip.write('e', at);
    expect(firstSum()).toBeGreaterThan(0);
    expect(await send(zip)).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/README\.md is damaged: its checksum differs/),
    });
  });
});

describe('an import', () => {
  let planned: StationImport;

  it('does not reach what belongs to another station', async () => {
    const event = await makeEvent(server);
    const row = JSON.parse(files.get('tables/shows.jsonl')?.toString().split('\n')[0] ?? '{}');
    const foreign = `${JSON.stringify({ ...row, station_id: undefined, pre_bumper: event.id, tag_ids: '[999]' })}\n`;
    planned = await send(packExport(changed('tables/shows.jsonl', foreign)));
    expect(planned).toMatchObject({ status: 'planned', error: '' });
    expect(await applyImport(server, admin, planned.guid, slug)).toMatchObject({ status: 'complete' });
    admin = await server.signIn();
    expect(await showsOf()).toMatchObject([{ title: 'Tides', pre_bumper: null, playlist_categories: [] }]);
  });

  it('that is cancelled before it starts leaves nothing, and one at a time is open', async () => {
    const other = await makeStation(server);
    admin = await server.signIn();
    const open = await sendZip(server, admin, packExport(files), other.slug);
    const second = await server.call(importPath(server, '', other.slug), {
      method: 'POST',
      as: admin,
      json: { bytes: 10 },
    });
    expect([second.status, (await second.json()).error_message]).toEqual([
      409,
      expect.stringContaining('Another import'),
    ]);
    expect(
      (await server.call(importPath(server, `${open.guid}/`, other.slug), { method: 'DELETE', as: admin }))
        .status,
    ).toBe(204);
    const list = await (await server.call(importPath(server, '', other.slug), { as: admin })).json();
    expect(list.station_imports).toEqual([]);
  });

  it('resumes at the bytes that have arrived, and at no others', async () => {
    const other = await makeStation(server);
    admin = await server.signIn();
    const started = await server.call(importPath(server, '', other.slug), {
      method: 'POST',
      as: admin,
      json: { bytes: 10 },
    });
    const { guid } = await started.json();
    const part = (offset: number, body: string) =>
      server.call(importPath(server, `${guid}/zip/${offset}/`, other.slug), {
        method: 'PATCH',
        as: admin,
        headers: { 'content-type': 'application/offset+octet-stream' },
        body,
      });
    expect((await part(0, 'abcd')).status).toBe(200);
    expect((await part(2, 'cdef')).status).toBe(409);
    expect(await readImport(server, admin, guid, other.slug)).toMatchObject({
      status: 'receiving',
      received: 4,
    });
  });

  it('is of admins only, and does not exist for other stations', async () => {
    const user = await (await makeUser(server)).signIn();
    const first = firstStation(server).slug;
    expect(
      (await server.call(importPath(server, '', first), { method: 'POST', as: user, json: { bytes: 10 } }))
        .status,
    ).toBe(403);
    expect((await server.call(importPath(server, '', first), { as: user })).status).toBe(403);
    expect((await server.call(importPath(server, `${planned.guid}/`, first), { as: admin })).status).toBe(
      404,
    );
  });
});
