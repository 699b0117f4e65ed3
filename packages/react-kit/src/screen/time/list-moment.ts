import { dateInZone, formatInZone } from './zoned-time.ts';

const dayMs = 86_400_000;

/**
 * A moment (unix seconds) in a list, past or future: `Today 07:00`, `Fri 20:00` within six days, `Nov 16` in this year,
 * with the year otherwise.
 */
export function listMoment(moment: number, now: number, zone: string): string {
  const [date, today] = [dateInZone(moment, zone), dateInZone(now, zone)];
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  const near = nearDays.get(days) ?? (Math.abs(days) < 7 ? formatInZone(moment, zone, 'ddd') : null);
  if (near !== null) return `${near} ${formatInZone(moment, zone, 'HH:mm')}`;
  return formatInZone(moment, zone, date.slice(0, 4) === today.slice(0, 4) ? 'MMM D' : 'MMM D, YYYY');
}

const nearDays = new Map([
  [-1, 'Yesterday'],
  [0, 'Today'],
  [1, 'Tomorrow'],
]);
