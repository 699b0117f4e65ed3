import { clockInZone } from '../../../host/time/clock-in-zone.ts';
import { useNow } from '../../../host/time/use-now.ts';

/** The current time in the station's zone. */
export function StationClock({ zone }: { zone: string }) {
  return <span className="pk-time">{clockInZone(useNow(1000), zone)}</span>;
}
