import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import { readItems } from './fingerprint.ts';
import type { RepeatTables } from './repeat-tables.ts';
import { storedKeys } from './sound-keys.ts';

/** Fingerprints per call, so that other work does not wait long. */
const batch = 50;

/** Keys are kept for two days before the newest event. */
const keptMs = 48 * 3_600_000;

/**
 * Deletes the keys of old events that started at `fromMs` (Unix milliseconds) or later: no event will be compared with them any
 * more. Their items stay. Returns whether there are more.
 */
export async function forgetKeys(db: Tables, fromMs: number): Promise<boolean> {
  const tables = db.tables<RepeatTables>();
  const withKeys = tables.selectFrom('fingerprints').where('has_keys', '=', 1);
  const { newest } = await withKeys
    .select(({ fn }) => fn.max('started_ms').as('newest'))
    .executeTakeFirstOrThrow();
  const old = await withKeys
    .select(['event_id', 'station_id', 'items'])
    .where('started_ms', '>=', fromMs)
    .where('started_ms', '<=', (newest ?? 0) - keptMs)
    .limit(batch)
    .execute();
  for (const { event_id, station_id, items } of old) {
    const keys = db.dialect.jsonRows(
      storedKeys(readItems(items)).map(({ key, position }) => [key, position]),
    );
    await sql`delete from fingerprint_keys where (station_id, key, event_id, position) in
      (select cast(${station_id} as bigint), cast(value ->> 0 as bigint), cast(${event_id} as bigint), cast(value ->> 1 as bigint)
      from ${keys} as old)`.execute(tables);
    await tables.updateTable('fingerprints').set({ has_keys: 0 }).where('event_id', '=', event_id).execute();
  }
  return old.length === batch;
}
