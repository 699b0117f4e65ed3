import type { Catalogue } from '../../words/catalogue.ts';
import { formatLocally } from './zoned-time.ts';

/** A time in the station's zone for use in sentences: `Tue, Nov 24, 2026, 07:00 (America/New_York)`. */
export function formatMoment(moment: number, zone: string, catalogue: Catalogue): string {
  return `${formatLocally(moment, zone, 'ddd, MMM D, YYYY, HH:mm', catalogue)} (${zone})`;
}
