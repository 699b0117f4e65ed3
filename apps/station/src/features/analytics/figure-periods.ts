import type { Granularity } from '@postkit/sdk/schema';
import { dayMs } from './download-rule.ts';

/** The first UTC day of the day, week (from Monday) or year that contains a UTC day. */
export function periodOf(day: number, granularity: Granularity): number {
  if (granularity === 'day') return day;
  // 1970 began on a Thursday.
  if (granularity === 'week') return day - ((day + 3) % 7);
  return Date.UTC(new Date(day * dayMs).getUTCFullYear(), 0, 1) / dayMs;
}
