import { weekdays, type Schedule } from '@postkit/sdk/schema';
import { dateAt, momentOf } from '../../platform/zoned-time.ts';

/** When a schedule captures, as it says so itself. */
export type CaptureHours = Pick<Schedule, 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'day_of_week'>;

/** Days on which nothing is captured, both included. */
export interface Rest {
  readonly first_day: string;
  readonly last_day: string;
}

/** Hours to capture, in milliseconds; the end is not part of them. */
export interface Occurrence {
  /** The date on which they begin. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** Dates are compared as text, which has four digits for the year. */
const lastDate = '9999-12-30';

/**
 * The first hours of a schedule that end after a moment; null where none are left. Days and hours are those of the time
 * zone. Hours past midnight belong to the day on which they begin, and hours that a change of the clock leaves out
 * altogether are none.
 */
export function nextOccurrence(hours: CaptureHours, rests: readonly Rest[], zone: string, after: number): Occurrence | null {
  const last = hours.end_date ?? lastDate;
  // What ends after the moment began a day before it at the earliest.
  const earliest = dayAfter(dateAt(after, zone), -2);
  let date = earliest > hours.start_date ? earliest : hours.start_date;
  while (date <= last) {
    const rest = rests.find(({ first_day, last_day }) => first_day <= date && date <= last_day);
    const found = rest || !isOn(hours, date) ? null : occurrenceOn(hours, date, zone);
    if (found && found.end > after) return found;
    date = dayAfter(rest?.last_day ?? date);
  }
  return null;
}

function occurrenceOn({ start_time, end_time }: CaptureHours, date: string, zone: string): Occurrence | null {
  const start = momentOf(date, start_time, zone);
  const end = momentOf(end_time > start_time ? date : dayAfter(date), end_time, zone);
  return end > start ? { date, start, end } : null;
}

function isOn({ day_of_week }: CaptureHours, date: string): boolean {
  return day_of_week.includes(weekdays[new Date(date).getUTCDay()] ?? '-');
}

function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
