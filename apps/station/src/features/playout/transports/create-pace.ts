import type { Clock } from '../../../platform/clock.ts';
import { pause } from './pause.ts';

/** Bytes a second, and how many at once after a pause. Messages are searched byte by byte, which takes a second for some 10 MB. */
const perSecond = 1_048_576;
const burst = 4_194_304;

/** Resolves when the bytes that were received may be followed by others, or when the signal aborts. */
export type Pace = (bytes: number, signal: AbortSignal) => Promise<void>;

/** Holds the readers of a transport back when its peers send more than it may read. */
export function createPace(clock: Clock): Pace {
  let free = burst;
  let filled_ms = clock.now();
  return async (bytes, signal) => {
    const now = clock.now();
    free = Math.min(burst, free + (Math.max(0, now - filled_ms) * perSecond) / 1000) - bytes;
    filled_ms = now;
    if (free < 0) await pause(clock, (-free * 1000) / perSecond, signal);
  };
}
