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
}

/** The part of a record that says where the bytes are. */
export type SegmentPlace = Pick<SegmentRecord, 'file' | 'offset' | 'length' | 'frames'>;
