import type { Clock } from './clock.ts';
import { TimeoutError } from './errors.ts';

/** Timeout of one attempt. Its signal aborts with a `TimeoutError`. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the timeout because bytes moved. */
  extend(): void;
  /** Cancels the timeout. */
  end(): void;
}

/** @param milliseconds 0 for no timeout. */
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
