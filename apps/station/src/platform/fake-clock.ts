import type { Clock } from './clock.ts';

/** A clock for tests that moves only when advanced. */
export interface FakeClock extends Clock {
  /** Advances the time and fires, in order, every timer that comes due. */
  advance(ms: number): void;
}

/** @param start milliseconds since 1970. */
export function createFakeClock(start = Date.UTC(2026, 0, 5, 12)): FakeClock {
  let time = start;
  const timers = new Set<{ at: number; call: () => void }>();

  function next(until: number) {
    let first: { at: number; call: () => void } | undefined;
    for (const timer of timers) if (timer.at <= until && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  return {
    now: () => time,
    seconds: () => Math.floor(time / 1000),
    after(ms, call) {
      const timer = { at: time + Math.max(0, ms), call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const until = time + ms;
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        time = Math.max(time, timer.at);
        timer.call();
      }
      time = until;
    },
  };
}
