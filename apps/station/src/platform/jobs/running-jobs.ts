import { backgroundSlots } from '../turns/background-slots.ts';
import type { RaisableTurn } from '../turns/raisable-turn.ts';
import type { Lane } from '../turns/turn.ts';
import type { JobKind } from './job-kind.ts';

interface RunningJob {
  readonly name: string;
  readonly key: string | null;
  readonly lease: string;
  readonly turn: RaisableTurn;
  readonly aborting: AbortController;
}

/** Reason of a job that was aborted because its result is no longer needed. */
export class JobAborted extends Error {}

/** The running jobs, and the kinds that have a free place. */
export class RunningJobs {
  readonly #running = new Map<Promise<void>, RunningJob>();
  readonly #kinds: ReadonlyMap<string, JobKind>;
  readonly #concurrency: number;

  constructor(kinds: ReadonlyMap<string, JobKind>, concurrency: number) {
    this.#kinds = kinds;
    this.#concurrency = concurrency;
  }

  get isEmpty(): boolean {
    return this.#running.size === 0;
  }

  get isFull(): boolean {
    return this.#running.size >= this.#concurrency;
  }

  /** Promises that resolve when the jobs have ended; none of them rejects. */
  get ends(): readonly Promise<void>[] {
    return [...this.#running.keys()];
  }

  /** Counts a job until it has ended, then calls `ended`. */
  add(job: RunningJob, work: Promise<void>, ended: () => void): void {
    const running = work.finally(() => {
      this.#running.delete(running);
      ended();
    });
    this.#running.set(running, job);
  }

  /** Moves the jobs of a key to the interactive lane. */
  raise(name: string, key: string): void {
    for (const job of this.#running.values()) if (job.name === name && job.key === key) job.turn.raise();
  }

  abort(leases: readonly string[]): void {
    for (const { lease, aborting } of this.#running.values())
      if (leases.includes(lease)) aborting.abort(new JobAborted());
  }

  /** Names with a free place, by lane. */
  openNames(): Record<Lane, string[]> {
    const jobs = [...this.#running.values()];
    const background = jobs.filter(({ turn }) => turn.lane === 'background');
    const count = (of: readonly RunningJob[], name: string) => of.filter((job) => job.name === name).length;
    const open = [...this.#kinds].filter(([name, { most }]) => count(jobs, name) < most);
    // A kind that users wait for keeps one place free of its own background jobs.
    const leavesRoom = ([name, { lane, most }]: [string, JobKind]) =>
      lane === 'background' || count(background, name) < backgroundSlots(most);
    const mayStart = background.length < backgroundSlots(this.#concurrency);
    return {
      interactive: open.map(([name]) => name),
      background: mayStart ? open.filter(leavesRoom).map(([name]) => name) : [],
    };
  }
}
