import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import type { JobTables } from '../../platform/jobs/job-tables.ts';
import { repeatedKey } from '../../platform/jobs/repeated-job.ts';

/** Milliseconds in which the work left over must become less. */
const settleMs = 180_000;

/**
 * Waits until no job is left, those that wait for a later time excepted.
 * @throws Error with the names of the jobs that are left when some have been due for three minutes, in which none has ended
 */
export async function settled(db: Database): Promise<void> {
  let [until, least] = [0, Infinity];
  for (;;) {
    const left = await db
      .tables<JobTables>()
      .selectFrom('jobs')
      .select(['name', 'run_at'])
      .where('status', '!=', 'failed')
      .where('run_at', '<', Date.now() + settleMs)
      .where('key', 'is distinct from', repeatedKey)
      // It waits for what may happen.
      .where('name', '!=', 'logger.alert')
      .execute();
    if (left.length === 0) return;
    if (left.length < least) [until, least] = [performance.now() + settleMs, left.length];
    const areDue = left.some(({ run_at }) => run_at < Date.now() - settleMs);
    if (areDue && performance.now() > until)
      throw new Error(`Jobs are left: ${countsOf(left.map(({ name }) => name))}`);
    await wait(500);
  }
}

function countsOf(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)].map(([name, jobs]) => `${jobs.length} ${name}`).join(', ');
}
