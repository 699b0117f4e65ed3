import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** What is waited for, in milliseconds, in the order it was asked. */
  readonly waits: readonly number[];
}

/**
 * A clock on which every pause is over at once, but written down.
 * What takes longer than `patience` milliseconds never happens: time limits, for one.
 */
export function manualClock(patience = Infinity): ManualClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => 1_700_000_000_000,
    after(milliseconds, run) {
      if (milliseconds >= patience) return () => {};
      waits.push(milliseconds);
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    },
  };
}
