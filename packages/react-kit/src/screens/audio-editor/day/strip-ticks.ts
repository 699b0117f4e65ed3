import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import type { Span } from './strip-window.ts';

export interface Tick {
  /** Unix seconds. */
  at: number;
  label: string;
}

/** Steps between ticks, in seconds. */
const steps = [5, 10, 30, 60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200];
const quarter = 900;

/**
 * Ticks at round times of a station's clock in a window, at most `most`. On a day of 23 or 25 hours an hour is skipped or
 * repeated, as on the clock.
 */
export function stripTicks(window: Span, day: Span, zone: string, most: number): Tick[] {
  const step = steps.find((seconds) => (window.end - window.start) / seconds <= most) ?? 43_200;
  // Clocks change by multiples of a quarter of an hour, so shorter steps stay on round times all day.
  const every = Math.min(step, quarter);
  const ticks: Tick[] = [];
  for (
    let at = day.start + Math.ceil((window.start - day.start) / every) * every;
    at < window.end;
    at += every
  ) {
    const clock = clockInZone(at, zone);
    if (secondsOf(clock) % step === 0) ticks.push({ at, label: step < 60 ? clock : clock.slice(0, 5) });
  }
  return ticks;
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
