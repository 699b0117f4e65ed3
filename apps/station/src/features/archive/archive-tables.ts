export interface ArchiveStoreTables {
  /** Segments whose bytes are not in an object yet. */
  archive_tail: {
    /** `{stream}/{hour}.aac`. */
    file: string;
    /** Where the bytes begin in the file. */
    offset: number;
    length: number;
    frames: number;
    crc32: number;
    /** Unix milliseconds. */
    written_at: number;
    data: Uint8Array;
    /** Pairs per 441 samples. */
    peaks: Uint8Array;
  };
  /** Consecutive segments of a file, whose bytes are in one object, followed by their peaks. */
  archive_objects: {
    key: string;
    file: string;
    /** Where the bytes of the first segment begin in the file. */
    offset: number;
    /** Bytes of audio. */
    length: number;
    /** For each segment u32 offset in the file and u16 pairs, little-endian. */
    slots: Uint8Array;
    /** The segments' pairs per 16 × 441 samples, one after the other. */
    middle_peaks: Uint8Array;
    /** The segments' pairs per 256 × 441 samples, one after the other. */
    coarse_peaks: Uint8Array;
  };
  /** Keys of objects that no row needs: not yet, or no longer. */
  archive_unused_objects: {
    key: string;
    /** Unix milliseconds. */
    since: number;
    /** 1 once its removal has begun: no row may refer to it any more. */
    removing: number;
  };
}
