import type { Catalogue } from '../../words/catalogue.ts';
import { timeMessages } from './time.messages.ts';
import { dateInZone, formatInZone, formatLocally } from './zoned-time.ts';

const dayMs = 86_400_000;

/**
 * A moment (unix seconds) in a list, past or future: `Today 07:00`, `Fri 20:00` within six days, `Nov 16` in this year,
 * with the year otherwise.
 */
export function listMoment(moment: number, now: number, zone: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(timeMessages);
  const [date, today] = [dateInZone(moment, zone), dateInZone(now, zone)];
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  const words = messages;
  const near =
    [words.yesterday, words.today, words.tomorrow][days + 1] ??
    (Math.abs(days) < 7 ? formatLocally(moment, zone, 'ddd', catalogue) : null);
  if (near !== null) return `${near} ${formatInZone(moment, zone, 'HH:mm')}`;
  return formatLocally(
    moment,
    zone,
    date.slice(0, 4) === today.slice(0, 4) ? 'MMM D' : 'MMM D, YYYY',
    catalogue,
  );
}
