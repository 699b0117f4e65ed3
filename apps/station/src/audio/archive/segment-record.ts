import { FRAME_SAMPLES } from '../audio-format.ts';

/** One segment of the archive. The caller stores it as an index row; the row is the commit. */
export interface SegmentRecord {
  stream: string;
  /** Number within the stream; consecutive segments have consecutive numbers. */
  n: number;
  /** Path below the archive's root, `{stream}/{hour}.aac`. */
  file: string;
  offset: number;
  length: number;
  frames: number;
  /** Wall clock at the first sample, Unix milliseconds. */
  started_at_ms: number;
  /** CRC-32 of the bytes; null for bytes that an older version wrote. */
  crc32: number | null;
  /** If a file ends with it, the samples at its end that are not of the file; null for others, and for audio of an older version. */
  padding?: number | null;
  /** Its stored levels; absent if they are not measured, and in records that were read. */
  loudness?: Uint8Array | undefined;
}

/** The part of a record that locates and verifies the bytes. */
export type SegmentLocation = Pick<SegmentRecord, 'file' | 'offset' | 'length' | 'frames'> &
  Partial<Pick<SegmentRecord, 'crc32' | 'padding'>>;

/** Whether no audio comes from a segment: it primes the decoder for the segment behind it, with which a file begins. */
export function isPriming({ frames, padding }: Pick<SegmentLocation, 'frames' | 'padding'>): boolean {
  return padding === frames * FRAME_SAMPLES;
}
