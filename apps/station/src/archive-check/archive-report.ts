/** A run of segments in one file that cannot be read as they were stored. */
export interface ArchiveFault {
  /** `{stream}/{hour}.aac` below the folder `archive`. */
  readonly file: string;
  /** `missing`: there is no such file. `short`: it ends before the segment does. `damaged`: it holds other bytes. */
  readonly state: 'missing' | 'short' | 'damaged';
  readonly segments: number;
  /** Byte in the file at which the first of them begins. */
  readonly offset: number;
  /** Unix milliseconds at which the first began and the last one began. */
  readonly from_ms: number;
  readonly to_ms: number;
}

/** Bytes that no row of the index knows of. */
export interface UnknownBytes {
  readonly file: string;
  readonly bytes: number;
}

/** What a check of an archive found. */
export interface ArchiveReport {
  readonly segments: number;
  /** Segments of an older version: only the structure of their frames could be checked. */
  readonly without_checksum: number;
  readonly faults: readonly ArchiveFault[];
  /** Bytes behind the last segment of a file, as a crash leaves them; the next start removes those of a log. */
  readonly torn_tails: readonly UnknownBytes[];
  /** Files that no segment lies in. */
  readonly orphans: readonly UnknownBytes[];
  /** Segments without a waveform, by file. */
  readonly without_peaks: readonly { readonly file: string; readonly segments: number }[];
  /** Whether there are faults; the rest costs space or a waveform, but no audio. */
  readonly is_damaged: boolean;
}
