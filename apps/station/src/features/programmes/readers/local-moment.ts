import { momentOf } from '@postkit/sdk/schema';

/** A date and time as clocks show it. */
export interface WallTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/**
 * Unix milliseconds at which clocks in a time zone first show a date and time: of an hour that a change of the clock
 * repeats, the first, and of a time that it skips, the change. Null for a date that no calendar has.
 */
export function localMoment(
  { year, month, day, hour, minute, second }: WallTime,
  zone: string,
): number | null {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const isDate = !Number.isNaN(Date.parse(date)) && new Date(date).getUTCDate() === day;
  if (!isDate || hour > 23 || minute > 59 || second > 60) return null;
  return momentOf(date, `${two(hour)}:${two(minute)}`, zone) + second * 1000;
}
