import { useNow } from '../../data/time/use-now.ts';
import { formatClock } from '../../domain/duration/format-duration.ts';

/** Time since a moment (unix seconds), counting up. */
export function Elapsed({ since }: { since: number }) {
  return <span className="pk-time">{formatClock(Math.max(0, Math.floor(useNow(1000) - since)))}</span>;
}
