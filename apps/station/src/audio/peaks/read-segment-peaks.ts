import type { SegmentLocation } from '../archive/segment-record.ts';
import { FRAME_SAMPLES } from '../audio-format.ts';
import { peakLevelFor } from './peak-levels.ts';
import { PeakPoints } from './peak-points.ts';
import type { SegmentPeaksSource } from './segment-peaks-visitor.ts';

/** A range of the audio that a list of segments forms. */
export interface SegmentPeaksRange {
  /** Number of pairs to return. */
  count: number;
  /** First sample, counted from the start of the first segment. */
  fromSample?: number;
  /** Sample after the last one; by default the end of the last segment. */
  toSample?: number;
}

/**
 * Peaks (lowest, highest; full scale 127) of a range of the audio that a list of segments forms, spread over `count`
 * equal spans of time. Reads the coarsest resolution that suffices; a segment without stored peaks counts as silence.
 */
export async function readSegmentPeaks(
  source: SegmentPeaksSource,
  segments: readonly SegmentLocation[],
  range: SegmentPeaksRange,
): Promise<PeakPoints> {
  let total = 0;
  const timeline = segments.map(({ file, offset, frames }) => {
    const start = total;
    total += frames * FRAME_SAMPLES;
    return { file, offset, start, end: total };
  });
  const from = Math.max(0, range.fromSample ?? 0);
  const to = Math.min(total, range.toSample ?? total);
  const points = new PeakPoints(range.count, from, to);
  if (to <= from || range.count <= 0) return points;

  const level = peakLevelFor(to - from, range.count);
  const overlapping = timeline.filter(({ start, end }) => start < to && end > from);
  await source.visitPeaks(overlapping, level, (pairs, segment) => points.add(pairs, level, segment));
  return points;
}
