/** A run of segments in one file whose bytes differ from the stored ones. */
export interface ArchiveFault {
  /** `{stream}/{hour}.aac`: a file below the folder `archive`, or the name of one whose bytes are in objects. */
  readonly file: string;
  /** `missing`: the file does not exist. `short`: it ends before the segment does. `damaged`: it holds other bytes. */
  readonly state: 'missing' | 'short' | 'damaged';
  readonly segments: number;
  /** Byte offset in the file of the first segment. */
  readonly offset: number;
  /** Bytes from the first to the end of the last segment. */
  readonly length: number;
  /** Unix milliseconds at which the first and the last segment began. */
  readonly from_ms: number;
  readonly to_ms: number;
}

/** Bytes without a row in the index. */
export interface UnknownBytes {
  readonly file: string;
  readonly bytes: number;
}

/** The result of an archive check. */
export interface ArchiveReport {
  readonly segments: number;
  /** Segments of an older version, which have no checksum: only the structure of their frames was checked. */
  readonly without_checksum: number;
  readonly faults: readonly ArchiveFault[];
  /** Bytes after the last segment of a file, as a crash leaves them; the next start removes those of a log. */
  readonly trailing_bytes: readonly UnknownBytes[];
  /** Files without segments, and objects of the bucket that no file has. */
  readonly orphans: readonly UnknownBytes[];
  /** Segments without a waveform, by file. */
  readonly without_peaks: readonly { readonly file: string; readonly segments: number }[];
  /** Whether there are faults; all other findings cost space or a waveform, but no audio. */
  readonly is_damaged: boolean;
}
