import { formatClock } from '../../../host/time/format-duration.ts';
import { useNow } from '../../../host/time/use-now.ts';

/** Time since a moment (unix seconds), counting up. */
export function ElapsedTime({ since }: { since: number }) {
  return <span className="pk-time">{formatClock(Math.max(0, Math.floor(useNow(1000) - since)))}</span>;
}
