import { type CalendarDate, formatCalendarDate, formatInZone } from '../../screen/time/zoned-time.ts';
import type { AnalyticsTab } from './analytics-filters.ts';

/** A fraction as a whole percent. */
export function formatRate(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}

/** A share of the total, 0 to 100: two decimals for shows, one otherwise. */
export function formatShare(percent: number, tab: AnalyticsTab): string {
  return `${percent.toFixed(tab === 'show' ? 2 : 1)}%`;
}

/** `MM/DD/YYYY`: a moment (unix seconds) in the station's time, for the screen. */
export function formatScreenDate(seconds: number, zone: string): string {
  return formatInZone(seconds, zone, 'MM/DD/YYYY');
}

/** `MM/DD/YYYY`: a day that the user chose. */
export function formatChosenDate(date: CalendarDate): string {
  return formatCalendarDate(date, 'MM/DD/YYYY');
}

/** `MM-DD-YYYY`: a day in UTC, for tables and files. */
export function formatUtcDate(seconds: number): string {
  return formatInZone(seconds, 'UTC', 'MM-DD-YYYY');
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** Display name of an ISO country code. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}
