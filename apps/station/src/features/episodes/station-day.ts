import { momentOf } from '@postkit/sdk/schema';

/**
 * The start and end of a calendar day in a time zone, in unix seconds; the end is the start of the next day. Days of
 * a clock change have 23 or 25 hours.
 * @param date `YYYY-MM-DD`
 */
export function stationDay(date: string, timezone: string): { start: number; end: number } {
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return { start: momentOf(date, '00:00', timezone) / 1000, end: momentOf(next, '00:00', timezone) / 1000 };
}
