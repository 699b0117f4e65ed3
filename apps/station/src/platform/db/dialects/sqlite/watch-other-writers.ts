import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../database.ts';

export interface WatchSettings {
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds between two checks, which cost microseconds each. */
  readonly every: number;
  onChange(this: void): void;
  onError(this: void, error: unknown): void;
}

/** Detects commits of other connections to the same database, such as those of another process. Returns a function that stops. */
export function watchOtherWriters({ db, clock, every, onChange, onError }: WatchSettings): () => void {
  let known: number | undefined;
  let cancel = clock.after(every, check);
  let ended = false;

  function check(): void {
    dataVersion(db)
      .then((version) => {
        // The first check counts as a change, because earlier writes are unknown.
        if (version !== known && !ended) onChange();
        known = version;
      })
      .catch((error: unknown) => {
        if (!ended) onError(error);
      })
      .finally(() => {
        if (!ended) cancel = clock.after(every, check);
      });
  }

  return () => {
    ended = true;
    cancel();
  };
}

async function dataVersion(db: Database): Promise<number | undefined> {
  return (await sql<{ data_version: number }>`pragma data_version`.execute(db.tables())).rows[0]
    ?.data_version;
}
