import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { RaisableTurn } from '../turns/raisable-turn.ts';
import { createJobs } from './create-jobs.ts';
import { claimJob } from './job-store.ts';
import type { JobTables } from './job-tables.ts';
import { runJob } from './run-job.ts';

it('does not begin a job that was claimed while its process stopped, and leaves it for the next start', async () => {
  const db = await openStationDatabase();
  onTestFinished(() => db.close());
  const [clock, log] = [createFakeClock(), createLog({ logLevel: 'silent' })];
  const run = vi.fn(async () => {});
  const definition = { payload: z.number(), run };
  const id = await createJobs({ db, clock, log }).define('test.stopped', definition).add(db, 1);
  const row = await claimJob(db, id, 'a lease', clock.now());
  if (!row) throw new Error('The job was not claimed.');
  const turn = new RaisableTurn({ lane: 'interactive', station: null });
  await runJob({ ...row, lease: 'a lease' }, definition, {
    db,
    clock,
    log,
    signal: AbortSignal.abort(),
    turn,
  });
  expect(run).not.toHaveBeenCalled();
  const left = await db
    .tables<JobTables>()
    .selectFrom('jobs')
    .select(['status', 'interruptions'])
    .where('id', '=', id)
    .execute();
  expect(left).toEqual([{ status: 'pending', interruptions: 1 }]);
});
