import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEventTables } from './audio-event-tables.ts';

/** Longer than any segment, so that one that overlaps the start of a hold is found. */
const longestSegmentMs = 60_000;
/** A file begins in its hour; only a clock that was set back by more has segments of another day in it. */
const dayMs = 86_400_000;

/** Whether a hold `h` keeps its audio at a moment (Unix milliseconds). */
export function isActiveHold(now: number): RawBuilder<boolean> {
  return sql`(h.released_at is null and (h.until_ms is null or h.until_ms > ${now}))`;
}

/** Whether a segment `g` is in the stretch of a hold `h`. */
export const isInHold = sql`(g.started_at_ms < h.to_ms and g.started_at_ms > h.from_ms - ${sql.lit(longestSegmentMs)})`;

/** Whether a hold keeps the file of `files`, which has the columns `stream_id`, `station_id`, `name`, `first_n` and `last_n`. */
export function isHeldFile(now: number): RawBuilder<boolean> {
  return sql`(files.name like 'log-%' and exists (select 1 from log_holds h join segments g on g.stream_id = files.stream_id
    and g.n >= files.first_n and g.n <= files.last_n and ${isInHold}
    where h.station_id = files.station_id and ${isActiveHold(now)}))`;
}

/**
 * Lets no hold appear on a log, and no hour of it go, until the transaction ends: PostgreSQL locks the row of the log, and SQLite
 * runs one transaction at a time anyway.
 */
export async function lockLog(db: Tables, stationId: number): Promise<void> {
  await sql`update streams set is_shared = is_shared where station_id = ${stationId} and name like 'log-%'`.execute(
    db.tables(),
  );
}

/** Bytes of the hours of a station's log that its holds keep, of all of them or of one. */
export async function heldBytes(
  db: Tables,
  stationId: number,
  { now, hold = null }: { readonly now: number; readonly hold?: number | null },
): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select sum(f.bytes) as bytes from archive_files f join streams s on s.id = f.stream_id
    where s.station_id = ${stationId} and s.name like 'log-%' and exists (
      select 1 from log_holds h join segments g on g.stream_id = f.stream_id and g.n >= f.first_n
        and g.n < coalesce((select min(later.first_n) from archive_files later
          where later.stream_id = f.stream_id and later.first_n > f.first_n), 9007199254740991) and ${isInHold}
      where h.station_id = s.station_id and ${isActiveHold(now)}
        and f.started_at_ms > h.from_ms - ${dayMs} and f.started_at_ms < h.to_ms + ${dayMs}
        and ${hold === null ? sql`1 = 1` : sql`h.id = ${hold}`})`.execute(db.tables<AudioEventTables>());
  return Number(rows[0]?.bytes ?? 0);
}
