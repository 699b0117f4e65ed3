import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { releaseInterrupted } from './job-store.ts';

/** Jobs marked as running that no longer run. */
export interface InterruptedJobs {
  /** Adds an attempt whose end could not be stored. */
  add(lease: string): void;
  /** Makes them pending: on the first call the jobs of an earlier process, then the added ones. Throws while the database cannot be written; call it again. */
  release(): Promise<void>;
}

export function createInterruptedJobs(db: Database, clock: Clock): InterruptedJobs {
  const leases = new Set<string>();
  let isFirst = true;
  return {
    add: (lease) => void leases.add(lease),
    async release() {
      if (isFirst) await releaseInterrupted(db, clock.now());
      isFirst = false;
      for (const lease of leases) {
        await releaseInterrupted(db, clock.now(), lease);
        leases.delete(lease);
      }
    },
  };
}
