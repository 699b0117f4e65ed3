/** A segment as it leaves the encoder, ready for the archive. */
export interface EncodedSegment {
  /** ADTS bytes. */
  data: Uint8Array;
  frames: number;
  /** Pairs (lowest, highest of both channels) per 441 samples, full scale 127. */
  peaks: Int8Array;
  /** Levels of its audio in the form that the index stores. */
  loudness: Uint8Array;
  /** Largest amplitude, full scale 32,768: finer than the peaks, which round everything below −42 dBFS to 0. */
  loudest: number;
  /** Whether its channels are in opposite phase. */
  isOppositePhase: boolean;
  /** Samples at its end that are not of the audio: the encoder fills the last frame. All of a segment that only primes the decoder. */
  padding: number;
  /** Wall clock when the last frame came out of the encoder, Unix milliseconds. */
  encoded_at_ms: number;
  /** Number of cuts before the segment: segments of one run follow each other without a gap. */
  run: number;
}
