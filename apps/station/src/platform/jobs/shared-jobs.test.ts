import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isOnPostgres, testPostgres, type TestPostgres } from '../../testing/postgres/test-postgres.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/dialects/postgres/open-postgres.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs, type Jobs } from './create-jobs.ts';

const payload = z.object({ n: z.number() });
const log = createLog({ logLevel: 'silent' });
let server: TestPostgres;
let clock: FakeClock;
/** Two processes. */
let here: { db: Database; jobs: Jobs };
let there: { db: Database; jobs: Jobs };

async function startProcess() {
  const db = await openPostgres(server.url);
  const jobs = createJobs({ db, clock, log, concurrency: 4 });
  db.peers?.watch('jobs', jobs.wake);
  return { db, jobs };
}

beforeEach(async () => {
  if (!isOnPostgres) return;
  clock = createFakeClock();
  server = await testPostgres();
  [here, there] = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  if (!isOnPostgres) return;
  await Promise.all([here, there].map(({ db, jobs }) => jobs.stop().then(() => db.close())));
  await server.drop();
});

/** A kind of job that waits until `end` is called. */
function heldJob(jobs: Jobs, name: string) {
  const [started, held] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const job = jobs.define(name, {
    payload,
    retries: 0,
    async run(_payload, { attempt }) {
      started.resolve(attempt);
      await held.promise;
    },
  });
  return { job, started: started.promise, end: held.resolve };
}

describe.runIf(isOnPostgres)('jobs of processes that share a database', () => {
  it('run in a process that did not add them, without polling', async () => {
    const ran = heldJob(there.jobs, 'test.run');
    const elsewhere = here.jobs.define('test.run', {
      payload,
      run: () => Promise.reject(new Error('not here')),
    });
    await there.jobs.start();
    await here.db.transaction(async (transaction) => void (await elsewhere.add(transaction, { n: 1 })));
    expect(await ran.started).toBe(1);
    ran.end();
    await there.jobs.idle();
  });

  it('run once, although both processes look for them', async () => {
    const seen: number[] = [];
    const run = async ({ n }: { n: number }) => void seen.push(n);
    const job = here.jobs.define('test.run', { payload, run });
    there.jobs.define('test.run', { payload, run });
    await Promise.all([here.jobs.start(), there.jobs.start()]);
    await Promise.all(Array.from({ length: 40 }, (_, n) => job.add(here.db, { n })));
    await Promise.all([here.jobs.idle(), there.jobs.idle()]);
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('never run at the same time if they have one key', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
    };
    const job = here.jobs.define('test.key', { payload, run });
    there.jobs.define('test.key', { payload, run });
    await Promise.all([here.jobs.start(), there.jobs.start()]);
    for (let n = 0; n < 20; n += 1) await job.add(n % 2 === 0 ? here.db : there.db, { n }, { key: 'same' });
    await Promise.all([here.jobs.idle(), there.jobs.idle()]);
    expect(most).toBe(1);
  });

  it('stay with a process while it runs, and run again elsewhere when it has ended', async () => {
    const first = heldJob(here.jobs, 'test.crash');
    await here.jobs.start();
    await first.job.add(here.db, { n: 1 });
    await first.started;

    const second = heldJob(there.jobs, 'test.crash');
    let isTaken = false;
    void second.started.then(() => (isTaken = true));
    await there.jobs.start();
    clock.advance(60_000);
    await there.jobs.idle();
    expect(isTaken).toBe(false);

    await here.db.close();
    clock.advance(60_000);
    // The interruption is no attempt.
    expect(await second.started).toBe(1);
    second.end();
    await there.jobs.idle();
    first.end();
    here = await startProcess();
  });
});
