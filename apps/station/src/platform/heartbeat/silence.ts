import type { MainThread } from './main-thread.ts';

/**
 * How long a process has sent no heartbeat. Time counts only if the process could have sent one: while its main thread waits for
 * a processor, only the time that the thread runs counts, so that a busy machine makes no process look hung.
 */
export class Silence {
  readonly #thread: () => MainThread | null;
  #ms = 0;
  #ranMs: number | undefined;

  constructor(thread: () => MainThread | null) {
    this.#thread = thread;
  }

  /** Milliseconds. */
  get ms(): number {
    return this.#ms;
  }

  /** A heartbeat arrived. */
  end(): void {
    this.#ms = 0;
    this.#ranMs = undefined;
  }

  /** @param ms time of this process that counts, of `OwnTime` */
  add(ms: number): void {
    const thread = this.#thread();
    const ran = thread && this.#ranMs !== undefined ? thread.ranMs - this.#ranMs : ms;
    this.#ranMs = thread?.ranMs;
    this.#ms += thread?.isRunnable ? Math.min(ms, ran) : ms;
  }
}
