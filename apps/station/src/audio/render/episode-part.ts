import type { SegmentLocation } from '../archive/segment-record.ts';

/** A part of an episode: segments in playing order, trimmed at both ends, with fades. Bumpers are parts, too. */
export interface EpisodePart {
  segments: readonly SegmentLocation[];
  /** The segment that primes the decoder for the first one, if a file begins with that. */
  priming?: SegmentLocation;
  /** Milliseconds cut from the start. */
  trim_start_ms?: number;
  /** Milliseconds cut from the end. */
  trim_end_ms?: number;
  fade_in_ms?: number;
  fade_out_ms?: number;
  /** Level in dB; 0 by default. */
  gain_db?: number;
}
