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

/**
 * @param milliseconds 0 for no timeout.
 * @param address Address of the request, for the error.
 */
export function startDeadline(clock: Clock, milliseconds: number, address?: string): Deadline {
  const controller = new AbortController();
  let cancel = start();

  function start(): () => void {
    if (milliseconds <= 0) return () => {};
    return clock.after(milliseconds, () => controller.abort(new TimeoutError(milliseconds, address)));
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
