import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { releaseInterrupted } from './job-store.ts';

/** Jobs marked as running that no longer run. */
export interface InterruptedJobs {
  /** Notes a try whose end could not be written. */
  add(lease: string): void;
  /** Makes them pending: at the first call what an earlier process left, then what was added. Throws while the database cannot be written; call it again. */
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
