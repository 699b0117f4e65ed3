import type { SegmentLocation, SegmentRecord } from '../archive/segment-record.ts';
import { FRAME_SAMPLES, msToSamples } from '../audio-format.ts';
import { peakLevelFor } from './peak-levels.ts';
import { PeakPoints } from './peak-points.ts';
import type { SegmentPeaksSource } from './segment-peaks-visitor.ts';

/** A segment with its wall-clock time. */
export type TimedSegment = Pick<SegmentLocation, 'file' | 'offset' | 'frames'> &
  Pick<SegmentRecord, 'started_at_ms'>;

/** A time span (Unix milliseconds) and the number of columns to spread its peaks over. */
export interface TimedPeaksRange {
  count: number;
  fromMs: number;
  toMs: number;
}

/** Peaks by wall-clock time; a column without a segment has no peaks. */
export interface TimedPeaks {
  /** Lowest and highest sample of each column, full scale 127. */
  pairs: Int8Array;
  /** 1 for each column that has peaks, else 0. */
  seen: Uint8Array;
}

/** Peaks of segments by wall-clock time, which keeps gaps visible. Reads the coarsest resolution that suffices. */
export async function readTimedPeaks(
  source: SegmentPeaksSource,
  segments: readonly TimedSegment[],
  range: TimedPeaksRange,
): Promise<TimedPeaks> {
  const total = msToSamples(range.toMs - range.fromMs);
  const points = new PeakPoints(range.count, 0, total);
  const level = peakLevelFor(total, range.count);
  const timeline = segments.map(({ file, offset, frames, started_at_ms }) => {
    const start = msToSamples(started_at_ms - range.fromMs);
    return { file, offset, start, end: start + frames * FRAME_SAMPLES };
  });
  const overlapping = timeline.filter(({ start, end }) => start < total && end > 0);
  await source.visitPeaks(overlapping, level, (pairs, segment) => points.add(pairs, level, segment));
  return points;
}
