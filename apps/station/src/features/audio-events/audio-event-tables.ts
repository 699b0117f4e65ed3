import type { Cart } from '@postkit/sdk/schema';
import type { Generated, Selectable } from 'kysely';

export interface AudioEventTables {
  /** A run of segments: a station's broadcast log, or the sound of one upload. */
  streams: {
    id: Generated<number>;
    station_id: number;
    /** The archive's own name of it. */
    name: string;
    /** 1 where other streams' segments lie in its files, which are then kept for good. */
    lends: Generated<number>;
  };
  /** The archive's files; those of a log hold an hour each. A file's segments begin at `first_n` and end where the next file begins. */
  archive_files: {
    id: Generated<number>;
    stream_id: number;
    /** `{stream}/{hour}.aac`. */
    name: string;
    first_n: number;
    started_at_ms: number;
    /** Kept by a trigger, so that what a station keeps is one sum over its files. */
    bytes: Generated<number>;
  };
  /** One row a segment; the row is the commit. The bytes may lie in another stream's file. */
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
  };
  /** A piece of audio with its cart, which has the event's id. */
  audio_events: {
    /** Unix seconds × 1000 + a number below 1000. */
    id: number;
    station_id: number;
    type_name: Cart['type_name'];
    /** What it was made of; an event that left the library keeps its origin. */
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
    /** When it last entered or left the library, Unix seconds. */
    changed_at: number;
    loudness: number | null;
    /** 1 once its audio was deleted. */
    gone: number;
    /** Fades of its outer ends, as its first and last ranges play them; milliseconds. */
    fade_in_ms: Generated<number>;
    fade_out_ms: Generated<number>;
    /** Its other fades, as JSON. */
    inner_fades: Generated<string>;
  };
  /** What an event plays, in order: segments `first_n` to `last_n`, less whole frames at both ends. */
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
  };
  /** Who needs which event's audio to be kept. */
  event_holds: {
    /** Such as `episode:12`. */
    owner: string;
    event_id: number;
  };
}

export type AudioEventRow = Selectable<AudioEventTables['audio_events']>;
type StoredRange = Omit<Selectable<AudioEventTables['event_ranges']>, 'event_id' | 'position'>;
type Fade = 'fade_in_ms' | 'fade_out_ms';
/** A stretch of sound; it plays without fades where none are told. */
export type EventRange = Omit<StoredRange, Fade> & Partial<Pick<StoredRange, Fade>>;
