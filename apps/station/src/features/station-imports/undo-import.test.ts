import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { type ExportedFiles, exportStation, exportZipOf } from '../station-exports/testing/export-calls.ts';
import { furnishStation, loggedDay } from './testing/furnished-station.ts';
import { applyImport, sendZip } from './testing/import-calls.ts';
import { packExport } from './testing/pack-export.ts';

let source: TestStation;
let admin: SignedIn;
let files: ExportedFiles;
let target: TestStation;
let there: SignedIn;
beforeAll(async () => {
  source = await startStation();
  admin = await source.signIn();
  await furnishStation(source, admin);
  await makeEpisode(source, { name: 'Last' });
  files = await exportStation(source, admin);
  target = await startStation();
  there = await target.signIn();
}, 120_000);
afterAll(async () => {
  await target.close();
  await source.close();
});

/** The traces of an import: rows by table, and files. */
async function traces(): Promise<unknown> {
  const { db, storage } = target.context;
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db.tables(),
    );
    return [table, Number(rows[0]?.count)];
  };
  const tables = [
    'shows',
    'episodes',
    'audio_events',
    'event_ranges',
    'segments',
    'archive_files',
    'streams',
    'users',
    'tags',
    'connections',
  ];
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return [...(await Promise.all(tables.map(count))), keys.toSorted()];
}

describe('an import that fails half-way', () => {
  it('is undone whole, says why, and the next one works', async () => {
    const before = await traces();
    const last = [...files.keys()].filter((path) => /^audio\/\d+\.aac$/.test(path)).at(-1) ?? '';
    const broken = packExport(new Map([...files, [last, Buffer.from('This is no audio.')]]));
    const planned = await sendZip(target, there, broken);
    expect(planned.status).toBe('planned');
    expect(await applyImport(target, there, planned.guid)).toMatchObject({
      status: 'error',
      error: `${last} does not fit its episode: its checksum differs.`,
    });
    expect(await traces()).toEqual(before);
    const zip = await exportZipOf(source, admin, { log: { first_day: loggedDay, last_day: loggedDay } });
    const again = await sendZip(target, there, zip);
    expect(await applyImport(target, there, again.guid)).toMatchObject({ status: 'complete', error: '' });
  }, 60_000);
});
