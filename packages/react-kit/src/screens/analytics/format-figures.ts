import { type CalendarDate, formatCalendarDate, formatLocally } from '../../host/time/zoned-time.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { regionNames } from '../../words/intl-formats.ts';

/** A share of a total, 0 to 1, with the one decimal that all shares have. */
export function formatShare(fraction: number, locale: string): string {
  return formatPercent(fraction, locale, { decimals: 1 });
}

/** `MM/DD/YYYY`: a moment (unix seconds) in the station's time, for the screen. */
export function formatScreenDate(seconds: number, zone: string, locale: string): string {
  return formatLocally(seconds, zone, 'MM/DD/YYYY', locale);
}

/** `MM/DD/YYYY`: a day that the user chose. */
export function formatChosenDate(date: CalendarDate, locale: string): string {
  return formatCalendarDate(date, 'MM/DD/YYYY', locale);
}

/** `MM-DD-YYYY`: a day in UTC, for tables and files. */
export function formatUtcDate(seconds: number, locale: string): string {
  return formatLocally(seconds, 'UTC', 'MM-DD-YYYY', locale);
}

/** Display name of an ISO country code. */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames(locale).of(code) ?? code) : code;
}
