import type { Generated, Selectable } from 'kysely';
import type { Cart } from '@postkit/sdk/schema';

export interface AudioEventTables {
  /** A sequence of segments: a station's log, or the audio of one upload. */
  streams: {
    id: Generated<number>;
    station_id: number;
    /** Its name in the archive. */
    name: string;
    /** 1 if segments of other streams are in its files, which are then kept permanently. */
    is_shared: Generated<number>;
  };
  /**
   * The archive's files; those of a log hold an hour each. A file's segments start at `first_n` and end where the
   * next file starts.
   */
  archive_files: {
    id: Generated<number>;
    stream_id: number;
    /** `{stream}/{hour}.aac`. */
    name: string;
    first_n: number;
    started_at_ms: number;
    /** Maintained by a trigger, so that a station's total is one sum over its files. */
    bytes: Generated<number>;
  };
  /** One row per segment; the row is the commit. The bytes may be in another stream's file. */
  segments: {
    stream_id: number;
    n: number;
    file_id: number;
    offset: number;
    length: number;
    frames: number;
    started_at_ms: number;
    /** CRC-32 of the bytes; null in rows of an older version. */
    crc32: number | null;
    /**
     * If a file ends with it, the samples at its end that are not of the file; all of them for the frame that primes the decoder before
     * the first segment of a file. Null for others, and for audio of older versions.
     */
    padding: Generated<number | null>;
  };
  /** Files as they came, whose audio an archive file has. */
  original_files: OriginalFile & { file_id: number };
  /** Levels of segments, by the place of their bytes, which several logs may share. Missing: not measured yet. */
  segment_loudness: { file_id: number; offset: number; levels: Uint8Array };
  /** A piece of audio with its cart, which has the same id. */
  audio_events: {
    /** Unix seconds × 1000 + a number below 1000. */
    id: number;
    station_id: number;
    type_name: Cart['type_name'];
    /** Where the event comes from; an event that left the library keeps its origin. */
    origin: 'log' | 'upload' | 'edit';
    title: string;
    artist: string;
    identifier: string;
    category: string;
    category_id: number;
    transcript: string | null;
    /** Title, artist, category and transcript in lower case. */
    search_text: string;
    frames: number;
    /** Unix seconds. */
    started_at: number;
    /** Unix seconds. */
    created_at: number;
    /** The user who uploaded or edited it; null for logged audio, and for events of older versions. */
    made_by: Generated<number | null>;
    /** Unix seconds when it last entered or left the library. */
    changed_at: number;
    loudness: number | null;
    /** 1 once its audio was deleted. */
    gone: number;
    /** Fades of its outer ends, as in its first and last ranges; milliseconds. */
    fade_in_ms: Generated<number>;
    fade_out_ms: Generated<number>;
    /** Its other fades, as JSON. */
    inner_fades: Generated<string>;
    /** Level in dB over that of its ranges' audio; the ranges hold the sum of all levels. */
    gain_db: Generated<number>;
    /** Levels of parts above `gain_db`, as JSON. */
    inner_levels: Generated<string>;
  };
  /** The ranges that an event plays, in order: segments `first_n` to `last_n`, minus whole frames at both ends. */
  event_ranges: {
    event_id: number;
    position: number;
    stream_id: number;
    first_n: number;
    last_n: number;
    skip_frames: number;
    drop_frames: number;
    /** Frames that are played. */
    frames: number;
    /** Milliseconds within the range. */
    fade_in_ms: Generated<number>;
    fade_out_ms: Generated<number>;
    /** Level in dB at which the range plays. */
    gain_db: Generated<number>;
  };
  /** The owners that need the audio of events. */
  event_holds: {
    /** Such as `episode:12`. */
    owner: string;
    event_id: number;
  };
}

export type AudioEventRow = Selectable<AudioEventTables['audio_events']>;
type StoredRange = Omit<Selectable<AudioEventTables['event_ranges']>, 'event_id' | 'position'>;
type Shaping = 'fade_in_ms' | 'fade_out_ms' | 'gain_db';
/** A range of audio; without fades and at its own level by default. */
export type EventRange = Omit<StoredRange, Shaping> & Partial<Pick<StoredRange, Shaping>>;

/** An audio file as it came. */
export interface OriginalFile {
  /** Key in the storage. */
  readonly storage_key: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Of its decoded audio. */
  readonly duration_ms: number;
}
