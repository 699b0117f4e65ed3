import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openStationDatabase } from '../../testing/open-station-database.ts';
import type { Database } from '../db/database.ts';
import { createFakeClock, type FakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import type { JobTables } from './job-tables.ts';
import type { Job } from './job.ts';

const log = createLog({ logLevel: 'silent' });
let db: Database;
let clock: FakeClock;
let jobs: Jobs;
/** Ids in the order in which they started. */
let started: string[];
/** Functions that end the jobs whose id ends in `!`. */
let gates: Map<string, () => void>;

beforeEach(async () => {
  clock = createFakeClock();
  db = await openStationDatabase();
  started = [];
  gates = new Map();
});
afterEach(async () => {
  for (const end of gates.values()) end();
  await jobs.stop();
  await db.close();
});

function open(concurrency: number): { render: Job<string>; fetch: Job<string> } {
  jobs = createJobs({ db, clock, log, concurrency });
  async function run(id: string): Promise<void> {
    started.push(id);
    if (id.endsWith('!')) await new Promise<void>((resolve) => gates.set(id, resolve));
  }
  return {
    render: jobs.define('test.render', { payload: z.string(), concurrency: 2, run }),
    fetch: jobs.define('test.fetch', { payload: z.string(), lane: 'background', run }),
  };
}

/** Resolves once jobs of these names have started. */
async function untilStarted(...ids: string[]): Promise<void> {
  while (!ids.every((id) => started.includes(id))) await new Promise((resolve) => setImmediate(resolve));
}

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

describe('createJobs, lanes', () => {
  it('starts a job that a user waits for before 40 background jobs of the same and of another station', async () => {
    const { render } = open(1);
    await db.transaction(async (transaction) => {
      for (const id of ids('import', 40))
        await render.add(transaction, id, { lane: 'background', station: 1 });
      await render.add(transaction, 'user of A', { station: 1 });
      await render.add(transaction, 'user of B', { station: 2 });
    });
    await jobs.start();
    await jobs.idle();
    expect(started.slice(0, 3)).toEqual(['user of A', 'user of B', 'import0']);
    expect(started).toHaveLength(42);
  });

  it('alternates between stations', async () => {
    const { fetch } = open(1);
    for (const id of ids('a', 3)) await fetch.add(db, id, { station: 1 });
    for (const id of ids('b', 2)) await fetch.add(db, id, { station: 2 });
    await jobs.start();
    await jobs.idle();
    expect(started).toEqual(['a0', 'b0', 'a1', 'b1', 'a2']);
  });

  it('keeps one place of the queue, and one of a kind, free of background jobs', async () => {
    const { render, fetch } = open(3);
    for (const id of ['f0!', 'f1!', 'f2!']) await fetch.add(db, id);
    await jobs.start();
    await untilStarted('f0!', 'f1!');
    await render.add(db, 'user');
    await untilStarted('user');
    expect(started).toEqual(['f0!', 'f1!', 'user']);

    gates.get('f0!')?.();
    gates.get('f1!')?.();
    await untilStarted('f2!');
    for (const id of ['r0!', 'r1!']) await render.add(db, id, { lane: 'background' });
    await untilStarted('r0!');
    await render.add(db, 'second user');
    await untilStarted('second user');
    expect(started).not.toContain('r1!');
  });

  it('still starts background jobs under steady interactive work', async () => {
    const { render, fetch } = open(1);
    await fetch.add(db, 'import');
    for (const id of ids('user', 20)) await render.add(db, id);
    await jobs.start();
    await jobs.idle();
    expect(started.indexOf('import')).toBe(4);
  });

  it('moves a waiting job to the interactive lane, and runs a job at once that waits for a retry', async () => {
    const { render, fetch } = open(1);
    let fails = true;
    const retried = jobs.define('test.retried', {
      payload: z.string(),
      backoff: () => 3_600_000,
      run: async (id) => {
        started.push(id);
        if (fails) throw new Error('not yet');
      },
    });
    await retried.add(db, 'retried', { key: 'r', lane: 'background' });
    await jobs.start();
    await jobs.idle();
    fails = false;
    await fetch.add(db, 'busy!');
    await untilStarted('busy!');
    for (const id of ids('import', 3)) await render.add(db, id, { key: id, lane: 'background' });
    await db.transaction(async (transaction) => {
      await retried.raise(transaction, 'r');
      await render.raise(transaction, 'import2');
    });
    gates.get('busy!')?.();
    await jobs.idle();
    expect(started).toEqual(['retried', 'busy!', 'retried', 'import2', 'import0', 'import1']);
  });

  it('notifies a running job that its lane rose', async () => {
    open(2);
    const lanes: string[] = [];
    const raised = Promise.withResolvers<void>();
    const running = Promise.withResolvers<void>();
    const job = jobs.define('test.raised', {
      payload: z.string(),
      run: async (_id, { turn }) => {
        lanes.push(turn.lane);
        turn.onRaise?.(raised.resolve);
        running.resolve();
        await raised.promise;
        lanes.push(turn.lane);
      },
    });
    await job.add(db, 'x', { key: 'x', lane: 'background', station: 1 });
    await jobs.start();
    await running.promise;
    await job.raise(db, 'x');
    await jobs.idle();
    expect(lanes).toEqual(['background', 'interactive']);
  });

  it('runs the jobs of an older version in the lane of their kind, and leaves jobs of unknown kinds', async () => {
    const { render, fetch } = open(1);
    await fetch.add(db, 'old fetch');
    await render.add(db, 'old render');
    await render.add(db, 'of a newer version');
    const rows = db.tables<JobTables>();
    await rows.updateTable('jobs').set({ lane: null }).execute();
    await rows.updateTable('jobs').set({ name: 'test.newer' }).where('payload', 'like', '%newer%').execute();
    await jobs.start();
    await jobs.idle();
    expect(started).toEqual(['old render', 'old fetch']);
    expect(await rows.selectFrom('jobs').select('lane').execute()).toEqual([{ lane: null }]);
  });
});
