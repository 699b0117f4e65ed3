import type { SegmentPeaksVisitor } from '../peaks/segment-peaks-visitor.ts';
import type { ByteRange } from './read-ranges.ts';
import type { SegmentLocation, SegmentRecord } from './segment-record.ts';

/** A segment to append: its place, its ADTS bytes and its peaks (pairs per 441 samples). */
export interface ArchiveAppend {
  stream: string;
  /** Names the file within the stream, one per hour, such as `2026-03-01T14`. */
  hour: string;
  n: number;
  started_at_ms: number;
  data: Uint8Array;
  peaks: Int8Array;
  /** Its stored levels, which the record repeats for the index. */
  loudness?: Uint8Array | undefined;
}

/** Bytes of an archive file. */
export type ArchiveRange = Pick<SegmentLocation, 'file' | 'offset' | 'length'>;

/** A segment that exists once the transaction that inserts its row has committed. */
export interface StagedSegment<Transaction> {
  /** Call in the transaction that inserts the returned record as a row. */
  commit(transaction: Transaction): Promise<SegmentRecord>;
}

/** Archive bytes as ranges of local files, for a program that reads files. Dispose of it when the program has ended. */
export interface LocalRanges extends AsyncDisposable {
  readonly ranges: ByteRange[];
}

/** `short` when the file ends before the segment does, `damaged` when its bytes differ from the stored ones. */
export type SegmentState = 'whole' | 'damaged' | 'short' | 'missing';

/** Reads segments and returns their state. Fast when segments of one file follow each other. */
export interface SegmentInspector {
  stateOf(segment: SegmentLocation): Promise<SegmentState>;
  close(): Promise<void>;
}

/**
 * Where the archive's files are. Segments are appended to files and read as byte ranges of them, whether or not a store has
 * a file on a disk for each.
 * @typeParam Transaction the database's, in which a segment's row is inserted
 */
export interface ArchiveStore<Transaction = never> {
  /**
   * Prepares a segment of a log, for the transaction that inserts its row. The segments of a stream are staged and
   * committed one after the other. Throws `disk_full`.
   */
  stage(segment: ArchiveAppend): Promise<StagedSegment<Transaction>>;
  /** Appends one segment, durably, in call order per stream; its row may follow much later. Throws `disk_full`. */
  append(segment: ArchiveAppend): Promise<SegmentRecord>;
  /** Truncates every file after its last committed segment. Call at start, with the last row of each file, before any append. */
  recover(lastCommitted: readonly SegmentLocation[]): Promise<{ file: string; cutBytes: number }[]>;
  /** Reads ranges in order, in chunks. Throws `segment_missing` when a file is missing or too short. */
  read(ranges: readonly ArchiveRange[]): AsyncIterable<Buffer>;
  /** Throws `segment_missing` when bytes are missing; a store that only names its files leaves that to the reader. */
  local(ranges: readonly ArchiveRange[]): Promise<LocalRanges>;
  inspect(): SegmentInspector;
  readonly visitPeaks: SegmentPeaksVisitor;
  /** Offsets of the segments of a file that have stored peaks. */
  peaksOffsets(file: string): Promise<ReadonlySet<number>>;
  /** Bytes of each file, also of those without rows. */
  sizes(): Promise<Map<string, number>>;
  /** Deletes a whole file, audio and peaks; a missing file is no error. */
  removeFile(file: string): Promise<void>;
  close(): Promise<void>;
}
