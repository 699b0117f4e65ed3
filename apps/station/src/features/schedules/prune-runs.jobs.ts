import type { StationContext } from '../../context.ts';
import { deleteRunsBefore } from './schedule-runs.repository.ts';

const dayMs = 24 * 3_600_000;
/** A year and a month: a schedule that runs once a year still shows its last runs side by side. */
export const runRetentionDays = 400;
const runRetentionMs = runRetentionDays * dayMs;
/** Runs in one transaction, so that other requests do not wait long. */
const batch = 500;

/** Deletes runs older than 400 days once a day, except those that are running, and the newest of each schedule. */
export function definePruneRuns({ clock, jobs, log }: StationContext): void {
  jobs.repeat('schedules.pruneRuns', {
    everyMs: dayMs,
    lane: 'background',
    async run(complete) {
      let count = 0;
      await complete(async (transaction) => {
        count = await deleteRunsBefore(transaction, clock.now() - runRetentionMs, batch);
        return count === batch;
      });
      if (count > 0) log.info({ runs: count }, 'old runs of schedules were deleted');
    },
  });
}
