import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { releaseInterrupted, runningLeases } from './job-store.ts';

/** Jobs marked as running that no longer run. */
export interface InterruptedJobs {
  /** Adds an attempt whose end could not be stored. */
  add(lease: string): void;
  /**
   * Makes them pending: the jobs of processes that have ended, and the added ones. Throws while the database cannot be
   * written; call it again.
   */
  release(): Promise<void>;
  /** Time of the next look for processes that have ended; infinite where this process is the only one. */
  nextCheck(): number;
}

/** Milliseconds between two looks for other processes that have ended. */
const checkEvery = 15_000;

export function createInterruptedJobs(db: Database, clock: Clock): InterruptedJobs {
  const leases = new Set<string>();
  let nextCheck = -Infinity;

  /** Without other processes, all jobs that run when this one starts are those of an earlier one. */
  async function releaseOfEnded(): Promise<void> {
    if (!db.peers) return releaseInterrupted(db, clock.now());
    // The leases first: a process takes its first lease after it has begun to run.
    const held = await runningLeases(db);
    const running = await db.peers.running();
    for (const lease of held) {
      const [peer = ''] = lease.split(':');
      if (!running.has(peer)) await releaseInterrupted(db, clock.now(), lease);
    }
  }

  return {
    add: (lease) => void leases.add(lease),
    async release() {
      if (clock.now() >= nextCheck) {
        await releaseOfEnded();
        nextCheck = db.peers ? clock.now() + checkEvery : Infinity;
      }
      for (const lease of leases) {
        await releaseInterrupted(db, clock.now(), lease);
        leases.delete(lease);
      }
    },
    nextCheck: () => nextCheck,
  };
}
