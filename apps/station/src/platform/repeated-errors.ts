import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Logs an error of a loop or a background task. */
export type ReportError = (error: unknown, message: string) => void;

/** Milliseconds between two lines about the same error. */
const window = 60_000;

/**
 * Collapses an error that repeats, such as a full disk four times a second: the first is logged at once, the others
 * as one line per minute with their number as `repeated`. Errors are the same when message, name and text match.
 */
export function createRepeatedErrors({ log, clock }: { log: Log; clock: Clock }): ReportError {
  const seen = new Map<string, { repeated: number; last: unknown }>();

  function watch(key: string, message: string): void {
    clock.after(window, () => {
      const errors = seen.get(key);
      if (!errors || errors.repeated === 0) return void seen.delete(key);
      log.error({ err: errors.last, repeated: errors.repeated }, message);
      seen.set(key, { repeated: 0, last: undefined });
      watch(key, message);
    });
  }

  return (error, message) => {
    const key = `${message}\n${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
    const errors = seen.get(key);
    if (errors) {
      errors.repeated += 1;
      errors.last = error;
      return;
    }
    log.error({ err: error }, message);
    seen.set(key, { repeated: 0, last: undefined });
    watch(key, message);
  };
}
