import type { SegmentLocation } from '../archive/segment-record.ts';
import { framesToMs } from '../audio-format.ts';
import type { EpisodePart } from './episode-part.ts';

/** A part without some of its segments, as if they had never been recorded. Its trims still end where they did. */
export function omitSegments(part: EpisodePart, segments: ReadonlySet<SegmentLocation>): EpisodePart {
  const { priming, ...others } = part;
  const isPrimed = priming !== undefined && !segments.has(priming);
  if (isPrimed === (priming !== undefined) && !part.segments.some((segment) => segments.has(segment)))
    return part;
  return {
    ...others,
    ...(isPrimed && { priming }),
    segments: part.segments.filter((segment) => !segments.has(segment)),
    trim_start_ms: (part.trim_start_ms ?? 0) - trimmed(part.segments, part.trim_start_ms ?? 0, segments),
    trim_end_ms:
      (part.trim_end_ms ?? 0) - trimmed(part.segments.toReversed(), part.trim_end_ms ?? 0, segments),
  };
}

/** Milliseconds of a trim that lie in omitted segments. */
function trimmed(
  inOrder: readonly SegmentLocation[],
  trimMs: number,
  segments: ReadonlySet<SegmentLocation>,
): number {
  let at = 0;
  let gone = 0;
  for (const segment of inOrder) {
    const length = framesToMs(segment.frames);
    if (segments.has(segment)) gone += Math.min(length, Math.max(0, trimMs - at));
    at += length;
  }
  return gone;
}
