import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Catalogue } from '../../words/catalogue.ts';
import { dateTimeFormat } from '../../words/intl-formats.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A calendar date, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** Formats a moment (unix seconds) in a station's time zone with a dayjs pattern. */
export function formatInZone(seconds: number, zone: string, pattern: string): string {
  return dayjs.unix(seconds).tz(zone).format(pattern);
}

/**
 * A moment (unix seconds) for users, in the order and with the names of their language.
 * @param pattern dayjs pattern of the English form; of another language it gives the parts and their length
 */
export function formatLocally(seconds: number, zone: string, pattern: string, catalogue: Catalogue): string {
  return isAmerican(catalogue)
    ? formatInZone(seconds, zone, pattern)
    : formatByIntl(seconds, zone, pattern, catalogue);
}

function formatByIntl(seconds: number, zone: string, pattern: string, catalogue: Catalogue): string {
  return dateTimeFormat(catalogue.locale, { timeZone: zone, ...partsOf(pattern) }).format(seconds * 1000);
}

/** Whether dayjs writes dates in a language, whose forms the specification fixes. */
function isAmerican(catalogue: Catalogue): boolean {
  return /^en(-US)?$/.test(catalogue.locale);
}

function partsOf(pattern: string): Intl.DateTimeFormatOptions {
  const has = (part: RegExp) => part.test(pattern);
  return {
    ...(has(/d/) && { weekday: has(/dddd/) ? 'long' : 'short' }),
    ...(has(/M/) && {
      month: has(/MMMM/) ? 'long' : has(/MMM/) ? 'short' : has(/MM/) ? '2-digit' : 'numeric',
    }),
    ...(has(/D/) && { day: has(/DD/) ? '2-digit' : 'numeric' }),
    ...(has(/Y/) && { year: 'numeric' }),
    ...(has(/h/i) && { hour: '2-digit', hourCycle: 'h23' }),
    ...(has(/m(?!a)|mm/) && { minute: '2-digit' }),
    ...(has(/s/) && { second: '2-digit' }),
  };
}

/** `Nov 3, 2026`: the day of a moment (unix seconds) in a zone, fast enough for a scrolling list. */
export function formatDay(seconds: number, zone: string, catalogue: Catalogue): string {
  // In English it is the form that dayjs gives too, without its conversion of the time zone.
  return formatByIntl(seconds, zone, 'MMM D, YYYY', catalogue);
}

/** `M/D/YYYY HH:mm`, the date format of the list of episodes. */
export function formatListDate(seconds: number, zone: string, catalogue: Catalogue): string {
  return formatLocally(seconds, zone, 'M/D/YYYY HH:mm', catalogue);
}

/** The calendar date at a moment (unix seconds) in a zone. */
export function dateInZone(seconds: number, zone: string): CalendarDate {
  return formatInZone(seconds, zone, 'YYYY-MM-DD');
}

/** A calendar date for users, as `formatLocally` formats a moment. */
export function formatCalendarDate(date: CalendarDate, pattern: string, catalogue: Catalogue): string {
  const day = dayjs.utc(date);
  return isAmerican(catalogue) ? day.format(pattern) : formatLocally(day.unix(), 'UTC', pattern, catalogue);
}

/** The date some days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');
}

/** Minutes east of UTC at a moment. */
function offsetMinutes(seconds: number, zone: string): number {
  return dayjs.unix(seconds).tz(zone).utcOffset();
}

/**
 * The moment (unix seconds) at which a clock in the zone shows a date and time (`HH:mm`).
 * Null for an hour that the clock skips; the first moment of an hour that it shows twice.
 */
export function momentInZone(date: CalendarDate, time: string, zone: string): number | null {
  const asUtc = dayjs.utc(`${date}T${time}:00Z`).unix();
  if (!Number.isFinite(asUtc)) return null;
  const dayBefore = offsetMinutes(asUtc - 86_400, zone);
  const dayAfter = offsetMinutes(asUtc + 86_400, zone);
  const candidates = [asUtc - dayBefore * 60, asUtc - dayAfter * 60].toSorted((a, b) => a - b);
  return (
    candidates.find((seconds) => formatInZone(seconds, zone, 'YYYY-MM-DDTHH:mm') === `${date}T${time}`) ??
    null
  );
}

/** From midnight to midnight in the zone, in unix seconds: 23, 24 or 25 hours. `end` is exclusive. */
export function dayInZone(date: CalendarDate, zone: string): { start: number; end: number } {
  return { start: startOfDay(date, zone), end: startOfDay(addDays(date, 1), zone) };
}

// Some zones change their clock at midnight, so a day may start at 01:00.
function startOfDay(date: CalendarDate, zone: string): number {
  for (const time of ['00:00', '00:30', '01:00']) {
    const moment = momentInZone(date, time, zone);
    if (moment !== null) return moment;
  }
  return dayjs.tz(`${date}T02:00`, zone).unix();
}
