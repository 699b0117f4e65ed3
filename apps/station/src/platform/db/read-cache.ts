import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Caches values until the next write to the database. */
export interface ReadCache<Value> {
  /** Returns the cached value of the key, or calls `read`. Errors are not cached. */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Identifies the state of the whole database: while it stays the same, all values read before are still current.
 * SQLite counts the writes of this connection and of others separately; the recorder process has another connection.
 */
export async function dataVersion(db: Database): Promise<string> {
  const { rows } = await sql<{
    own: number;
    others: number;
  }>`select total_changes() as own, data_version as others from pragma_data_version`.execute(db.tables());
  const [row] = rows;
  if (!row) throw new Error('SQLite has no data version.');
  return `${row.own}-${row.others}`;
}

/** @param most maximum number of entries; the oldest is dropped first. */
export function createReadCache<Value>(db: Database, most: number): ReadCache<Value> {
  const entries = new Map<string, { version: string; value: Value }>();
  return {
    async get(key, read) {
      // Taken before the read: a write during the read makes the next reader read again.
      const version = await dataVersion(db);
      const entry = entries.get(key);
      if (entry?.version === version) return entry.value;
      const value = await read();
      entries.delete(key);
      entries.set(key, { version, value });
      const oldest = entries.keys().next();
      if (entries.size > most && !oldest.done) entries.delete(oldest.value);
      return value;
    },
  };
}
