import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import { isOnPostgres } from '../../testing/postgres/test-postgres.ts';
import { refuseWrites } from '../../testing/refuse-writes.ts';
import type { Database } from '../db/database.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import type { JobTables } from './job-tables.ts';

const payload = z.object({ n: z.number() });
const log = createLog({ logLevel: 'silent' });
let db: Database;
let clock: FakeClock;
let jobs: Jobs;

function newQueue(concurrency = 4): Jobs {
  return createJobs({ db, clock, log, concurrency });
}

beforeEach(async () => {
  clock = createFakeClock();
  db = await openStationDatabase();
  jobs = newQueue();
});
afterEach(async () => {
  await jobs.stop();
  await db.close();
});

const rows = () => db.tables<JobTables>().selectFrom('jobs').selectAll().execute();

describe('createJobs', () => {
  it('runs each added job once, and deletes it', async () => {
    const seen: number[] = [];
    const job = jobs.define('test.run', { payload, run: async ({ n }) => void seen.push(n) });
    await jobs.start();
    for (let n = 0; n < 50; n += 1) await job.add(db, { n });
    await jobs.idle();
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    expect(await rows()).toEqual([]);
  });

  it('runs a job that another process added, once it is woken', async () => {
    const ran = Promise.withResolvers<number>();
    jobs.define('test.run', { payload, run: async ({ n }) => ran.resolve(n) });
    await jobs.start();
    const elsewhere = newQueue().define('test.run', {
      payload,
      run: () => Promise.reject(new Error('not here')),
    });
    await elsewhere.add(db, { n: 7 });
    jobs.wake();
    expect(await ran.promise).toBe(7);
  });

  it('starts a job only when the transaction that added it commits', async () => {
    const seen: number[] = [];
    const job = jobs.define('test.run', { payload, run: async ({ n }) => void seen.push(n) });
    await jobs.start();
    await expect(
      db.transaction(async (transaction) => {
        await job.add(transaction, { n: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction(async (transaction) => void (await job.add(transaction, { n: 2 })));
    await jobs.idle();
    expect(seen).toEqual([2]);
  });

  it('waits for the time of a job, even across a restart', async () => {
    const seen: number[] = [];
    const run = async ({ n }: { n: number }) => void seen.push(n);
    const job = jobs.define('test.later', { payload, run });
    await jobs.start();
    await job.add(db, { n: 1 }, { runAt: clock.now() + 60_000 });
    await job.add(db, { n: 2 }, { runAt: clock.now() + 600_000 });
    await jobs.idle();
    clock.advance(59_999);
    await jobs.idle();
    expect(seen).toEqual([]);
    clock.advance(1);
    await jobs.idle();
    expect(seen).toEqual([1]);
    await jobs.stop();

    jobs = newQueue();
    jobs.define('test.later', { payload, run });
    await jobs.start();
    await jobs.idle();
    expect(seen).toEqual([1]);
    clock.advance(540_000);
    await jobs.idle();
    expect(seen).toEqual([1, 2]);
  });

  it('keeps one waiting job per key, and cancels it', async () => {
    const seen: number[] = [];
    const job = jobs.define('test.keyed', { payload, run: async ({ n }) => void seen.push(n) });
    const first = await job.add(db, { n: 1 }, { key: 'a', runAt: clock.now() + 10 });
    expect(await job.add(db, { n: 2 }, { key: 'a' })).toBe(first);
    await job.add(db, { n: 3 }, { key: 'b' });
    expect(await job.cancel(db, 'b')).toBe(1);
    await jobs.start();
    clock.advance(10);
    await jobs.idle();
    expect(seen).toEqual([1]);
    await job.add(db, { n: 4 }, { key: 'a' });
    await jobs.idle();
    expect(seen).toEqual([1, 4]);
  });

  it('runs one job of a key at a time, and no more of a kind than it allows', async () => {
    const running: string[] = [];
    const most = { key: 0, kind: 0 };
    const gate = Promise.withResolvers<void>();
    const both = Promise.withResolvers<void>();
    async function hold(name: string, kind: 'key' | 'kind'): Promise<void> {
      running.push(name);
      most[kind] = Math.max(most[kind], running.filter((other) => other === name).length);
      if (new Set(running).size === 2) both.resolve();
      await gate.promise;
      running.splice(running.indexOf(name), 1);
    }
    const keyed = jobs.define('test.keyed', { payload, run: () => hold('keyed', 'key') });
    const narrow = jobs.define('test.narrow', { payload, concurrency: 1, run: () => hold('narrow', 'kind') });
    await jobs.start();
    await keyed.add(db, { n: 1 }, { key: 'a' });
    await narrow.add(db, { n: 1 });
    await both.promise;
    await keyed.add(db, { n: 2 }, { key: 'a' });
    await narrow.add(db, { n: 2 });
    gate.resolve();
    await jobs.idle();
    expect(most).toEqual({ key: 1, kind: 1 });
    expect(await rows()).toEqual([]);
  });

  it('retries after the pause, then stores the error and reports it', async () => {
    const attempts: number[] = [];
    const failures: string[] = [];
    const job = jobs.define('test.fail', {
      payload,
      retries: 2,
      backoff: (attempt) => attempt * 1000,
      run: async (_payload, { attempt }) => {
        attempts.push(attempt);
        throw new Error('broken with ?api_key=abc');
      },
      onFailed: async ({ n }, error) => void failures.push(`${n} ${error.message}`),
    });
    await jobs.start();
    await job.add(db, { n: 7 });
    await jobs.idle();
    expect(attempts).toEqual([1]);
    clock.advance(1000);
    await jobs.idle();
    clock.advance(1999);
    await jobs.idle();
    expect(attempts).toEqual([1, 2]);
    expect(failures).toEqual([]);
    clock.advance(1);
    await jobs.idle();
    expect(attempts).toEqual([1, 2, 3]);
    expect(failures).toEqual(['7 broken with ?api_key=abc']);
    expect(await rows()).toMatchObject([
      { status: 'failed', error: 'broken with ?api_key=[redacted]', attempts: 3 },
    ]);
  });

  it('completes a job together with its writes, or neither', async () => {
    let breakOnce = true;
    const job = jobs.define('test.complete', {
      payload,
      retries: 1,
      backoff: () => 0,
      run: async ({ n }, { complete }) => {
        await complete(async (transaction) => {
          await other.add(transaction, { n }, { runAt: clock.now() + 1e9 });
          if (breakOnce) {
            breakOnce = false;
            throw new Error('before the commit');
          }
        });
      },
    });
    const other = jobs.define('test.other', { payload, run: async () => {} });
    await jobs.start();
    await job.add(db, { n: 1 });
    await jobs.idle();
    expect((await rows()).map((row) => row.name)).toEqual(['test.other']);
  });

  // In PostgreSQL the process itself must have ended: see shared-jobs.test.ts.
  it.skipIf(isOnPostgres)(
    'resumes a job that a crash interrupted, without counting the attempt, and lets no earlier attempt complete it',
    async () => {
      const held = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      const outcome: string[] = [];
      // One at a time, so that it cannot resume the job itself.
      const crashed = newQueue(1);
      const job = crashed.define('test.crash', {
        payload,
        retries: 0,
        run: async (_payload, { complete }) => {
          started.resolve();
          await held.promise;
          await complete(async () => void outcome.push('old')).catch((error: Error) =>
            outcome.push(error.message),
          );
          throw new Error('late');
        },
      });
      await crashed.start();
      await job.add(db, { n: 1 });
      await started.promise;

      jobs.define('test.crash', {
        payload,
        retries: 0,
        run: async (_payload, { attempt }) => void outcome.push(`new try ${attempt}`),
      });
      await jobs.start();
      await jobs.idle();
      expect(outcome).toEqual(['new try 1']);
      held.resolve();
      await crashed.stop();
      expect(outcome[1]).toContain('no longer held');
      expect(await rows()).toEqual([]);
    },
  );

  it('starts on a database that cannot be written, and resumes interrupted jobs once it can', async () => {
    const seen: number[] = [];
    const job = jobs.define('test.run', { payload, run: async ({ n }) => void seen.push(n) });
    await job.add(db, { n: 1 });
    await db
      .tables<JobTables>()
      .updateTable('jobs')
      .set({ status: 'running', lease: 'of a process that died' })
      .execute();
    const acceptWrites = await refuseWrites(db);
    await jobs.start();
    expect(seen).toEqual([]);
    await acceptWrites();
    clock.advance(1000);
    await jobs.idle();
    expect(seen).toEqual([1]);
  });

  it('runs a job again when its completion could not be recorded', async () => {
    let tries = 0;
    let acceptWrites = async () => {};
    const job = jobs.define('test.run', {
      payload,
      async run() {
        tries += 1;
        if (tries === 1) acceptWrites = await refuseWrites(db);
      },
    });
    await jobs.start();
    await job.add(db, { n: 1 });
    await jobs.idle();
    expect(await rows()).toMatchObject([{ status: 'running' }]);
    await acceptWrites();
    clock.advance(1000);
    await jobs.idle();
    expect([tries, await rows()]).toEqual([2, []]);
  });

  it('aborts running jobs on stop, and leaves them to the next start', async () => {
    const started = Promise.withResolvers<void>();
    const job = jobs.define('test.long', {
      payload,
      retries: 0,
      run: (_payload, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          started.resolve();
        }),
    });
    await jobs.start();
    await job.add(db, { n: 1 });
    await started.promise;
    await jobs.stop();
    expect(await rows()).toMatchObject([{ status: 'pending', error: null }]);
  });

  it('decides by the error how often and when it retries', async () => {
    const attempts: number[] = [];
    const job = jobs.define('test.choosy', {
      payload,
      retries: (error) => (error.message === 'once more' ? 5 : 0),
      backoff: (_attempt, error) => (error.message === 'once more' ? 50 : 1e9),
      run: async (_payload, { attempt }) => {
        attempts.push(attempt);
        throw new Error(attempt < 3 ? 'once more' : 'enough');
      },
    });
    await jobs.start();
    await job.add(db, { n: 1 });
    await jobs.idle();
    for (let step = 0; step < 5; step += 1) {
      clock.advance(50);
      await jobs.idle();
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(await rows()).toMatchObject([{ status: 'failed', error: 'enough' }]);
  });

  it('fails a job whose payload no longer matches its schema', async () => {
    jobs.define('test.shape', { payload, retries: 0, run: async () => {} });
    const old = newQueue().define('test.shape', {
      payload: z.object({ other: z.string() }),
      run: async () => {},
    });
    await old.add(db, { other: 'x' });
    await jobs.start();
    await jobs.idle();
    expect(await rows()).toMatchObject([{ status: 'failed' }]);
  });
});
