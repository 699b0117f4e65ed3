import { sql, type Generated, type Selectable } from 'kysely';
import type { Cart } from '@postkit/sdk/schema';
import type { Migration } from '../../platform/db/migrate.ts';

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

const tables = [
  sql`create table streams (id integer primary key autoincrement, station_id integer not null, name text not null unique,
    lends integer not null default 0)`,
  sql`create index streams_by_station on streams (station_id)`,
  sql`create table archive_files (
    id integer primary key autoincrement,
    stream_id integer not null references streams (id) on delete cascade,
    name text not null unique,
    first_n integer not null,
    started_at_ms integer not null
  )`,
  sql`create index archive_files_by_stream on archive_files (stream_id, first_n)`,
  sql`create index archive_files_by_time on archive_files (started_at_ms)`,
  sql`create table segments (
    stream_id integer not null,
    n integer not null,
    file_id integer not null,
    offset integer not null,
    length integer not null,
    frames integer not null,
    started_at_ms integer not null,
    primary key (stream_id, n)
  ) without rowid`,
  sql`create table audio_events (
    id integer primary key,
    station_id integer not null,
    type_name text not null,
    origin text not null,
    title text not null,
    artist text not null,
    identifier text not null,
    category text not null collate nocase,
    category_id integer not null,
    transcript text,
    search_text text not null,
    frames integer not null,
    started_at integer not null,
    created_at integer not null,
    changed_at integer not null,
    loudness real,
    gone integer not null default 0
  )`,
  sql`create index audio_events_by_station on audio_events (station_id, id)`,
  sql`create index audio_events_by_type on audio_events (station_id, type_name, id)`,
  sql`create index audio_events_by_change on audio_events (type_name, changed_at)`,
  sql`create table event_ranges (
    event_id integer not null references audio_events (id) on delete cascade,
    position integer not null,
    stream_id integer not null,
    first_n integer not null,
    last_n integer not null,
    skip_frames integer not null,
    drop_frames integer not null,
    frames integer not null,
    primary key (event_id, position)
  ) without rowid`,
  sql`create index event_ranges_by_place on event_ranges (stream_id, first_n, last_n)`,
  sql`create table event_holds (owner text not null, event_id integer not null, primary key (owner, event_id)) without rowid`,
  sql`create index event_holds_by_event on event_holds (event_id)`,
];

const fades = ['audio_events', 'event_ranges'].flatMap((table) =>
  ['fade_in_ms', 'fade_out_ms'].map((column) => sql.raw(`alter table ${table} add column ${column} integer not null default 0`)),
);

export const audioEventsMigrations: readonly Migration[] = [
  {
    name: '0020_audio_events',
    async up(db) {
      for (const statement of tables) await statement.execute(db);
    },
  },
  {
    name: '0046_event_fades',
    async up(db) {
      for (const statement of fades) await statement.execute(db);
    },
  },
  {
    name: '0047_inner_fades',
    async up(db) {
      await sql`alter table audio_events add column inner_fades text not null default '[]'`.execute(db);
    },
  },
  {
    name: '0057_archive_bytes',
    async up(db) {
      await sql`alter table archive_files add column bytes integer not null default 0`.execute(db);
      await sql`update archive_files set bytes = sizes.bytes
        from (select file_id, max(offset + length) as bytes from segments group by file_id) as sizes
        where sizes.file_id = archive_files.id`.execute(db);
      await sql`create trigger segments_grow_file after insert on segments begin
        update archive_files set bytes = max(bytes, new.offset + new.length) where id = new.file_id;
      end`.execute(db);
    },
  },
  {
    name: '0050_segment_checksums',
    async up(db) {
      await sql`alter table segments add column crc32 integer`.execute(db);
    },
  },
];
