import { useNow } from '../../../screen/time/use-now.ts';
import { clockInZone } from '../../../screen/time/clock-in-zone.ts';

/** The time in the station's zone, ticking. */
export function StationClock({ zone }: { zone: string }) {
  return <span className="pk-time">{clockInZone(useNow(1000), zone)}</span>;
}
