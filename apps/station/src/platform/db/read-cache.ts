import type { Database } from './database.ts';

/** Caches values until the next write to the database. */
export interface ReadCache<Value> {
  /** Returns the cached value of the key, or calls `read`. Errors are not cached. */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
}

/** @param most maximum number of entries; the oldest is dropped first. */
export function createReadCache<Value>(db: Database, most: number): ReadCache<Value> {
  const entries = new Map<string, { version: string; value: Value }>();
  return {
    async get(key, read) {
      // Taken before the read: a write during the read makes the next reader read again.
      const version = await db.dialect.dataVersion(db);
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
