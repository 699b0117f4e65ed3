import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Answers that stay right for as long as nothing at all is written. */
export interface ReadCache<Value> {
  /** What was read under this key, or what `read` answers now. Errors are not kept. */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
}

/**
 * How many rows this process has written; while it stays the same, everything read before still holds.
 * One process owns the data folder, so nobody else writes.
 */
export async function rowsWritten(db: Database): Promise<number> {
  const { rows } = await sql<{ written: number }>`select total_changes() as written`.execute(db.tables());
  return rows[0]?.written ?? Number.NaN;
}

/** @param most entries that are kept, the oldest dropped first. */
export function createReadCache<Value>(db: Database, most: number): ReadCache<Value> {
  const kept = new Map<string, { written: number; value: Value }>();
  return {
    async get(key, read) {
      // Counted before reading: what is written meanwhile makes the next reader look again.
      const written = await rowsWritten(db);
      const known = kept.get(key);
      if (known?.written === written) return known.value;
      const value = await read();
      kept.delete(key);
      kept.set(key, { written, value });
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
      return value;
    },
  };
}
