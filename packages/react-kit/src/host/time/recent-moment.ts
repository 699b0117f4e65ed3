import type { Catalogue } from '../../words/catalogue.ts';
import { dateInZone, formatInZone, formatLocally } from './zoned-time.ts';

/** A moment (unix seconds) within a sentence: `14:45` today, `Nov 20, 14:45` in this year, with the year otherwise. */
export function recentMoment(moment: number, now: number, zone: string, catalogue: Catalogue): string {
  const [date, today] = [dateInZone(moment, zone), dateInZone(now, zone)];
  if (date === today) return formatInZone(moment, zone, 'HH:mm');
  return formatLocally(
    moment,
    zone,
    date.slice(0, 4) === today.slice(0, 4) ? 'MMM D, HH:mm' : 'MMM D, YYYY, HH:mm',
    catalogue,
  );
}
