import { addDays, type CalendarDate } from '../../host/time/zoned-time.ts';

/** The days of the overview, and as many days before them. */
export interface OverviewRange {
  start: CalendarDate;
  end: CalendarDate;
  previousStart: CalendarDate;
  previousEnd: CalendarDate;
  /** Number of days. */
  days: number;
}

/** One day has no trend, so it is shown as the last of 28. */
const leastDays = 28;
/** A year that is being typed (202, then 2026) must not draw half a million days. */
const mostDays = 366;
const dayMs = 86_400_000;

/** The chosen days, the 28 days up to a single chosen one, or the last 366 of more days. */
export function overviewRange(start: CalendarDate, end: CalendarDate): OverviewRange {
  const chosen = Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;
  const days = Math.min(mostDays, chosen > 1 ? chosen : leastDays);
  const first = addDays(end, 1 - days);
  return { start: first, end, previousStart: addDays(first, -days), previousEnd: addDays(first, -1), days };
}

/** By how many percent a number changed; null without a number before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
