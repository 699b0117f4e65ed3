import { dateInZone, formatInZone } from '../../domain/time/zoned-time.ts';

/** When something began, by the station's clock, with its day where that was not today; empty where nothing is known. */
export function sinceWords(since: number | null, now: number, zone: string): string {
  if (since === null) return '';
  const isToday = dateInZone(since, zone) === dateInZone(now, zone);
  return formatInZone(since, zone, isToday ? 'HH:mm:ss' : 'MMM D, HH:mm:ss');
}
