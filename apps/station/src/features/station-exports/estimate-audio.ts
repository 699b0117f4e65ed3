import { sql } from 'kysely';
import { dateAt } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { audioEvents } from './tables/audio-tables.ts';

/** Bytes of an AAC frame at 128 kb/s. */
const frameBytes = (128_000 / 8) * (1024 / 44_100);

/** The audio that events outside the log play, as if no two of them shared any. */
export async function timelineBytes(
  db: Tables,
  stationId: number,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{
    files: number;
    frames: number | null;
  }>`select count(*) as files, sum(frames) as frames from audio_events
    where gone = 0 and ${audioEvents.rows({ stationId, log: null })}`.execute(db.tables());
  return { files: rows[0]?.files ?? 0, bytes: Math.round((rows[0]?.frames ?? 0) * frameBytes) };
}

/** The days of a station's log with recordings, oldest first. */
export async function logDaysOf(
  db: Tables,
  { id, timezone }: Station,
): Promise<{ day: string; bytes: number }[]> {
  const { rows } = await sql<{
    started_at_ms: number;
    bytes: number;
  }>`select started_at_ms, bytes from archive_files
    where stream_id in (select id from streams where station_id = ${id} and name like 'log-%')`.execute(
    db.tables(),
  );
  const days = new Map<string, number>();
  for (const { started_at_ms, bytes } of rows) {
    const day = dateAt(started_at_ms, timezone);
    days.set(day, (days.get(day) ?? 0) + bytes);
  }
  return [...days].map(([day, bytes]) => ({ day, bytes })).toSorted((a, b) => a.day.localeCompare(b.day));
}
