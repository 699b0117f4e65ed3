/** One segment of the archive. The caller keeps it as an index row; the row is the commit. */
export interface SegmentRecord {
  stream: string;
  /** Number within the stream; neighbours in time are neighbours in n. */
  n: number;
  /** Path below the archive's root, `{stream}/{hour}.aac`. */
  file: string;
  offset: number;
  length: number;
  frames: number;
  /** Wall clock at the first sample, Unix milliseconds. */
  started_at_ms: number;
  /** CRC-32 of the bytes; null where an older version wrote them. */
  crc32: number | null;
}

/** The part of a record that says where the bytes are and which they are. */
export type SegmentPlace = Pick<SegmentRecord, 'file' | 'offset' | 'length' | 'frames'> & Partial<Pick<SegmentRecord, 'crc32'>>;
