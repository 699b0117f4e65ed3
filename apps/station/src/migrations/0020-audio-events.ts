import { type Kysely, sql } from 'kysely';

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

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await statement.execute(db);
}
