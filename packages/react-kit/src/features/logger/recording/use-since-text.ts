import { useToday } from '../../../screen/time/use-today.ts';
import { dateInZone, formatInZone } from '../../../screen/time/zoned-time.ts';

/** Formats a start time (unix seconds) by the station's clock, with the day if it is not today; empty for null. */
export function useSinceText(zone: string): (since: number | null) => string {
  const today = useToday(zone);
  return (since) => {
    if (since === null) return '';
    return formatInZone(since, zone, dateInZone(since, zone) === today ? 'HH:mm:ss' : 'MMM D, HH:mm:ss');
  };
}
