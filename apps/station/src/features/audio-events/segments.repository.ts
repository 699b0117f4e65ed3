import { type Insertable, sql } from 'kysely';
import { framesToMs, type SegmentRecord, type TimedSegment } from '../../audio/index.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEventTables } from './audio-event-tables.ts';

/** A segment as indexed. */
export type IndexedSegment = Omit<SegmentRecord, 'stream'>;

type NewSegment = Insertable<AudioEventTables['segments']>;

/** The segments of a stream from one number to another, inclusive, in order. */
export async function segmentsOf(
  db: Tables,
  streamId: number,
  firstN: number,
  lastN: number,
): Promise<IndexedSegment[]> {
  return indexed(db)
    .where('segments.stream_id', '=', streamId)
    .where('n', '>=', firstN)
    .where('n', '<=', lastN)
    .orderBy('n')
    .execute();
}

/** The newest segments of a stream before a number, newest first. */
export async function segmentsBefore(
  db: Tables,
  streamId: number,
  n: number,
  limit: number,
): Promise<IndexedSegment[]> {
  return indexed(db)
    .where('segments.stream_id', '=', streamId)
    .where('n', '<', n)
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
}

/** A segment of a log with its place in the stream. */
export type AiredSegment = TimedSegment & { readonly stream_id: number; readonly n: number };

/** Longer than any segment, so that one that overlaps the start of a span is found. */
const longestSegmentMs = 60_000;

/** The segments of a station's log in a span (Unix milliseconds), in the order written. */
export async function segmentsAired(
  db: Tables,
  stationId: number,
  span: { fromMs: number; toMs: number },
): Promise<AiredSegment[]> {
  // Columns of milliseconds hold whole ones.
  const [fromMs, toMs] = [Math.floor(span.fromMs), Math.ceil(span.toMs)];
  const tables = db.tables<AudioEventTables>();
  const streamId = await streamByName(db, logName(stationId));
  if (streamId === undefined) return [];
  // There is no index by time, but a log's files hold an hour each, and hours rise with the segments' numbers.
  const hours = tables
    .selectFrom('archive_files')
    .select(['first_n', 'started_at_ms'])
    .where('stream_id', '=', streamId);
  const before = hours.where('started_at_ms', '<=', fromMs - longestSegmentMs).orderBy('first_n', 'desc');
  const after = hours.where('started_at_ms', '>=', toMs).orderBy('first_n');
  const [first, behind] = [await before.limit(1).executeTakeFirst(), await after.limit(1).executeTakeFirst()];
  return tables
    .selectFrom('segments')
    .innerJoin('archive_files', 'archive_files.id', 'segments.file_id')
    .select([
      'segments.stream_id',
      'n',
      'archive_files.name as file',
      'offset',
      'frames',
      'segments.started_at_ms',
    ])
    .where('segments.stream_id', '=', streamId)
    .where('n', '>=', first?.first_n ?? 0)
    .where('n', '<', behind?.first_n ?? Number.MAX_SAFE_INTEGER)
    .where('segments.started_at_ms', '>', fromMs - longestSegmentMs)
    .where('segments.started_at_ms', '<', toMs)
    .orderBy('n')
    .execute();
}

/** Milliseconds of a station's log that start in a span (Unix milliseconds). */
export async function airedMs(
  db: Tables,
  stationId: number,
  span: { fromMs: number; toMs: number },
): Promise<number> {
  const segments = await segmentsAired(db, stationId, span);
  const within = ({ started_at_ms, frames }: TimedSegment) =>
    Math.max(
      0,
      Math.min(span.toMs, started_at_ms + framesToMs(frames)) - Math.max(span.fromMs, started_at_ms),
    );
  return segments.reduce((sum, segment) => sum + within(segment), 0);
}

/** The archive's name of a station's log. */
export function logName(stationId: number): string {
  return `log-${stationId}`;
}

function indexed(db: Tables) {
  return db
    .tables<AudioEventTables>()
    .selectFrom('segments')
    .innerJoin('archive_files', 'archive_files.id', 'segments.file_id')
    .select([
      'n',
      'archive_files.name as file',
      'offset',
      'length',
      'frames',
      'segments.started_at_ms',
      'crc32',
      'padding',
    ]);
}

export async function insertSegment(db: Tables, segment: NewSegment): Promise<void> {
  await db.tables<AudioEventTables>().insertInto('segments').values(segment).execute();
}

/** Inserts any number of rows in one statement. */
export async function insertSegments(db: Tables, segments: readonly NewSegment[]): Promise<void> {
  const rows = segments.map(
    ({ stream_id, n, file_id, offset, length, frames, started_at_ms, crc32, padding }) => [
      stream_id,
      n,
      file_id,
      offset,
      length,
      frames,
      started_at_ms,
      crc32 ?? null,
      padding ?? null,
    ],
  );
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => sql`cast(value ->> ${sql.lit(n)} as bigint)`);
  await sql`insert into segments (stream_id, n, file_id, "offset", length, frames, started_at_ms, crc32, padding)
    select ${sql.join(columns)} from ${db.dialect.jsonRows(rows)} as added`.execute(
    db.tables<AudioEventTables>(),
  );
}

export async function streamByName(db: Tables, name: string): Promise<number | undefined> {
  const stream = db.tables<AudioEventTables>().selectFrom('streams').select('id').where('name', '=', name);
  return (await stream.executeTakeFirst())?.id;
}

export async function insertStream(db: Tables, stationId: number, name: string): Promise<number> {
  const added = db
    .tables<AudioEventTables>()
    .insertInto('streams')
    .values({ station_id: stationId, name })
    .returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** The newest file of a stream. */
export async function lastFile(db: Tables, streamId: number) {
  const files = db
    .tables<AudioEventTables>()
    .selectFrom('archive_files')
    .selectAll()
    .where('stream_id', '=', streamId);
  return files.orderBy('first_n', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Keeps the streams of these files permanently. Returns the files' ids. */
export async function protectFiles(db: Tables, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const files = await db
    .tables<AudioEventTables>()
    .selectFrom('archive_files')
    .select(['id', 'name', 'stream_id'])
    .where('name', 'in', names)
    .execute();
  const streams = files.map(({ stream_id }) => stream_id);
  await db
    .tables<AudioEventTables>()
    .updateTable('streams')
    .set({ is_shared: 1 })
    .where('id', 'in', streams)
    .execute();
  return new Map(files.map(({ id, name }) => [name, id]));
}

/** Returns the id of a file; an existing file keeps its start. */
export async function ensureFile(
  db: Tables,
  file: { stream_id: number; name: string; first_n: number; started_at_ms: number },
): Promise<number> {
  const files = db.tables<AudioEventTables>();
  const added = files
    .insertInto('archive_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const inserted = await added.executeTakeFirst();
  if (inserted) return inserted.id;
  return (
    await files
      .selectFrom('archive_files')
      .select('id')
      .where('name', '=', file.name)
      .executeTakeFirstOrThrow()
  ).id;
}

/** Moves the start of a file of a log back; a file that starts earlier stays. */
export async function startFileEarlier(
  db: Tables,
  id: number,
  start: { first_n: number; started_at_ms: number },
): Promise<void> {
  const file = db.tables<AudioEventTables>().updateTable('archive_files').set(start);
  await file.where('id', '=', id).where('first_n', '>', start.first_n).execute();
}

/**
 * The last segment of each log that wrote to its newest file: a crash may have left incomplete bytes after it. Other
 * streams are committed as a whole.
 */
export async function lastOwnSegments(db: Tables): Promise<IndexedSegment[]> {
  return indexed(db)
    .innerJoin('streams', 'streams.id', 'segments.stream_id')
    .where('streams.name', 'like', 'log-%')
    .whereRef('archive_files.stream_id', '=', 'segments.stream_id')
    .where('n', '=', (row) =>
      row
        .selectFrom('segments as newest')
        .select(({ fn }) => fn.max('newest.n').as('n'))
        .whereRef('newest.stream_id', '=', 'streams.id'),
    )
    .execute();
}

/** Bytes of a station's archive: its log, its uploads and its edited audio. */
export async function archiveBytes(db: Tables, stationId: number): Promise<number> {
  const files = db
    .tables<AudioEventTables>()
    .selectFrom('archive_files')
    .innerJoin('streams', 'streams.id', 'archive_files.stream_id');
  const sum = files
    .where('streams.station_id', '=', stationId)
    .select((row) => row.fn.sum<number | null>('bytes').as('bytes'));
  return (await sum.executeTakeFirst())?.bytes ?? 0;
}
