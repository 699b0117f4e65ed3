import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createRepeatedErrors } from '../repeated-errors.ts';
import { RaisableTurn } from '../turns/raisable-turn.ts';
import { TurnOrder } from '../turns/turn-order.ts';
import { dueJobs } from './due-jobs.ts';
import { createInterruptedJobs } from './interrupted-jobs.ts';
import type { JobKind } from './job-kind.ts';
import { assignLanes, claimJob, firstRunAt } from './job-store.ts';
import { RunningJobs } from './running-jobs.ts';

export interface JobRunner {
  /** Checks for due jobs; checks again if a check is running. */
  wake(this: void): void;
  /** Moves the running jobs of a key to the interactive lane, and checks for due jobs. */
  raise(this: void, name: string, key: string): void;
  /** Aborts jobs that run in this process; they do not run again. */
  abort(this: void, leases: readonly string[]): void;
  start(this: void): Promise<void>;
  stop(this: void): Promise<void>;
  idle(this: void): Promise<void>;
}

export interface JobRunnerSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly concurrency: number;
  readonly kinds: ReadonlyMap<string, JobKind>;
}

/** Claims due jobs and runs them in the order of their turns; sleeps until the next one is due. */
export function createJobRunner(settings: JobRunnerSettings): JobRunner {
  const { db, clock, log, concurrency, kinds } = settings;
  const running = new RunningJobs(kinds, concurrency);
  const [order, stopping] = [new TurnOrder(), new AbortController()];
  const interrupted = createInterruptedJobs(db, clock);
  const report = createRepeatedErrors({ log, clock });
  let firstLook: PromiseWithResolvers<void> | undefined;
  let hasLanes = false;
  let checking: Promise<void> | undefined;
  let again = false;
  let cancelTimer = () => {};

  function wake(): void {
    if (!firstLook || stopping.signal.aborted) return;
    again = true;
    checking ??= check().finally(() => {
      checking = undefined;
      if (again) wake();
    });
  }

  async function check(): Promise<void> {
    try {
      let next = Infinity;
      while (again && !stopping.signal.aborted) {
        again = false;
        await interrupted.release();
        hasLanes ||= await assignLanes(db, kinds);
        next = await beginDue(settings, running, begin);
        firstLook?.resolve();
      }
      armTimer(next);
    } catch (error) {
      report(error, 'the job queue could not be read');
      cancelTimer();
      cancelTimer = clock.after(1000, wake);
    }
  }

  async function begin(): Promise<boolean> {
    const due = order.take(await dueJobs(db, running.openNames(), clock.now()));
    // A job that this stop has just released is due.
    if (!due || stopping.signal.aborted) return false;
    const lease = newLease(db);
    const row = await claimJob(db, due.id, lease, clock.now());
    const kind = row && kinds.get(row.name);
    if (!row || !kind) return true;
    const [turn, aborting] = [new RaisableTurn(due), new AbortController()];
    const work = kind
      .run({ ...row, lease }, turn, AbortSignal.any([stopping.signal, aborting.signal]))
      .catch((error: unknown) => {
        log.error({ err: error, job: row.name, job_id: row.id }, 'the result of a job could not be recorded');
        interrupted.add(lease);
      });
    running.add({ name: row.name, key: row.key, lease, turn, aborting }, work, wake);
    return true;
  }

  function armTimer(next: number): void {
    const at = Math.min(next, interrupted.nextCheck());
    cancelTimer();
    cancelTimer = at === Infinity ? () => {} : clock.after(at - clock.now(), wake);
  }

  return {
    wake,
    raise(name, key) {
      running.raise(name, key);
      wake();
    },
    abort: (leases) => running.abort(leases),
    async start() {
      firstLook = Promise.withResolvers();
      wake();
      // Checks continue while other processes add jobs, which is all the time on a busy installation.
      await Promise.race([checking, firstLook.promise]);
    },
    async stop() {
      stopping.abort();
      cancelTimer();
      await checking;
      await Promise.all(running.ends);
    },
    async idle() {
      wake();
      while (checking || !running.isEmpty) await (checking ?? Promise.race(running.ends));
    },
  };
}

/** Begins with the process where several share the database. */
function newLease({ peers }: Database): string {
  return peers ? `${peers.id}:${randomUUID()}` : randomUUID();
}

/** Begins due jobs while there are places for them. Returns when the next job is due; the end of a job wakes a full runner. */
async function beginDue(
  { db, clock, kinds }: JobRunnerSettings,
  running: RunningJobs,
  begin: () => Promise<boolean>,
): Promise<number> {
  const names = [...kinds.keys()];
  while (!running.isFull) {
    const now = clock.now();
    // Most checks follow the last job: the statement that finds due ones costs much more.
    const first = await firstRunAt(db, names, -1);
    if (first > now) return first;
    if (!(await begin())) return firstRunAt(db, names, now);
  }
  return Infinity;
}
