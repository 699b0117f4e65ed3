import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { createRepeatedErrors } from '../repeated-errors.ts';
import { createInterruptedJobs } from './interrupted-jobs.ts';
import { claimJob, nextRunAt, type JobRow } from './job-store.ts';

/** How the jobs of one name run. */
export interface JobKind {
  /** At a time. */
  readonly most: number;
  /** One try; records how it ended. */
  run(row: JobRow & { lease: string }, signal: AbortSignal): Promise<void>;
}

export interface JobRunner {
  /** Looks for jobs that are due; once more when it is looking already. */
  wake(this: void): void;
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

/** Claims jobs that are due and runs them, so many at a time; sleeps until the next one's time. */
export function createJobRunner({ db, clock, log, concurrency, kinds }: JobRunnerSettings): JobRunner {
  const active = new Map<Promise<void>, string>();
  const stopping = new AbortController();
  const interrupted = createInterruptedJobs(db, clock);
  const report = createRepeatedErrors({ log, clock });
  let started = false;
  let looking: Promise<void> | undefined;
  let again = false;
  let cancelTimer = () => {};

  function wake(): void {
    if (!started || stopping.signal.aborted) return;
    again = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (again) wake();
    });
  }

  async function look(): Promise<void> {
    try {
      while (again && !stopping.signal.aborted) {
        again = false;
        await interrupted.release();
        while (active.size < concurrency && (await begin())) again = true;
      }
      await armTimer();
    } catch (error) {
      report(error, 'the job queue could not be read');
      cancelTimer();
      cancelTimer = clock.after(1000, wake);
    }
  }

  async function begin(): Promise<boolean> {
    if (stopping.signal.aborted) return false;
    const lease = randomUUID();
    const row = await claimJob(db, open(), lease, clock.now());
    const kind = row && kinds.get(row.name);
    if (!row || !kind) return false;
    const running = kind
      .run({ ...row, lease }, stopping.signal)
      .catch((error: unknown) => {
        log.error({ err: error, job: row.name, job_id: row.id }, 'how a job ended could not be recorded');
        interrupted.add(lease);
      })
      .finally(() => {
        active.delete(running);
        wake();
      });
    active.set(running, row.name);
    return true;
  }

  /** Names that have room. */
  function open(): string[] {
    const count = (name: string) => [...active.values()].filter((running) => running === name).length;
    return [...kinds].filter(([name, kind]) => count(name) < kind.most).map(([name]) => name);
  }

  async function armTimer(): Promise<void> {
    const at = await nextRunAt(db, [...kinds.keys()], clock.now());
    cancelTimer();
    cancelTimer = at === null ? () => {} : clock.after(at - clock.now(), wake);
  }

  return {
    wake,
    async start() {
      started = true;
      wake();
      await looking;
    },
    async stop() {
      stopping.abort();
      cancelTimer();
      await looking;
      await Promise.all(active.keys());
    },
    async idle() {
      wake();
      while (looking || active.size > 0) await (looking ?? Promise.race(active.keys()));
    },
  };
}
