import { weekdays, type Schedule } from '@postkit/sdk/schema';
import { dateAt, momentOf } from '../../platform/zoned-time.ts';

/** The fields of a schedule that decide when it captures. */
export type CaptureHours = Pick<Schedule, 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'day_of_week'>;

/** Days without captures, both inclusive. */
export interface HolidaySpan {
  readonly first_day: string;
  readonly last_day: string;
}

/** A time span to capture, in milliseconds; the end is exclusive. */
export interface Occurrence {
  /** The date on which it starts. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** Dates are compared as text, so the year must have four digits. */
const lastDate = '9999-12-30';

/**
 * The first occurrence of a schedule that ends after a moment; null if none is left. Days and times are in the time
 * zone. Hours past midnight belong to the day on which they start, and hours that a clock change skips entirely are
 * omitted.
 */
export function nextOccurrence(hours: CaptureHours, holidays: readonly HolidaySpan[], zone: string, after: number): Occurrence | null {
  const last = hours.end_date ?? lastDate;
  // An occurrence that ends after the moment started at most a day before it.
  const earliest = dayAfter(dateAt(after, zone), -2);
  let date = earliest > hours.start_date ? earliest : hours.start_date;
  while (date <= last) {
    const holiday = holidays.find(({ first_day, last_day }) => first_day <= date && date <= last_day);
    const found = holiday || !isOn(hours, date) ? null : occurrenceOn(hours, date, zone);
    if (found && found.end > after) return found;
    date = dayAfter(holiday?.last_day ?? date);
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
