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
  return db
    .tables<ArchiveFiles>()
    .selectFrom('archive_files')
    .innerJoin('streams', 'streams.id', 'archive_files.stream_id');
}

/** Bytes of a station's log. */
export async function logBytes(db: Tables, stationId: number): Promise<number> {
  const files = archiveFiles(db)
    .where('streams.station_id', '=', stationId)
    .where('streams.name', 'like', logs);
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

/** Bytes of audio of all stations that started since a moment. */
export async function audioSince(db: Tables, ms: number): Promise<number> {
  const since = archiveFiles(db).where('started_at_ms', '>=', ms);
  const sum = await since.select((row) => row.fn.sum<number | null>('bytes').as('bytes')).executeTakeFirst();
  return Number(sum?.bytes ?? 0);
}

/** Bytes of rendered files of episodes that were saved since a moment, Unix seconds. */
export async function renderedSince(db: Tables, seconds: number): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select sum(m.bytes) as bytes
    from (select episode_id, bytes from episode_media union all select episode_id, bytes from episode_id3_files) m
    join episodes e on e.id = m.episode_id where e.updated_at >= ${seconds}`.execute(db.tables());
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes of the log of each station by age in whole days at a moment (Unix milliseconds). */
export async function logsByAge(
  db: Tables,
  now: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const { rows } = await sql<{ station_id: number; age: number; bytes: number }>`
    select s.station_id, cast((${now - 1} - f.started_at_ms) / ${dayMs} as bigint) as age, sum(f.bytes) as bytes
    from archive_files f join streams s on s.id = f.stream_id
    where s.name like ${logs} group by 1, 2`.execute(db.tables());
  const byStation = new Map<number, Map<number, number>>();
  for (const { station_id, age, bytes } of rows) {
    const ages = byStation.get(station_id) ?? new Map<number, number>();
    byStation.set(station_id, ages.set(Math.floor(Number(age)), Number(bytes)));
  }
  return byStation;
}
