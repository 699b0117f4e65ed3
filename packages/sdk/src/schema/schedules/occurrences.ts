import { dateAt, momentOf } from '../common/zoned-time.ts';
import type { Holiday, Schedule } from './schedule.ts';
import { weekdays } from './weekdays.ts';

/** The fields of a schedule that decide when it runs. */
export type ScheduleRule = Pick<
  Schedule,
  | 'start_date'
  | 'end_date'
  | 'start_time'
  | 'end_time'
  | 'day_of_week'
  | 'every_weeks'
  | 'exceptions'
  | 'overrides'
>;

/** Days on which a schedule does not run, both inclusive. */
export type HolidaySpan = Pick<Holiday, 'first_day' | 'last_day'>;

/** Why the hours of a date differ from the schedule's usual ones, or why the schedule does not run on a date. */
export type OccurrenceReason = 'clock_change' | 'override' | 'holiday' | 'alternate_week' | 'exception';

/** A dated time span of a schedule, in Unix milliseconds; the end is exclusive. */
export interface Occurrence {
  /** The date on which it starts. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** Empty for the usual hours. */
  readonly reasons: readonly OccurrenceReason[];
}

/** A date on one of the schedule's weekdays on which it does not run. */
export interface OmittedDate {
  readonly date: string;
  readonly start: null;
  readonly end: null;
  readonly reasons: readonly OccurrenceReason[];
}

export interface OccurrenceOptions {
  /** The station's time zone. */
  readonly zone: string;
  /** Unix milliseconds: occurrences that end at or before it are left out. */
  readonly after: number;
  /** Holidays of the schedule's show. */
  readonly holidays?: readonly HolidaySpan[] | undefined;
}

const dayMs = 86_400_000;
/** Dates are compared as text, so the year must have four digits. */
const lastDate = '9999-12-30';
/** Days: bounds the work for a schedule that a long holiday covers. */
const horizon = 3660;

/**
 * The occurrences of a schedule in order, and the dates between them on which it does not run. Hours past midnight
 * belong to the date on which they start. An exception precedes an override, and an override precedes the weekdays,
 * alternate weeks and holidays. Looks ten years ahead.
 */
export function* occurrences(
  rule: ScheduleRule,
  { zone, after, holidays = [] }: OccurrenceOptions,
): Generator<Occurrence | OmittedDate> {
  // An occurrence that ends after the moment started at most a day before it.
  const earliest = addDays(dateAt(after, zone), -2);
  const today = dateAt(after, zone);
  const first = earliest > rule.start_date ? earliest : rule.start_date;
  const end = [rule.end_date ?? lastDate, addDays(first, horizon), lastDate].toSorted()[0] ?? lastDate;
  for (let date = first; date <= end; date = addDays(date, 1)) {
    const found = onDate(rule, date, zone, holidays);
    if (found && (found.end === null ? date >= today : found.end > after)) yield found;
  }
}

/** The first occurrence of a schedule that ends after a moment; null if there is none. */
export function nextOccurrence(rule: ScheduleRule, options: OccurrenceOptions): Occurrence | null {
  for (const found of occurrences(rule, options)) if (found.start !== null) return found;
  return null;
}

/** The next dates of a schedule, until it has run a number of times. */
export function nextDates(
  rule: ScheduleRule,
  options: OccurrenceOptions,
  runs: number,
): (Occurrence | OmittedDate)[] {
  const dates: (Occurrence | OmittedDate)[] = [];
  let count = 0;
  for (const found of occurrences(rule, options)) {
    dates.push(found);
    if (found.start !== null) count += 1;
    if (count === runs) break;
  }
  return dates;
}

/** The hours of a schedule on any date, whether it runs on it or not; null if a clock change skips all of them. */
export function hoursOn(rule: ScheduleRule, date: string, zone: string): Occurrence | null {
  const override = rule.overrides.find((one) => one.date === date);
  const { start_time, end_time } = override ?? rule;
  const endDate = end_time > start_time ? date : addDays(date, 1);
  const [start, end] = [momentOf(date, start_time, zone), momentOf(endDate, end_time, zone)];
  if (end <= start) return null;
  const isChanged =
    end - start !== Date.parse(`${endDate}T${end_time}Z`) - Date.parse(`${date}T${start_time}Z`);
  return {
    date,
    start,
    end,
    reasons: [...(override ? ['override' as const] : []), ...(isChanged ? ['clock_change' as const] : [])],
  };
}

function onDate(
  rule: ScheduleRule,
  date: string,
  zone: string,
  holidays: readonly HolidaySpan[],
): Occurrence | OmittedDate | null {
  const isOverride = rule.overrides.some((one) => one.date === date);
  if (!isOverride && !rule.day_of_week.includes(weekdayOf(date))) return null;
  const reason = omissionOf(rule, date, isOverride ? [] : holidays, isOverride);
  const hours = reason ? null : hoursOn(rule, date, zone);
  return hours ?? { date, start: null, end: null, reasons: [reason ?? 'clock_change'] };
}

function omissionOf(
  rule: ScheduleRule,
  date: string,
  holidays: readonly HolidaySpan[],
  isOverride: boolean,
): OccurrenceReason | null {
  if (rule.exceptions.includes(date)) return 'exception';
  if (!isOverride && (weekOf(date) - weekOf(rule.start_date)) % rule.every_weeks !== 0)
    return 'alternate_week';
  return holidays.some(({ first_day, last_day }) => first_day <= date && date <= last_day) ? 'holiday' : null;
}

function weekdayOf(date: string): string {
  return weekdays[new Date(date).getUTCDay()] ?? '-';
}

/** Number of the week of a date. Weeks start on Monday; January 5, 1970, was one. */
function weekOf(date: string): number {
  return Math.floor((Date.parse(date) / dayMs - 4) / 7);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
