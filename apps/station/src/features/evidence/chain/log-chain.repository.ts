import { sql } from 'kysely';
import type { SegmentRecord } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { EvidenceTables, ManifestRow } from '../evidence-tables.ts';

/** A link without its list. */
export type ManifestHead = Omit<ManifestRow, 'list'>;

/** An hour of a log, as its archive file. */
export interface LogHour {
  readonly stream_id: number;
  /** Archive file without its extension. */
  readonly hour: string;
  readonly started_at_ms: number;
  readonly first_n: number;
  readonly last_n: number;
  /** Whether the log has a later file. */
  readonly is_followed: boolean;
}

export type LogSegment = Omit<SegmentRecord, 'stream' | 'loudness' | 'padding'>;

const headColumns = ['station_id', 'seq', 'kind', 'hour', 'hour_ms', 'segments', 'text', 'sha256'] as const;

const manifests = (db: Tables, stationId: number) =>
  db.tables<EvidenceTables>().selectFrom('log_manifests').where('station_id', '=', stationId);

export async function lastManifest(db: Tables, stationId: number): Promise<ManifestHead | undefined> {
  return manifests(db, stationId).select(headColumns).orderBy('seq', 'desc').limit(1).executeTakeFirst();
}

/** Links from a number on, in order. */
export async function manifestsFrom(
  db: Tables,
  stationId: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ManifestHead[]> {
  const found = manifests(db, stationId).select(headColumns).where('seq', '>=', from);
  return found.orderBy('seq').limit(limit).execute();
}

export async function manifestAt(
  db: Tables,
  stationId: number,
  seq: number,
): Promise<ManifestRow | undefined> {
  return manifests(db, stationId).selectAll().where('seq', '=', seq).executeTakeFirst();
}

/** The links of an hour, in order. */
export async function manifestsOfHour(db: Tables, stationId: number, hour: string): Promise<ManifestRow[]> {
  return manifests(db, stationId).selectAll().where('hour', '=', hour).orderBy('seq').execute();
}

/** The hours among those named whose audio was removed. */
export async function removedHours(
  db: Tables,
  stationId: number,
  hours: readonly string[],
): Promise<ReadonlySet<string>> {
  const removed = manifests(db, stationId).select('hour').where('kind', '=', 'removed');
  const rows = await removed.where(({ ref }) => db.dialect.isOneOf(ref('hour'), hours)).execute();
  return new Set(rows.map(({ hour }) => hour));
}

export async function insertManifest(db: Tables, row: ManifestRow): Promise<void> {
  await db.tables<EvidenceTables>().insertInto('log_manifests').values(row).execute();
}

/** Drops the lists of an hour whose audio was removed; its manifests stay. */
export async function dropLists(db: Tables, stationId: number, hour: string): Promise<void> {
  await db
    .tables<EvidenceTables>()
    .updateTable('log_manifests')
    .set({ list: null })
    .where('station_id', '=', stationId)
    .where('hour', '=', hour)
    .execute();
}

/** The hours of a log that start between two moments (Unix milliseconds), in order. */
export async function hoursOfLog(
  db: Tables,
  stationId: number,
  { from_ms, to_ms }: { readonly from_ms: number; readonly to_ms: number },
): Promise<LogHour[]> {
  const { rows } = await sql<
    Omit<LogHour, 'hour' | 'is_followed' | 'last_n'> & { name: string; next_n: number | null }
  >`
    select f.stream_id, f.name, f.started_at_ms, f.first_n, (select min(later.first_n) from archive_files later
      where later.stream_id = f.stream_id and later.first_n > f.first_n) as next_n
    from archive_files f join streams s on s.id = f.stream_id
    where s.station_id = ${stationId} and s.name like 'log-%' and f.started_at_ms >= ${from_ms} and f.started_at_ms < ${to_ms}
    order by f.first_n`.execute(db.tables());
  return rows.map(({ name, next_n, ...hour }) => ({
    ...hour,
    hour: name.replace(/\.aac$/, ''),
    last_n: next_n === null ? Number.MAX_SAFE_INTEGER : Number(next_n) - 1,
    is_followed: next_n !== null,
  }));
}

/** The hour with a name; undefined once its audio was removed. */
export async function hourOfLog(db: Tables, stationId: number, hour: string): Promise<LogHour | undefined> {
  const { rows } = await sql<{ started_at_ms: number }>`select started_at_ms from archive_files
    where name = ${`${hour}.aac`}`.execute(db.tables());
  const [file] = rows;
  if (!file) return undefined;
  const from_ms = Number(file.started_at_ms);
  return (await hoursOfLog(db, stationId, { from_ms, to_ms: from_ms + 1 })).find((one) => one.hour === hour);
}

/** Segments of a log from one number to another, in order. */
export async function segmentsBetween(
  db: Tables,
  { stream_id, first_n, last_n }: Pick<LogHour, 'stream_id' | 'first_n' | 'last_n'>,
): Promise<LogSegment[]> {
  const { rows } = await sql<LogSegment>`
    select s.n, f.name as file, s."offset", s.length, s.frames, s.started_at_ms, s.crc32
    from segments s join archive_files f on f.id = s.file_id
    where s.stream_id = ${stream_id} and s.n >= ${first_n} and s.n <= ${last_n} order by s.n`.execute(
    db.tables(),
  );
  return rows;
}

/** Number of segments of an hour. */
export async function countSegments(
  db: Tables,
  { stream_id, first_n, last_n }: Pick<LogHour, 'stream_id' | 'first_n' | 'last_n'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from segments
    where stream_id = ${stream_id} and n >= ${first_n} and n <= ${last_n}`.execute(db.tables());
  return Number(rows[0]?.count ?? 0);
}

/** Number of segments that the lists of an hour have. */
export async function countListed(db: Tables, stationId: number, hour: string): Promise<number> {
  const listed = manifests(db, stationId).where('hour', '=', hour).where('list', 'is not', null);
  const sum = listed.select(({ fn }) => fn.sum<number | null>('segments').as('segments'));
  return Number((await sum.executeTakeFirst())?.segments ?? 0);
}
