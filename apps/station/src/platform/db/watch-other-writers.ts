import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

export interface WatchSettings {
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds between two looks, which cost microseconds each. */
  readonly every: number;
  onChange(this: void): void;
  onError(this: void, error: unknown): void;
}

/** Notices commits of other connections to the same database, such as those of another process. The answer ends the watch. */
export function watchOtherWriters({ db, clock, every, onChange, onError }: WatchSettings): () => void {
  let known: number | undefined;
  let cancel = clock.after(every, look);
  let ended = false;

  function look(): void {
    read(db)
      .then((version) => {
        // The first look counts as a change: nobody knows what was written before it.
        if (version !== known && !ended) onChange();
        known = version;
      })
      .catch((error: unknown) => {
        if (!ended) onError(error);
      })
      .finally(() => {
        if (!ended) cancel = clock.after(every, look);
      });
  }

  return () => {
    ended = true;
    cancel();
  };
}

async function read(db: Database): Promise<number | undefined> {
  return (await sql<{ data_version: number }>`pragma data_version`.execute(db.tables())).rows[0]?.data_version;
}
