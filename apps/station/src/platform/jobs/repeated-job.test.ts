import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import type { Database } from '../db/database.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import { insertJob } from './job-store.ts';
import type { JobTables } from './job-tables.ts';
import { repeatedKey } from './repeated-job.ts';

const everyMs = 3_600_000;
let db: Database;
let clock: FakeClock;
let jobs: Jobs;
/** When each run began, in milliseconds after the first start. */
let runs: number[];

const newQueue = () => createJobs({ db, clock, log: createLog({ logLevel: 'silent' }) });
const start = async () => {
  await jobs.addRepeated();
  await jobs.start();
  await jobs.idle();
};
const later = async (ms: number) => {
  clock.advance(ms);
  await jobs.idle();
};

beforeEach(async () => {
  clock = createFakeClock();
  db = await openStationDatabase();
  jobs = newQueue();
  runs = [];
});
afterEach(async () => {
  await jobs.stop();
  await db.close();
});

/** Declares a repeated job that finds work left in its first runs. */
function repeat(left = 0): void {
  const began = clock.now();
  jobs.repeat('test.repeat', {
    everyMs,
    lane: 'background',
    run(complete) {
      runs.push(clock.now() - began);
      return complete(async () => runs.length <= left);
    },
  });
}

it('a repeated job runs at the start and after each interval', async () => {
  repeat();
  await start();
  expect(runs).toEqual([0]);
  await later(everyMs - 1);
  expect(runs).toEqual([0]);
  await later(1);
  await later(everyMs);
  expect(runs).toEqual([0, everyMs, 2 * everyMs]);
});

it('a repeated job runs again at once while work is left', async () => {
  repeat(3);
  await start();
  expect(runs).toEqual([0, 0, 0, 0]);
  await later(everyMs);
  expect(runs).toHaveLength(5);
});

it('a repeated job keeps its time over a restart, and waits once', async () => {
  repeat();
  await start();
  await later(everyMs / 2);
  await jobs.stop();
  jobs = newQueue();
  repeat();
  await start();
  expect(runs).toEqual([0]);
  expect(
    await db.tables<JobTables>().selectFrom('jobs').select(['name', 'lane', 'status']).execute(),
  ).toEqual([{ name: 'test.repeat', lane: 'background', status: 'pending' }]);
  await later(everyMs / 2);
  expect(runs).toEqual([0, everyMs / 2]);
});

it('a repeated job never runs twice at once, and continues once where an earlier version added a run under another key', async () => {
  let [running, most] = [0, 0];
  jobs.repeat('test.repeat', {
    everyMs,
    async run(complete) {
      most = Math.max(most, (running += 1));
      await wait(20);
      await complete(async () => false);
      running -= 1;
    },
  });
  const job = {
    name: 'test.repeat',
    payload: '{}',
    run_at: clock.now(),
    station_id: null,
    lane: 'interactive',
    now: clock.now(),
  } as const;
  await insertJob(db, { ...job, key: 'daily' });
  await start();
  expect(most).toBe(1);
  expect(await db.tables<JobTables>().selectFrom('jobs').select(['key', 'status']).execute()).toEqual([
    { key: repeatedKey, status: 'pending' },
  ]);
});

it('a repeated job that failed for good runs again after its interval', async () => {
  let attempts = 0;
  jobs.repeat('test.repeat', {
    everyMs,
    run() {
      attempts += 1;
      return Promise.reject(new Error('no'));
    },
  });
  await start();
  for (let retry = 0; retry < 3; retry += 1) await later(60_000);
  expect(attempts).toBe(4);
  await later(everyMs - 1);
  expect(attempts).toBe(4);
  await later(1);
  expect(attempts).toBe(5);
});
