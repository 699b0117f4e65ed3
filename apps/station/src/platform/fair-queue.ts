import type { Clock } from './clock.ts';
import { busy } from './errors/platform-errors.ts';
import { networksOf } from './network-of.ts';

export interface FairQueueSettings {
  readonly clock: Clock;
  /** Maximum number of running tasks. */
  readonly running: number;
  /** Maximum number of waiting tasks of all callers. */
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

/** Who a task is for. */
export interface QueueCaller {
  /** A network address, which takes its turn within its networks, or any other text. */
  readonly name: string;
  /** Whether it goes before all others, and is dropped after them. */
  readonly isFirst: boolean;
}

export interface FairQueue {
  /**
   * Runs a task when it is its caller's turn. Networks of each size take turns before the callers in them do.
   * @param caller a text goes in turn
   * @throws service.busy when too many wait, also later: a full queue drops the last task of the network with the most, and within
   * it of the narrower network with the most, down to the caller
   */
  run<T>(caller: string | QueueCaller, task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/** A network with the narrower networks in it, or a caller with its tasks. */
interface Line {
  /** By name; the first entry has the next turn. */
  readonly within: Map<string, Line>;
  readonly tasks: Waiting[];
  /** Number of tasks in it. */
  count: number;
}

/**
 * A bounded queue in which networks and callers take turns, so that a caller with many tasks, or a network with many callers,
 * delays only itself.
 */
export function createFairQueue({ clock, running, waiting, waitingPerCaller }: FairQueueSettings): FairQueue {
  const first = newLine();
  const others = newLine();
  let active = 0;
  /** Milliseconds that a task takes, averaged over the latest ones. */
  let averageMs = 0;

  const queued = () => first.count + others.count;
  const refusal = () => busy((averageMs * (queued() + active)) / running / 1000);

  function next(): void {
    if (active >= running || queued() === 0) return;
    takeNext(first.count > 0 ? first : others).start();
  }

  function makeRoom(path: readonly string[], isFirst: boolean): boolean {
    const lane = isFirst ? first : others;
    if (countAt(lane, path) >= waitingPerCaller) return false;
    if (queued() < waiting) return true;
    const dropped = isFirst && others.count > 0 ? dropLast(others) : dropFairly(lane, path);
    dropped?.refuse();
    return dropped !== null;
  }

  function turn(path: readonly string[], isFirst: boolean): Promise<void> {
    if (active < running) return Promise.resolve(void (active += 1));
    if (!makeRoom(path, isFirst)) throw refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    add(isFirst ? first : others, path, {
      start() {
        active += 1;
        resolve();
      },
      refuse: () => reject(refusal()),
    });
    return promise;
  }

  return {
    async run(caller, task) {
      const { name, isFirst } = typeof caller === 'string' ? { name: caller, isFirst: false } : caller;
      await turn(networksOf(name), isFirst);
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

function newLine(): Line {
  return { within: new Map(), tasks: [], count: 0 };
}

function add(line: Line, [name, ...narrower]: readonly string[], task: Waiting): void {
  line.count += 1;
  if (name === undefined) return void line.tasks.push(task);
  const own = line.within.get(name) ?? newLine();
  line.within.set(name, own);
  add(own, narrower, task);
}

function countAt(line: Line, [name, ...narrower]: readonly string[]): number {
  if (name === undefined) return line.count;
  const own = line.within.get(name);
  return own ? countAt(own, narrower) : 0;
}

/** Removes the first task of the network whose turn it is; its next turn comes after those of the others. */
function takeNext(line: Line): Waiting {
  line.count -= 1;
  const [turn] = line.within;
  if (!turn) return taken(line.tasks.shift());
  const [name, own] = turn;
  const task = takeNext(own);
  line.within.delete(name);
  if (own.count > 0) line.within.set(name, own);
  return task;
}

/** Removes the last task of the network with the most, and within it of the narrower one with the most. */
function dropLast(line: Line): Waiting {
  line.count -= 1;
  const most = withMost(line);
  if (!most) return taken(line.tasks.pop());
  const [name, own] = most;
  const task = dropLast(own);
  if (own.count === 0) line.within.delete(name);
  return task;
}

/**
 * Removes a task for one more at a path: of the widest network that has at least two more than the path's own.
 * Null if there is none, so that the new task is the one to refuse.
 */
function dropFairly(line: Line, [name = '', ...narrower]: readonly string[]): Waiting | null {
  const own = line.within.get(name);
  const most = withMost(line);
  if (!most) return null;
  if (most[1].count > (own?.count ?? 0) + 1) return dropLast(line);
  const task = own ? dropFairly(own, narrower) : null;
  if (task) line.count -= 1;
  return task;
}

/** Of several, the one whose turn comes last. */
function withMost({ within }: Line): [name: string, line: Line] | null {
  return [...within].reduce<[string, Line] | null>(
    (most, one) => (most && most[1].count > one[1].count ? most : one),
    null,
  );
}

function taken(task: Waiting | undefined): Waiting {
  if (!task) throw new Error('The count of a queue differs from its tasks.');
  return task;
}
