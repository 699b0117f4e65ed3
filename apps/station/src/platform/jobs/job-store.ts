import { sql, type Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { Lane } from '../turns/turn.ts';
import type { JobTables } from './job-tables.ts';

export type JobRow = Selectable<JobTables['jobs']>;

export async function insertJob(
  db: Tables,
  job: Pick<JobRow, 'name' | 'payload' | 'run_at' | 'key' | 'station_id'> & { lane: Lane; now: number },
): Promise<number> {
  const { now, ...row } = job;
  const jobs = db.tables<JobTables>();
  const added = jobs
    .insertInto('jobs')
    .values({
      ...row,
      status: 'pending',
      attempts: 0,
      interruptions: 0,
      lease: null,
      error: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');
  const waiting = jobs
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', row.name)
    .where('key', '=', row.key);
  for (;;) {
    const inserted = await added.executeTakeFirst();
    if (inserted) return inserted.id;
    const found = await waiting.where('status', '=', 'pending').where('attempts', '=', 0).executeTakeFirst();
    // Outside a transaction, another process may have begun it meanwhile.
    if (found) return found.id;
  }
}

/** Moves the waiting and running jobs of a key to the interactive lane; those that wait for a retry become due now. */
export async function raiseJobs(
  db: Tables,
  { name, key, now }: { name: string; key: string; now: number },
): Promise<void> {
  const jobs = db.tables<JobTables>().updateTable('jobs').where('name', '=', name).where('key', '=', key);
  await jobs.set({ lane: 'interactive', updated_at: now }).where('status', '!=', 'failed').execute();
  await jobs
    .set({ run_at: now })
    .where('status', '=', 'pending')
    .where('attempts', '>', 0)
    .where('run_at', '>', now)
    .execute();
}

/** Gives jobs that an older version added the lane of their kind. Returns true. */
export async function assignLanes(
  db: Tables,
  kinds: ReadonlyMap<string, { readonly lane: Lane }>,
): Promise<true> {
  const background = [...kinds].filter(([, { lane }]) => lane === 'background').map(([name]) => name);
  await db
    .tables<JobTables>()
    .updateTable('jobs')
    .set((row) => ({
      lane: row
        .case()
        .when('name', 'in', background)
        .then(sql<Lane>`'background'`)
        .else(sql<Lane>`'interactive'`)
        .end(),
    }))
    .where('lane', 'is', null)
    .where('name', 'in', [...kinds.keys()])
    .execute();
  return true;
}

/** The attempts that hold the jobs of a key. */
export async function leasesOf(db: Tables, name: string, key: string): Promise<string[]> {
  const running = db.tables<JobTables>().selectFrom('jobs').select('lease').where('status', '=', 'running');
  const rows = await running.where('name', '=', name).where('key', '=', key).execute();
  return rows.flatMap(({ lease }) => lease ?? []);
}

/** Whether a job of a key waits or runs. */
export async function isQueued(db: Tables, name: string, key: string): Promise<boolean> {
  const jobs = db
    .tables<JobTables>()
    .selectFrom('jobs')
    .select('id')
    .where('name', '=', name)
    .where('key', '=', key);
  return (await jobs.where('status', '!=', 'failed').executeTakeFirst()) !== undefined;
}

export async function cancelJobs(db: Tables, name: string, key: string): Promise<number> {
  const pending = db
    .tables<JobTables>()
    .deleteFrom('jobs')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('status', '=', 'pending');
  return Number((await pending.executeTakeFirst()).numDeletedRows);
}

/** Begins an attempt of a job; undefined when it was cancelled meanwhile. */
export async function claimJob(
  db: Tables,
  id: number,
  lease: string,
  now: number,
): Promise<JobRow | undefined> {
  return (
    db
      .tables<JobTables>()
      .updateTable('jobs')
      .set((row) => ({ status: 'running', lease, attempts: row('attempts', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .where('status', '=', 'pending')
      // Another process may have claimed one of its key since it was found.
      .where(
        sql<boolean>`not exists (select 1 from jobs r where r.status = 'running' and r.name = jobs.name and r.key = jobs.key)`,
      )
      .returningAll()
      .executeTakeFirst()
  );
}

/** Deletes a job; false when this attempt no longer holds it. */
export async function finishJob(db: Tables, id: number, lease: string): Promise<boolean> {
  const statement = db.tables<JobTables>().deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease);
  return (await statement.executeTakeFirst()).numDeletedRows > 0n;
}

/** Returns a job that an attempt holds to the queue, or sets it aside with its error. */
export async function returnJob(
  db: Tables,
  { id, lease }: { id: number; lease: string },
  change: Pick<JobRow, 'status' | 'run_at' | 'error'> & { updated_at: number },
): Promise<void> {
  const statement = db
    .tables<JobTables>()
    .updateTable('jobs')
    .where('id', '=', id)
    .where('lease', '=', lease);
  await statement.set({ ...change, lease: null }).execute();
}

/**
 * Releases interrupted jobs: one attempt, or without a lease all, which is right at start where only one process runs jobs.
 */
export async function releaseInterrupted(db: Tables, now: number, lease?: string): Promise<void> {
  const running = db.tables<JobTables>().updateTable('jobs').where('status', '=', 'running');
  await (lease === undefined ? running : running.where('lease', '=', lease))
    .set((row) => ({
      status: 'pending',
      lease: null,
      interruptions: row('interruptions', '+', 1),
      updated_at: now,
    }))
    .execute();
}

/** Leases of the running jobs. */
export async function runningLeases(db: Tables): Promise<string[]> {
  const running = db.tables<JobTables>().selectFrom('jobs').select('lease').where('status', '=', 'running');
  return (await running.execute()).flatMap(({ lease }) => lease ?? []);
}

/** When the first job is due that waits for a moment later than `after`; Infinity when none waits. */
export async function firstRunAt(db: Tables, names: readonly string[], after: number): Promise<number> {
  const waiting = db
    .tables<JobTables>()
    .selectFrom('jobs')
    .select((row) => row.fn.min('run_at').as('at'))
    .where('status', '=', 'pending')
    .where('run_at', '>', after)
    .where(({ ref }) => db.dialect.isOneOf(ref('name'), names));
  return (await waiting.executeTakeFirst())?.at ?? Infinity;
}
