import { type CalendarDate, formatCalendarDate, formatLocally } from '../../host/time/zoned-time.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { regionNames } from '../../words/intl-formats.ts';

/** A share of a total, 0 to 1, with the one decimal that all shares have. */
export function formatShare(fraction: number, catalogue: Catalogue): string {
  return formatPercent(fraction, catalogue, { decimals: 1 });
}

/** `MM/DD/YYYY`: a moment (unix seconds) in the station's time, for the screen. */
export function formatScreenDate(seconds: number, zone: string, catalogue: Catalogue): string {
  return formatLocally(seconds, zone, 'MM/DD/YYYY', catalogue);
}

/** `MM/DD/YYYY`: a day that the user chose. */
export function formatChosenDate(date: CalendarDate, catalogue: Catalogue): string {
  return formatCalendarDate(date, 'MM/DD/YYYY', catalogue);
}

/** `MM-DD-YYYY`: a day in UTC, for tables and files. */
export function formatUtcDate(seconds: number, catalogue: Catalogue): string {
  return formatLocally(seconds, 'UTC', 'MM-DD-YYYY', catalogue);
}

/** Display name of an ISO country code. */
export function countryName(code: string, catalogue: Catalogue): string {
  return /^[A-Z]{2}$/.test(code) ? (regionNames(catalogue.locale).of(code) ?? code) : code;
}
