import type { Envelope } from './envelope.ts';
import { levelChanges } from './level-changes.ts';
import { type MeasuredOffset, measureOffset } from './measure-offset.ts';

/** The offset of an input as it is now. */
export interface FollowedOffset extends MeasuredOffset {
  /** Milliseconds by which it has moved within the last minutes; 0 if it is the same all the time. */
  readonly drift_ms: number;
}

/** Milliseconds in which a change is looked for. */
const recent_ms = 10 * 60_000;
/** Cues that show a change, even if they are older. */
const leastRecent = 4;
/** Milliseconds by which a clock moves at a time: it is set, or the stream connects again. */
const jump_ms = 6000;
/** A smaller difference is none. */
const leastDrift_ms = 300;
/** Certainty from which on the last minutes count more than the hour. */
const leastCertain = 0.7;

/**
 * Measures the offset over all cues, and follows a change of the last minutes, which a few cues show because it is small.
 * @param cues Unix milliseconds of the starts of elements, by the clock of the input
 * @returns null if there are fewer than three cues whose sound was recorded
 */
export function followOffset(cues: readonly number[], envelope: Envelope): FollowedOffset | null {
  const changes = levelChanges(envelope);
  const whole = measureOffset(cues, envelope, { changes });
  if (!whole) return null;
  const ordered = cues.toSorted((one, other) => one - other);
  const newest_ms = ordered.at(-1) ?? 0;
  const recent = ordered.filter(
    (at, index) => at > newest_ms - recent_ms || index >= ordered.length - leastRecent,
  );
  const range = { least_ms: whole.offset_ms - jump_ms, most_ms: whole.offset_ms + jump_ms };
  const now = measureOffset(recent, envelope, { range, changes });
  if (!now || now.certainty < leastCertain) return { ...whole, drift_ms: 0 };
  const drift_ms = now.offset_ms - whole.offset_ms;
  // Few cues that are not exact are apart from the others by chance.
  const least_ms = Math.max(leastDrift_ms, 2 * now.spread_ms);
  return Math.abs(drift_ms) < least_ms ? { ...whole, drift_ms: 0 } : { ...now, drift_ms };
}
