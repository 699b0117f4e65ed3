import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import type { Database } from '../db/database.ts';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { RaisableTurn } from '../turns/raisable-turn.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import type { JobTables } from './job-tables.ts';
import { RunningJobs } from './running-jobs.ts';

let db: Database;
let jobs: Jobs;

beforeEach(async () => {
  db = await openStationDatabase();
  jobs = createJobs({ db, clock: createFakeClock(), log: createLog({ logLevel: 'silent' }) });
});
afterEach(async () => {
  await jobs.stop();
  await db.close();
});

it('aborts the running job of a key once the transaction commits, without a retry or a failure', async () => {
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const job = jobs.define('test.aborted', {
    payload: z.object({ n: z.number() }),
    async run({ n }, { signal }) {
      if (events.push(`${n} begins`) === 2) begun.resolve();
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    },
    onFailed: async ({ n }) => void events.push(`${n} failed`),
  });
  await jobs.start();
  await job.add(db, { n: 1 }, { key: 'a' });
  await job.add(db, { n: 2 }, { key: 'b' });
  await begun.promise;
  const refused = db.transaction(async (transaction) => {
    await job.abort(transaction, 'a');
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  const keys = async () =>
    (await db.tables<JobTables>().selectFrom('jobs').select('key').execute()).map(({ key }) => key);
  expect(await keys()).toEqual(['a', 'b']);
  await job.abort(db, 'a');
  await expect.poll(keys).toEqual(['b']);
  await job.abort(db, 'b');
  await jobs.idle();
  expect(await keys()).toEqual([]);
  expect(events).toEqual(['1 begins', '2 begins']);
});

it('spares a job of the key that began after the call, such as one that the same transaction added', () => {
  const running = new RunningJobs(new Map(), 4);
  const begin = (lease: string) => {
    const aborting = new AbortController();
    const turn = new RaisableTurn({ lane: 'interactive', station: null });
    running.add({ name: 'test.aborted', key: 'a', lease, turn, aborting }, new Promise(() => {}), () => {});
    return aborting.signal;
  };
  const [before, after] = [begin('before'), begin('after')];
  running.abort(['before']);
  expect([before.aborted, after.aborted]).toEqual([true, false]);
});
