import { localDateTime } from '../times/local-date-time.ts';

/** Milliseconds since midnight of `HH:MM:SS`, `HH:MM`, `HHMM` or `HHMM:SS`; null for any other text. */
export function timeOfDay(text: string): number | null {
  const [, hours, minutes, seconds = '0'] = /^\s*(\d{1,2}):?(\d{2})(?::?(\d{2}))?\s*$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Midnight of a date, as if it were UTC, in milliseconds; null for a date that does not exist. */
export function dayOf(year: number, month: number, day: number): number | null {
  const at = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : null;
}

/** A date with the month first and a time, such as `03/10/2026 14:02:10`; null for any other text. */
export function americanTime(text: string): { day_ms: number; time_ms: number } | null {
  const read = localDateTime(text.trim(), 'month-first');
  return read && read.day_ms !== null ? { day_ms: read.day_ms, time_ms: read.time_ms } : null;
}

/** The lines of a file that are not empty. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
}
