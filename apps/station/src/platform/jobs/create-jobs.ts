import type { Clock } from '../clock.ts';
import { createBroadcast } from '../db/broadcast.ts';
import type { Database, Tables } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createJobRunner } from './create-job-runner.ts';
import type { JobKind } from './job-kind.ts';
import { cancelJobs, insertJob, isQueued, leasesOf, raiseJobs } from './job-store.ts';
import type { DefineJob } from './job.ts';
import { defineRepeated, type RepeatedJob } from './repeated-job.ts';
import { runJob } from './run-job.ts';
import { storedPayload } from './stored-payload.ts';

export interface Jobs {
  /** Declares a kind of job and how it runs; call it before `start`. Names are `{feature}.{verb}`. */
  readonly define: DefineJob;
  /** Declares a job that runs again and again; call it before `start`. */
  repeat(name: string, job: RepeatedJob): void;
  /** Adds the first run of each repeated job that has none, in one transaction. */
  addRepeated(this: void): Promise<void>;
  /** Resumes the jobs of an earlier process and begins to run; resolves after the first look at them. */
  start(): Promise<void>;
  /** Checks for jobs that another process added. */
  wake(this: void): void;
  /** Aborts running jobs and waits for them. No new job begins. */
  stop(): Promise<void>;
  /** Resolves when no job runs or is due. Jobs that wait for a later time do not count. */
  idle(): Promise<void>;
}

export interface JobsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Jobs at a time; default 8, more than the kinds of long jobs use together. */
  readonly concurrency?: number;
}

/** A change of running jobs, in whichever process they run. */
type RunningChange =
  | { readonly raise: { readonly name: string; readonly key: string } }
  | { readonly abort: readonly string[] };

/** A queue of jobs in the database: added jobs run, even after a crash. */
export function createJobs({ db, clock, log, concurrency = 8 }: JobsSettings): Jobs {
  const kinds = new Map<string, JobKind>();
  const firstRuns: ((to: Tables) => Promise<void>)[] = [];
  const runner = createJobRunner({ db, clock, log, concurrency, kinds });
  const changes = createBroadcast<RunningChange>(db, {
    topic: 'running_jobs',
    receive(change) {
      if ('raise' in change) runner.raise(change.raise.name, change.raise.key);
      else runner.abort(change.abort);
    },
  });

  const jobs: Jobs = {
    define(name, definition) {
      if (kinds.has(name)) throw new Error(`Job ${name} is declared twice.`);
      const { lane: usual = 'interactive' } = definition;
      kinds.set(name, {
        most: definition.concurrency ?? concurrency,
        lane: usual,
        run: (row, turn, signal) => runJob(row, definition, { db, clock, log, signal, turn }),
      });
      return {
        name,
        async add(to, payload, { runAt, key = null, lane = usual, station = null } = {}) {
          const now = clock.now();
          const facts = { key, lane, station_id: station, payload: storedPayload(payload) };
          const id = await insertJob(to, { name, ...facts, run_at: runAt ?? now, now });
          to.afterCommit(runner.wake);
          return id;
        },
        isQueued: (to, key) => isQueued(to, name, key),
        cancel: (to, key) => cancelJobs(to, name, key),
        async abort(to, key) {
          // Those that run now: a job that the same transaction adds may begin before the message arrives.
          const leases = await leasesOf(to, name, key);
          if (leases.length > 0) await changes.send(to, { abort: leases });
        },
        async raise(to, key) {
          await raiseJobs(to, { name, key, now: clock.now() });
          await changes.send(to, { raise: { name, key } });
        },
      };
    },
    repeat: (name, job) => void firstRuns.push(defineRepeated({ define: jobs.define, clock }, name, job)),
    addRepeated: () =>
      db.transaction(async (transaction) => {
        for (const add of firstRuns) await add(transaction);
      }),
    start: runner.start,
    wake: runner.wake,
    async stop() {
      changes.stop();
      await runner.stop();
    },
    idle: runner.idle,
  };
  return jobs;
}
