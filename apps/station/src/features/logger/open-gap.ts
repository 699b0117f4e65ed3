import type { Recording } from '@postkit/sdk/schema';
import type { LogCut } from './log-cut.ts';

interface OpenGap {
  readonly from_ms: number;
  readonly to_ms: number;
  /** Whether audio is still missing. */
  readonly open: boolean;
}

/** Shorter ones are not listed, unless the stream is known to be lost. */
const leastMs = 1000;

/**
 * The gap after the recorded audio that has no row yet. While audio arrives again, the gap ends at that connection:
 * the first segment after it is still being encoded.
 */
export function openGap({ end_ms }: LogCut, { state, connected_at }: Recording, now: number): OpenGap | null {
  if (end_ms === null || state === 'off') return null;
  const isReceiving = state === 'recording' || state === 'silent';
  const isOutage = state === 'lost' || state === 'disk_full';
  // Clients read the gaps once when the state changes, so an outage is listed from its first moment.
  const to_ms = isReceiving ? (connected_at ?? 0) * 1000 : isOutage ? Math.max(now, end_ms + 1) : now;
  return isOutage || to_ms - end_ms >= leastMs
    ? { from_ms: Math.round(end_ms), to_ms, open: !isReceiving }
    : null;
}
