import { FRAME_SAMPLES, msToSamples } from '../audio-format.ts';
import type { SegmentPlace, SegmentRecord } from '../archive/segment-record.ts';
import { peakLevelFor } from './peak-levels.ts';
import { PeakPoints } from './peak-points.ts';
import { visitSegmentPeaks } from './visit-segment-peaks.ts';

/** A segment with its place on the clock. */
export type TimedSegment = Pick<SegmentPlace, 'file' | 'offset' | 'frames'> & Pick<SegmentRecord, 'started_at_ms'>;

/** Which peaks are wanted of a time: from a moment up to another (Unix milliseconds), in so many columns. */
export interface TimedPeaksRange {
  count: number;
  fromMs: number;
  toMs: number;
}

/** Peaks by the clock; a column in which no segment lies has no peaks. */
export interface TimedPeaks {
  /** Lowest and highest sample of each column, full scale 127. */
  pairs: Int8Array;
  /** 1 for each column that has peaks, else 0. */
  seen: Uint8Array;
}

/** Peaks of segments by the clock instead of one after another, so that gaps stay gaps. Reads the coarsest resolution that suffices. */
export async function readTimedPeaks(root: string, segments: readonly TimedSegment[], range: TimedPeaksRange): Promise<TimedPeaks> {
  const total = msToSamples(range.toMs - range.fromMs);
  const points = new PeakPoints(range.count, 0, total);
  const level = peakLevelFor(total, range.count);
  const timeline = segments.map(({ file, offset, frames, started_at_ms }) => {
    const start = msToSamples(started_at_ms - range.fromMs);
    return { file, offset, start, end: start + frames * FRAME_SAMPLES };
  });
  const wanted = timeline.filter(({ start, end }) => start < total && end > 0);
  await visitSegmentPeaks(root, wanted, level, (pairs, segment) => points.add(pairs, level, segment));
  return points;
}
