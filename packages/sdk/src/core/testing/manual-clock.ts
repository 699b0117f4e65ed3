import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Requested pauses in milliseconds, in order. */
  readonly waits: readonly number[];
}

/**
 * A clock that records every pause and ends it immediately. Pauses longer than `patience` milliseconds never end, so that
 * timeouts do not fire.
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
