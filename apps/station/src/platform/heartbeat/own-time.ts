/** Ticks that are later than this many intervals count as this many. */
const mostIntervals = 1.5;

/**
 * Measures the time in which this process really ran, tick by tick: time in which it was stopped, or waited for a processor,
 * says nothing about others.
 */
export class OwnTime {
  readonly #intervalMs: number;
  readonly #now: () => number;
  #last: number;

  /** @param now a clock in milliseconds that never goes back */
  constructor(intervalMs: number, now: () => number = () => performance.now()) {
    this.#intervalMs = intervalMs;
    this.#now = now;
    this.#last = now();
  }

  /** Milliseconds since the last tick that count. */
  tick(): number {
    const now = this.#now();
    const passed = now - this.#last;
    this.#last = now;
    return Math.max(0, Math.min(passed, this.#intervalMs * mostIntervals));
  }
}
