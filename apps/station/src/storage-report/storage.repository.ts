import { sql } from 'kysely';
import type { Tables } from '../platform/db/database.ts';

const dayMs = 86_400_000;

interface ArchiveFiles {
  archive_files: { stream_id: number; bytes: number; started_at_ms: number };
  streams: { id: number; station_id: number; name: string };
}

/** Names of the streams of logs start so. */
const logs = 'log-%';

function archiveFiles(db: Tables) {
  return db.tables<ArchiveFiles>().selectFrom('archive_files').innerJoin('streams', 'streams.id', 'archive_files.stream_id');
}

/** Bytes of a station's log. */
export async function logBytes(db: Tables, stationId: number): Promise<number> {
  const files = archiveFiles(db).where('streams.station_id', '=', stationId).where('streams.name', 'like', logs);
  const sum = await files.select((row) => row.fn.sum<number | null>('bytes').as('bytes')).executeTakeFirst();
  return Number(sum?.bytes ?? 0);
}

/** Milliseconds since 1970 at which the oldest audio of any station starts; null without audio. */
export async function oldestAudio(db: Tables): Promise<number | null> {
  const oldest = await archiveFiles(db)
    .select((row) => row.fn.min<number | null>('started_at_ms').as('at'))
    .executeTakeFirst();
  return oldest?.at ?? null;
}

/** Bytes of audio of all stations that started since a moment, and the part of logs. */
export async function audioSince(db: Tables, ms: number): Promise<{ all: number; log: number }> {
  const since = archiveFiles(db).where('started_at_ms', '>=', ms);
  const sum = (rows: typeof since) => rows.select((row) => row.fn.sum<number | null>('bytes').as('bytes')).executeTakeFirst();
  const [all, log] = [await sum(since), await sum(since.where('streams.name', 'like', logs))];
  return { all: Number(all?.bytes ?? 0), log: Number(log?.bytes ?? 0) };
}

/** Bytes of rendered files of episodes that were saved since a moment, Unix seconds. */
export async function renderedSince(db: Tables, seconds: number): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select sum(m.bytes) as bytes from episode_media m join episodes e on e.id = m.episode_id
    where e.updated_at >= ${seconds}`.execute(db.tables());
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes of all logs by the days after a moment in which they started. @param days number of days */
export async function logByDay(db: Tables, ms: number, days: number): Promise<number[]> {
  const { rows } = await sql<{ day: number; bytes: number }>`
    select cast((f.started_at_ms - ${ms}) / ${dayMs} as bigint) as day, sum(f.bytes) as bytes
    from archive_files f join streams s on s.id = f.stream_id
    where s.name like ${logs} and f.started_at_ms >= ${ms} and f.started_at_ms < ${ms + days * dayMs}
    group by 1`.execute(db.tables());
  const byDay = new Map(rows.map(({ day, bytes }) => [Math.floor(Number(day)), Number(bytes)]));
  return Array.from({ length: days }, (_, day) => byDay.get(day) ?? 0);
}
