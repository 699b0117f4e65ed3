import { unknownOrigin } from '@postkit/sdk/schema';
import { type CalendarDate, formatCalendarDate, formatInZone } from '../../screen/time/zoned-time.ts';
import type { AnalyticsTab } from './analytics-filters.ts';

/** A fraction as a whole percent. */
export function formatRate(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}

/** A share of the total, 0 to 100: two decimals for shows, one for everything else. */
export function formatShare(percent: number, tab: AnalyticsTab): string {
  return `${percent.toFixed(tab === 'show' ? 2 : 1)}%`;
}

const numbers = new Intl.NumberFormat('en-US');

export function formatCount(count: number): string {
  return numbers.format(count);
}

/** `MM/DD/YYYY`: a moment (unix seconds) as the screen shows it, in the station's time. */
export function formatScreenDate(seconds: number, zone: string): string {
  return formatInZone(seconds, zone, 'MM/DD/YYYY');
}

/** `MM/DD/YYYY`: a day that somebody chose. */
export function formatChosenDate(date: CalendarDate): string {
  return formatCalendarDate(date, 'MM/DD/YYYY');
}

/** `MM-DD-YYYY`: a day that was counted in UTC, as tables and files hold it. */
export function formatUtcDate(seconds: number): string {
  return formatInZone(seconds, 'UTC', 'MM-DD-YYYY');
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The name of an ISO code. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) && code !== unknownOrigin ? (countries.of(code) ?? code) : code;
}
