import { sql, type Kysely } from 'kysely';
import type { PeakLevel } from '../../audio/index.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { ArchiveStoreTables } from './archive-tables.ts';
import type { UnpackedSegment } from './packed-segments.ts';

type PackedRow = ArchiveStoreTables['archive_objects'];
type TailSegment = UnpackedSegment & Pick<ArchiveStoreTables['archive_tail'], 'crc32'>;
type Place = Pick<PackedRow, 'file' | 'offset'>;

/** Where consecutive bytes of a file are. */
export interface ArchivePiece {
  /** In the file. */
  readonly offset: number;
  readonly length: number;
  /** Key of the object that begins with these bytes; null for the tail. */
  readonly key: string | null;
}

const tables = (db: Tables): Kysely<ArchiveStoreTables> => db.tables<ArchiveStoreTables>();

/** The byte after the last one of a file; 0 for a new file. */
export async function endOfFile(db: Tables, file: string): Promise<number> {
  const last = (table: 'archive_tail' | 'archive_objects') =>
    tables(db)
      .selectFrom(table)
      .select(['offset', 'length'])
      .where('file', '=', file)
      .orderBy('offset', 'desc')
      .limit(1);
  // The tail is always behind the objects.
  const end =
    (await last('archive_tail').executeTakeFirst()) ?? (await last('archive_objects').executeTakeFirst());
  return end ? end.offset + end.length : 0;
}

export async function insertTail(db: Tables, segment: ArchiveStoreTables['archive_tail']): Promise<void> {
  await tables(db).insertInto('archive_tail').values(segment).execute();
}

/** The pieces that overlap a range, in order. A move meanwhile can show bytes twice, but never leaves them out. */
export async function piecesIn(db: Tables, file: string, from: number, to: number): Promise<ArchivePiece[]> {
  // The tail first: a segment that is moved before the second query is then in both.
  const tail = await overlapping(db, 'archive_tail', { file, from, to })
    .select(['offset', 'length'])
    .execute();
  const objects = await overlapping(db, 'archive_objects', { file, from, to })
    .select(['offset', 'length', 'key'])
    .execute();
  return [...objects, ...tail.map((piece) => ({ ...piece, key: null }))].toSorted(
    (a, b) => a.offset - b.offset,
  );
}

function overlapping(
  db: Tables,
  table: 'archive_tail' | 'archive_objects',
  { file, from, to }: { file: string; from: number; to: number },
) {
  return tables(db)
    .selectFrom(table)
    .where('file', '=', file)
    .where('offset', '<', to)
    .where(({ eb }) => eb(eb('offset', '+', eb.ref('length')), '>', from));
}

/** Null once the segment was moved or removed. */
export async function tailBytes(db: Tables, { file, offset }: Place): Promise<Buffer | null> {
  const row = tables(db)
    .selectFrom('archive_tail')
    .select('data')
    .where('file', '=', file)
    .where('offset', '=', offset);
  const found = await row.executeTakeFirst();
  return found ? Buffer.from(found.data) : null;
}

/** The first segments of a file's tail. */
export async function tailSegments(db: Tables, file: string, limit: number): Promise<TailSegment[]> {
  const columns = ['offset', 'length', 'crc32', 'data', 'peaks'] as const;
  return tables(db)
    .selectFrom('archive_tail')
    .select(columns)
    .where('file', '=', file)
    .orderBy('offset')
    .limit(limit)
    .execute();
}

/** Removes segments from the tail. False, and removes none, if the tail has others or not all of them. */
export async function takeFromTail(
  db: Tables,
  file: string,
  segments: readonly TailSegment[],
): Promise<boolean> {
  const [first, last] = [segments[0]?.offset ?? 0, segments.at(-1)?.offset ?? 0];
  const found = await tables(db)
    .selectFrom('archive_tail')
    .select(['offset', 'length', 'crc32'])
    .where('file', '=', file)
    .where('offset', '>=', first)
    .where('offset', '<=', last)
    .orderBy('offset')
    .execute();
  const isSame = (row: (typeof found)[number], index: number) => {
    const segment = segments[index];
    return segment?.offset === row.offset && segment.length === row.length && segment.crc32 === row.crc32;
  };
  if (found.length !== segments.length || !found.every(isSame)) return false;
  const rows = tables(db).deleteFrom('archive_tail').where('file', '=', file).where('offset', '>=', first);
  await rows.where('offset', '<=', last).execute();
  return true;
}

/** Files of the tail with at least `count` segments, or without a new one since a time. */
export async function filesToPack(
  db: Tables,
  { count, before }: { count: number; before: number },
): Promise<string[]> {
  const files = await tables(db)
    .selectFrom('archive_tail')
    .select('file')
    .groupBy('file')
    .having(({ or, eb, fn }) =>
      or([eb(fn.countAll<number>(), '>=', count), eb(fn.max('written_at'), '<', before)]),
    )
    .execute();
  return files.map(({ file }) => file);
}

/** When the newest segment of a file's tail was written; null without one. */
export async function tailWrittenAt(db: Tables, file: string): Promise<number | null> {
  const newest = tables(db)
    .selectFrom('archive_tail')
    .where('file', '=', file)
    .select(({ fn }) => fn.max<number | null>('written_at').as('at'));
  return (await newest.executeTakeFirst())?.at ?? null;
}

export async function tailPeaks(db: Tables, file: string, from: number, to: number) {
  const rows = tables(db).selectFrom('archive_tail').select(['offset', 'peaks']).where('file', '=', file);
  return rows.where('offset', '>=', from).where('offset', '<=', to).execute();
}

const peaksColumns = { 1: 'middle_peaks', 2: 'coarse_peaks' } as const;

/** Objects that overlap a range, with their peaks of a coarser resolution; those of the finest are in the object. */
export async function objectPeaks(db: Tables, file: string, from: number, to: number, level: PeakLevel) {
  const rows = overlapping(db, 'archive_objects', { file, from, to })
    .select(['key', 'length', 'slots'])
    .orderBy('offset');
  if (level === 0) return (await rows.execute()).map((row) => ({ ...row, peaks: null }));
  return rows.select(`${peaksColumns[level]} as peaks`).execute();
}

export async function insertObject(db: Tables, row: PackedRow): Promise<void> {
  await tables(db).insertInto('archive_objects').values(row).execute();
}

/** Removes a file's rows. Its objects are unused from now on. */
export async function removeRows(db: Tables, file: string, since: number): Promise<void> {
  await tables(db).deleteFrom('archive_tail').where('file', '=', file).execute();
  const objects = await tables(db)
    .deleteFrom('archive_objects')
    .where('file', '=', file)
    .returning('key')
    .execute();
  for (const { key } of objects) await insertUnused(db, key, since);
}

export async function insertUnused(db: Tables, key: string, since: number): Promise<void> {
  await tables(db).insertInto('archive_unused_objects').values({ key, since, removing: 0 }).execute();
}

/** Takes an object into use. False if its removal has begun. */
export async function useObject(db: Tables, key: string): Promise<boolean> {
  const row = tables(db)
    .deleteFrom('archive_unused_objects')
    .where('key', '=', key)
    .where('removing', '=', 0);
  return (await row.returning('key').executeTakeFirst()) !== undefined;
}

/** Begins the removal of objects that are unused since a time: from now on no row can use them. */
export async function beginRemoval(db: Tables, before: number, limit: number): Promise<string[]> {
  const due = tables(db)
    .selectFrom('archive_unused_objects')
    .select('key')
    .where('since', '<', before)
    .orderBy('since')
    .limit(limit);
  const keys = (await due.execute()).map(({ key }) => key);
  if (keys.length > 0)
    await tables(db)
      .updateTable('archive_unused_objects')
      .set({ removing: 1 })
      .where('key', 'in', keys)
      .execute();
  return keys;
}

export async function forgetObject(db: Tables, key: string): Promise<void> {
  await tables(db).deleteFrom('archive_unused_objects').where('key', '=', key).execute();
}

/** Ends of all files, tail included. */
export async function fileSizes(db: Tables): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const table of ['archive_objects', 'archive_tail'] as const) {
    const ends = tables(db)
      .selectFrom(table)
      .select(({ fn, eb }) => ['file', fn.max<number>(eb('offset', '+', eb.ref('length'))).as('end')])
      .groupBy('file');
    for (const { file, end } of await ends.execute()) sizes.set(file, Math.max(end, sizes.get(file) ?? 0));
  }
  return sizes;
}

export async function objectKeys(db: Tables): Promise<Set<string>> {
  return new Set(
    (await tables(db).selectFrom('archive_objects').select('key').execute()).map(({ key }) => key),
  );
}

/** Whether some audio is in the tail or in an object. */
export async function hasObjects(db: Tables): Promise<boolean> {
  for (const table of ['archive_objects', 'archive_tail'] as const) {
    if (await tables(db).selectFrom(table).select('file').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Names of the index's files that have bytes neither in the tail nor in an object. */
export async function filesElsewhere(db: Tables): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from archive_files f
    where not exists (select 1 from archive_objects o where o.file = f.name)
      and not exists (select 1 from archive_tail t where t.file = f.name)
    order by id`.execute(tables(db));
  return rows.map(({ name }) => name);
}

/** Whether the index has segments. */
export async function hasSegments(db: Tables): Promise<boolean> {
  return (await sql`select 1 from segments limit 1`.execute(tables(db))).rows.length > 0;
}
