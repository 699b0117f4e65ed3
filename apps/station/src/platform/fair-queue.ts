import type { Clock } from './clock.ts';
import { busy } from './errors/platform-errors.ts';

export interface FairQueueSettings {
  readonly clock: Clock;
  /** Maximum number of running tasks. */
  readonly running: number;
  /** Maximum number of waiting tasks of all callers. */
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

export interface FairQueue {
  /**
   * Runs a task when it is its caller's turn.
   * @throws service.busy when too many wait, also later: a full queue drops the last task of the caller with the most.
   */
  run<T>(caller: string, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/** A bounded queue in which callers take turns, so that a caller with many tasks delays only itself. */
export function createFairQueue({ clock, running, waiting, waitingPerCaller }: FairQueueSettings): FairQueue {
  /** By caller; the first entry has the next turn. */
  const lines = new Map<string, Waiting[]>();
  let active = 0;
  let queued = 0;
  /** Milliseconds that a task takes, averaged over the latest ones. */
  let averageMs = 0;

  const refusal = () => busy((averageMs * (queued + active)) / running / 1000);

  function next(): void {
    const [first] = lines;
    if (!first || active >= running) return;
    const [caller, line] = first;
    lines.delete(caller);
    const task = line.shift();
    if (line.length > 0) lines.set(caller, line);
    queued -= 1;
    task?.start();
  }

  function makeRoom(caller: string): boolean {
    const own = lines.get(caller)?.length ?? 0;
    if (own >= waitingPerCaller) return false;
    if (queued < waiting) return true;
    const [longest, line] = [...lines].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    if (line.length <= own + 1) return false;
    queued -= 1;
    line.pop()?.refuse();
    if (line.length === 0) lines.delete(longest);
    return true;
  }

  function turn(caller: string): Promise<void> {
    if (active < running) return Promise.resolve(void (active += 1));
    if (!makeRoom(caller)) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(caller) ?? [];
    line.push({
      start() {
        active += 1;
        resolve();
      },
      refuse: () => reject(refusal()),
    });
    lines.set(caller, line);
    queued += 1;
    return promise;
  }

  return {
    async run(caller, task) {
      await turn(caller);
      const start = clock.now();
      try {
        return await task();
      } finally {
        const took = clock.now() - start;
        averageMs = averageMs === 0 ? took : averageMs * 0.8 + took * 0.2;
        active -= 1;
        next();
      }
    },
  };
}
