import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEventTables } from './audio-event-tables.ts';
import { isActiveHold, isHeldFile, isInHold } from './held-log.ts';

/** A file of the archive with the numbers of its segments. */
export interface ArchiveFile {
  readonly id: number;
  readonly stream_id: number;
  readonly station_id: number;
  readonly name: string;
  readonly first_n: number;
  readonly last_n: number;
}

const dayMs = 86_400_000;
/** Days that audio is kept which left the library or was edited. */
export const removedAudioDays = 90;

/** Files that are older than their log is kept, or than removed audio is, and that nothing needs or holds. */
export async function unneededFiles(db: Tables, now: number, limit: number): Promise<ArchiveFile[]> {
  const removedMs = now - removedAudioDays * dayMs;
  const found = await sql<ArchiveFile>`
    with files as (
      select f.id, f.stream_id, s.station_id, f.name, f.first_n,
        coalesce((select min(later.first_n) - 1 from archive_files later
          where later.stream_id = f.stream_id and later.first_n > f.first_n), 9007199254740991) as last_n
      from archive_files f join streams s on s.id = f.stream_id join stations on stations.id = s.station_id
      where s.is_shared = 0 and f.started_at_ms <
        case when s.name like 'log-%' then ${now} - stations.log_days * ${dayMs} else ${removedMs} end
    )
    select files.* from files
    where not exists (
      select 1 from event_ranges r join audio_events e on e.id = r.event_id
      where r.stream_id = files.stream_id and r.first_n <= files.last_n and r.last_n >= files.first_n
        and (${isNeeded(now)} or exists (select 1 from event_holds h where h.event_id = e.id))
    ) and not ${isHeldFile(now)}
    order by files.id limit ${limit}`.execute(db.tables<AudioEventTables>());
  return found.rows;
}

/** Whether a hold keeps a file. */
export async function isHeld(db: Tables, file: ArchiveFile, now: number): Promise<boolean> {
  const { id, stream_id, station_id, name, first_n, last_n } = file;
  const { rows } = await sql`
    select 1 from (select ${id} as id, cast(${stream_id} as bigint) as stream_id, cast(${station_id} as bigint) as station_id,
      cast(${name} as text) as name, cast(${first_n} as bigint) as first_n, cast(${last_n} as bigint) as last_n) files
    where ${isHeldFile(now)}`.execute(db.tables<AudioEventTables>());
  return rows.length > 0;
}

/** Whether an event `e` needs its audio by itself: as an upload in the library, or as a recent edit. */
function isNeeded(now: number) {
  return sql`(e.type_name = 'UPLOAD'
    or (e.type_name = 'SINGLE_USE' and e.changed_at >= ${Math.floor((now - removedAudioDays * dayMs) / 1000)}))`;
}

/** A file of a log, an hour as a rule. */
export interface LogFile {
  readonly first_n: number;
  readonly last_n: number;
  readonly bytes: number;
  readonly started_at_ms: number;
}

/** The files of a log that start before a moment (Unix milliseconds), oldest first, and whether another log plays them. */
export async function logFilesBefore(
  db: Tables,
  stream: string,
  ms: number,
): Promise<{ files: LogFile[]; isShared: boolean }> {
  const { rows } = await sql<LogFile & { is_shared: number }>`
    select f.first_n, f.bytes, f.started_at_ms, s.is_shared,
      coalesce((select min(later.first_n) from archive_files later where later.stream_id = f.stream_id and later.first_n > f.first_n),
        (select max(n) + 1 from segments where segments.stream_id = f.stream_id), f.first_n) - 1 as last_n
    from archive_files f join streams s on s.id = f.stream_id
    where s.name = ${stream} and f.started_at_ms < ${ms} order by f.first_n`.execute(
    db.tables<AudioEventTables>(),
  );
  return { files: rows, isShared: rows[0]?.is_shared === 1 };
}

/** Segments of a log that an owner needs. */
export interface NeededRange {
  readonly first_n: number;
  readonly last_n: number;
  /** `episode:12`, as in its holds; `hold:3` for a hold on the log; null for the library. */
  readonly owner: string | null;
}

/** The needed ranges of a log up to a segment. */
export async function neededRanges(
  db: Tables,
  stream: string,
  lastN: number,
  now: number,
): Promise<NeededRange[]> {
  const { rows } = await sql<NeededRange>`
    select distinct r.first_n, r.last_n, h.owner from event_ranges r
    join streams s on s.id = r.stream_id join audio_events e on e.id = r.event_id left join event_holds h on h.event_id = e.id
    where s.name = ${stream} and r.first_n <= ${lastN} and (h.owner is not null or ${isNeeded(now)})`.execute(
    db.tables<AudioEventTables>(),
  );
  return [...rows, ...(await heldRanges(db, stream, lastN, now))];
}

async function heldRanges(db: Tables, stream: string, lastN: number, now: number): Promise<NeededRange[]> {
  const { rows } = await sql<{ id: number; first_n: number; last_n: number }>`
    select h.id, min(g.n) as first_n, max(g.n) as last_n from streams s
    join log_holds h on h.station_id = s.station_id join segments g on g.stream_id = s.id and ${isInHold}
    where s.name = ${stream} and g.n <= ${lastN} and ${isActiveHold(now)} group by h.id`.execute(
    db.tables<AudioEventTables>(),
  );
  return rows.map(({ id, ...range }) => ({ ...range, owner: `hold:${id}` }));
}

/** Milliseconds since 1970 at which the oldest audio of a log starts; null without audio. */
export async function oldestOfLog(db: Tables, stream: string): Promise<number | null> {
  const files = db
    .tables<AudioEventTables>()
    .selectFrom('archive_files')
    .innerJoin('streams', 'streams.id', 'archive_files.stream_id');
  const oldest = files
    .where('streams.name', '=', stream)
    .select(({ fn }) => fn.min<number | null>('started_at_ms').as('at'));
  return (await oldest.executeTakeFirst())?.at ?? null;
}

/** Deletes the rows of a file and its segments, and marks the events that played them. Returns these events. */
export async function forgetFile(db: Tables, file: ArchiveFile): Promise<number[]> {
  const tables = db.tables<AudioEventTables>();
  const touched = await tables
    .selectFrom('event_ranges')
    .select('event_id')
    .distinct()
    .where('stream_id', '=', file.stream_id)
    .where('first_n', '<=', file.last_n)
    .where('last_n', '>=', file.first_n)
    .execute();
  const events = touched.map(({ event_id }) => event_id);
  if (events.length > 0) {
    await tables.updateTable('audio_events').set({ gone: 1 }).where('id', 'in', events).execute();
    await tables.deleteFrom('event_ranges').where('event_id', 'in', events).execute();
  }
  const segments = tables
    .deleteFrom('segments')
    .where('stream_id', '=', file.stream_id)
    .where('n', '>=', file.first_n);
  await segments.where('n', '<=', file.last_n).execute();
  await tables.deleteFrom('original_files').where('file_id', '=', file.id).execute();
  await tables.deleteFrom('archive_files').where('id', '=', file.id).execute();
  // A log continues; an upload's stream had only this file.
  await tables
    .deleteFrom('streams')
    .where('id', '=', file.stream_id)
    .where('name', 'not like', 'log-%')
    .execute();
  return events;
}

/** Deletes events whose audio was deleted long ago, so that the table does not grow forever. */
export async function deleteEventsWithoutAudio(db: Tables, now: number): Promise<void> {
  const second = Math.floor(now / 1000) - removedAudioDays * 86_400;
  await sql`delete from audio_events where gone = 1 and changed_at < ${second - removedAudioDays * 86_400}
    and id < (${second} - 86400 * (select log_days from stations where stations.id = audio_events.station_id)) * 1000`.execute(
    db.tables<AudioEventTables>(),
  );
}
