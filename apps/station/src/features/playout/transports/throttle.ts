import type { Clock } from '../../../platform/clock.ts';

/** Lets things through at a rate, and counts those that it does not. */
export interface Throttle {
  /** Whether one may pass. If not, it is counted as left out. */
  take(): boolean;
  /** Counts one as left out for another reason. */
  leaveOut(): void;
  /** Reports what is counted. */
  close(): void;
}

export interface ThrottleSettings {
  readonly clock: Clock;
  readonly perSecond: number;
  /** How many may pass at once after a pause. */
  readonly burst: number;
  /** Called at most once a minute, with the number that was left out in it. */
  readonly report: (count: number) => void;
}

const minute_ms = 60_000;

export function createThrottle({ clock, perSecond, burst, report }: ThrottleSettings): Throttle {
  let free = burst;
  let filled_ms = clock.now();
  let count = 0;
  let cancel: (() => void) | null = null;

  function close(): void {
    cancel?.();
    cancel = null;
    if (count > 0) report(count);
    count = 0;
  }

  function leaveOut(): void {
    count += 1;
    cancel ??= clock.after(minute_ms, close);
  }

  return {
    take() {
      const now = clock.now();
      // The clock of a machine can be set back.
      free = Math.min(burst, free + (Math.max(0, now - filled_ms) * perSecond) / 1000);
      filled_ms = now;
      if (free < 1) {
        leaveOut();
        return false;
      }
      free -= 1;
      return true;
    },
    leaveOut,
    close,
  };
}
