import { useToday } from '../../../screen/time/use-today.ts';
import { dateInZone, formatInZone } from '../../../screen/time/zoned-time.ts';

/** Writes when something began (unix seconds) by the station's clock, with its day where that is not today; null is an empty text. */
export function useSinceWords(zone: string): (since: number | null) => string {
  const today = useToday(zone);
  return (since) => {
    if (since === null) return '';
    return formatInZone(since, zone, dateInZone(since, zone) === today ? 'HH:mm:ss' : 'MMM D, HH:mm:ss');
  };
}
