import type { SegmentLocation } from '../archive/segment-record.ts';
import type { PeakLevel } from './peak-levels.ts';

/**
 * Reads the stored pairs of segments at one resolution, file by file, in the given order within each file. A segment
 * without stored peaks is skipped; the pairs are only valid until the next call.
 */
export type SegmentPeaksVisitor = <Place extends Pick<SegmentLocation, 'file' | 'offset'>>(
  segments: readonly Place[],
  level: PeakLevel,
  visit: (pairs: Int8Array, segment: Place) => void,
) => Promise<void>;

/** The part of an archive store that reads peaks. */
export interface SegmentPeaksSource {
  readonly visitPeaks: SegmentPeaksVisitor;
}
