import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Answers that stay right for as long as nothing at all is written. */
export interface ReadCache<Value> {
  /** What was read under this key, or what `read` answers now. Errors are not kept. */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * Identifies the state of the whole database: while it stays the same, everything read before still holds.
 * SQLite counts apart what this connection writes and what others do, and the recorder process is another one.
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

/** @param most entries that are kept, the oldest dropped first. */
export function createReadCache<Value>(db: Database, most: number): ReadCache<Value> {
  const kept = new Map<string, { version: string; value: Value }>();
  return {
    async get(key, read) {
      // Taken before reading: what is written meanwhile makes the next reader look again.
      const version = await dataVersion(db);
      const known = kept.get(key);
      if (known?.version === version) return known.value;
      const value = await read();
      kept.delete(key);
      kept.set(key, { version, value });
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
      return value;
    },
  };
}
