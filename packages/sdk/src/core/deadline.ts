import type { Clock } from './clock.ts';
import { TimeoutError } from './errors.ts';

/** The time that one try may take. Its signal aborts with a `TimeoutError`. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Starts the time anew, as bytes moved. */
  extend(): void;
  /** Stops the time. */
  end(): void;
}

/** @param milliseconds 0 for no end. */
export function startDeadline(clock: Clock, milliseconds: number): Deadline {
  const controller = new AbortController();
  let cancel = start();

  function start(): () => void {
    if (milliseconds <= 0) return () => {};
    return clock.after(milliseconds, () => controller.abort(new TimeoutError(milliseconds)));
  }

  return {
    signal: controller.signal,
    extend() {
      cancel();
      cancel = start();
    },
    end: () => cancel(),
  };
}
