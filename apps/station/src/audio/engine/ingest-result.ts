/** Lengths and levels that one pass over an audio file measures. */
export interface IngestResult {
  /** AAC frames in all segments, without the one that primes the decoder, as is `segments`. */
  frames: number;
  segments: number;
  /** Decoded samples at 44.1 kHz. */
  samples: number;
  duration_ms: number;
  /** Milliseconds that the file declares and that could not be decoded; 0 for none. */
  lost_ms: number;
  /** Root mean square of the louder channel, in dB below full scale; null for digital silence. */
  rms_db: number | null;
  /** Whether its channels are in opposite phase. */
  is_opposite_phase: boolean;
  /** EBU R128 integrated loudness in LUFS; null when too short or silent. */
  loudness_lufs: number | null;
  /** True peak in dBFS; null for digital silence. */
  true_peak_db: number | null;
  /** Loudness range in LU; null when too short or silent. */
  range_lu: number | null;
}
