import type { SegmentPlace } from '../archive/segment-record.ts';

/** A piece of an episode: segments in playing order, less what is cut from both ends, with fades. Bumpers are parts like any other. */
export interface EpisodePart {
  segments: readonly SegmentPlace[];
  /** Milliseconds cut from the start. */
  trim_start_ms?: number;
  /** Milliseconds cut from the end. */
  trim_end_ms?: number;
  fade_in_ms?: number;
  fade_out_ms?: number;
}
