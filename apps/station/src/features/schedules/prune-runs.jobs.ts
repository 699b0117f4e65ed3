import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { deleteRunsBefore } from './schedule-runs.repository.ts';

const dayMs = 24 * 3_600_000;
/** A year and a month: a schedule that runs once a year still shows its last runs side by side. */
export const runRetentionDays = 400;
const runRetentionMs = runRetentionDays * dayMs;
/** Runs in one transaction, so that other requests do not wait long. */
const batch = 500;

/**
 * Deletes runs older than 400 days once a day, except those that are running, and the newest of each schedule. Returns
 * the function that starts it.
 */
export function definePruneRuns({ db, clock, jobs, log }: StationContext): () => Promise<void> {
  const job = jobs.define('schedules.pruneRuns', {
    payload: z.object({}),
    lane: 'background',
    async run(_payload, { complete }) {
      let count = 0;
      await complete(async (transaction) => {
        count = await deleteRunsBefore(transaction, clock.now() - runRetentionMs, batch);
        await reschedule(transaction, count === batch ? 0 : dayMs);
      });
      if (count > 0) log.info({ runs: count }, 'old runs of schedules were deleted');
    },
    onFailed: (_payload, _error, transaction) => reschedule(transaction, dayMs),
  });

  async function reschedule(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: 'daily', runAt: clock.now() + afterMs });
  }

  return () => reschedule(db, 0);
}
