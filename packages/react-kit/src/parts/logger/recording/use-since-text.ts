import { useToday } from '../../../host/time/use-today.ts';
import { dateInZone, formatLocally } from '../../../host/time/zoned-time.ts';
import { useCatalogue } from '../../../words/use-words.ts';

/** Formats a start time (unix seconds) by the station's clock, with the day if it is not today; empty for null. */
export function useSinceText(zone: string): (since: number | null) => string {
  const catalogue = useCatalogue();
  const today = useToday(zone);
  return (since) => {
    if (since === null) return '';
    return formatLocally(
      since,
      zone,
      dateInZone(since, zone) === today ? 'HH:mm:ss' : 'MMM D, HH:mm:ss',
      catalogue,
    );
  };
}
