import { sql, type Selectable } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { JobTables } from './job-tables.ts';

export type JobRow = Selectable<JobTables['jobs']>;

export async function insertJob(db: Tables, job: Pick<JobRow, 'name' | 'payload' | 'run_at'> & { key: string | null; now: number }) {
  const { now, ...row } = job;
  const jobs = db.tables<JobTables>();
  const added = await jobs
    .insertInto('jobs')
    .values({ ...row, status: 'pending', attempts: 0, interruptions: 0, lease: null, error: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const waiting = jobs.selectFrom('jobs').select('id').where('name', '=', row.name).where('key', '=', row.key);
  return (await waiting.where('status', '=', 'pending').where('attempts', '=', 0).executeTakeFirstOrThrow()).id;
}

export async function cancelJobs(db: Tables, name: string, key: string): Promise<number> {
  const pending = db.tables<JobTables>().deleteFrom('jobs').where('name', '=', name).where('key', '=', key).where('status', '=', 'pending');
  return Number((await pending.executeTakeFirst()).numDeletedRows);
}

/** Takes the next job that is due, oldest first, passing over keys that are running; undefined when there is none. */
export async function claimJob(db: Tables, names: readonly string[], lease: string, now: number): Promise<JobRow | undefined> {
  if (names.length === 0) return undefined;
  const jobs = db.tables<JobTables>();
  const due = jobs
    .selectFrom('jobs as due')
    .select('due.id')
    .where('due.status', '=', 'pending')
    .where('due.run_at', '<=', now)
    .where('due.name', 'in', names)
    .where(sql<boolean>`not exists (select 1 from jobs r where r.status = 'running' and r.name = due.name and r.key = due.key)`)
    .orderBy('due.run_at')
    .orderBy('due.id')
    .limit(1);
  return jobs
    .updateTable('jobs')
    .set((row) => ({ status: 'running', lease, attempts: row('attempts', '+', 1), updated_at: now }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a job off the list; false when this try no longer holds it. */
export async function finishJob(db: Tables, id: number, lease: string): Promise<boolean> {
  const held = db.tables<JobTables>().deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease);
  return (await held.executeTakeFirst()).numDeletedRows > 0n;
}

/** Puts a job that a try holds back on the list, or aside with its error. */
export async function returnJob(
  db: Tables,
  { id, lease }: { id: number; lease: string },
  change: Pick<JobRow, 'status' | 'run_at' | 'error'> & { updated_at: number },
): Promise<void> {
  const held = db.tables<JobTables>().updateTable('jobs').where('id', '=', id).where('lease', '=', lease);
  await held.set({ ...change, lease: null }).execute();
}

/**
 * Frees what was begun and cut short: one try, or without a lease everything, which is right at start because one
 * process of a data folder runs jobs.
 */
export async function releaseInterrupted(db: Tables, now: number, lease?: string): Promise<void> {
  const running = db.tables<JobTables>().updateTable('jobs').where('status', '=', 'running');
  await (lease === undefined ? running : running.where('lease', '=', lease))
    .set((row) => ({ status: 'pending', lease: null, interruptions: row('interruptions', '+', 1), updated_at: now }))
    .execute();
}

/** When the next job that waits for its time is due; null when none waits. */
export async function nextRunAt(db: Tables, names: readonly string[], now: number): Promise<number | null> {
  if (names.length === 0) return null;
  const later = db
    .tables<JobTables>()
    .selectFrom('jobs')
    .select((row) => row.fn.min('run_at').as('at'))
    .where('status', '=', 'pending')
    .where('run_at', '>', now)
    .where('name', 'in', names);
  return (await later.executeTakeFirst())?.at ?? null;
}
