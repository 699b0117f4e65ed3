import { z } from 'zod';
import { stationMigrations } from '../../../migrations/station-migrations.ts';
import { hang } from '../../../testing/hang.ts';
import { systemClock } from '../../clock.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createLog } from '../../log.ts';
import { createJobs } from '../create-jobs.ts';

// Adds three jobs, finishes the first, and hangs in the second.

const db = openDatabase(process.argv[2] ?? '');
await migrate(db, stationMigrations);
const jobs = createJobs({ db, clock: systemClock, log: createLog({ logLevel: 'silent' }), concurrency: 1 });
const job = jobs.define('crash.test', {
  payload: z.number(),
  retries: 0,
  run: async (n) => {
    if (n === 2) await hang();
  },
});
await db.transaction(async (transaction) => {
  for (const n of [1, 2, 3]) await job.add(transaction, n);
});
await jobs.start();
