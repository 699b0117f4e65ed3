import type { Tables } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { insertJob } from '../../../platform/jobs/job-store.ts';

export const hearName = 'audio-events.hear';

/**
 * Adds the job that makes fingerprints, if none waits. The recorder process has no jobs of its own: the web process finds the
 * job that it adds.
 */
export async function requestHearing(
  db: Tables,
  jobs: Pick<Jobs, 'wake'> | undefined,
  now: number,
): Promise<void> {
  await insertJob(db, {
    name: hearName,
    payload: '{}',
    run_at: now,
    key: 'unheard',
    station_id: null,
    lane: 'background',
    now,
  });
  if (jobs) db.afterCommit(jobs.wake);
}
