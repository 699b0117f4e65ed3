import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import { readItems } from './fingerprint.ts';
import type { RepeatTables } from './repeat-tables.ts';
import { storedKeys } from './sound-keys.ts';

/** Fingerprints per call, so that other work does not wait long. */
const batch = 50;

/**
 * Deletes the keys of fingerprints with which no event will be compared any more: none of their events started after
 * `recentMs`, or before `soughtMs` (Unix milliseconds). Their items stay. Returns whether there are more.
 */
export async function forgetKeys(db: Tables, { recentMs, soughtMs }: { recentMs: number; soughtMs: number }): Promise<boolean> {
  const tables = db.tables<RepeatTables>();
  const old = await sql<{ id: number; station_id: number; items: Uint8Array }>`
    select id, station_id, items from fingerprints where has_keys = 1
      and not exists (select 1 from event_fingerprints where fingerprint_id = fingerprints.id and started_ms > ${recentMs})
      and not exists (select 1 from event_fingerprints where fingerprint_id = fingerprints.id and started_ms < ${soughtMs})
    order by id limit ${batch}`.execute(tables);
  for (const { id, station_id, items } of old.rows) {
    const keys = JSON.stringify(storedKeys(readItems(items)).map(({ key, position }) => [key, position]));
    await sql`delete from fingerprint_keys where (station_id, key, fingerprint_id, position) in
      (select ${station_id}, value ->> 0, ${id}, value ->> 1 from json_each(${keys}))`.execute(tables);
    await tables.updateTable('fingerprints').set({ has_keys: 0 }).where('id', '=', id).execute();
  }
  return old.rows.length === batch;
}
