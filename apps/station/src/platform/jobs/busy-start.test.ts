import { expect, it } from 'vitest';
import { z } from 'zod';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import type { Database } from '../db/database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs } from './create-jobs.ts';

it('Jobs start on a busy installation, whose processes wake each other all the time', async () => {
  const db = await openStationDatabase();
  let isBusy = true;
  const busy: Database = Object.create(db, {
    tables: {
      value: () => {
        queueMicrotask(() => isBusy && jobs.wake());
        return db.tables();
      },
    },
  });
  const jobs = createJobs({
    db: busy,
    clock: createFakeClock(),
    log: createLog({ logLevel: 'silent' }),
    concurrency: 4,
  });
  const ran: number[] = [];
  const job = jobs.define('test.run', {
    payload: z.object({ n: z.int() }),
    run: async ({ n }) => void ran.push(n),
  });
  await job.add(db, { n: 1 });
  await jobs.start();
  expect(isBusy).toBe(true);
  isBusy = false;
  await jobs.idle();
  expect(ran).toEqual([1]);
  await jobs.stop();
  await db.close();
});
