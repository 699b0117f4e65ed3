import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table transcripts (
    id integer primary key autoincrement,
    station_id integer not null,
    timing text not null,
    language text not null,
    speakers text not null,
    created_at integer not null
  )`,
  sql`create table transcript_words (
    stream_id integer not null,
    n integer not null,
    transcript_id integer not null references transcripts (id) on delete cascade,
    words text not null,
    primary key (stream_id, n, transcript_id)
  ) without rowid`,
  sql`create index transcript_words_by_transcript on transcript_words (transcript_id)`,
  sql`create trigger segments_take_words after delete on segments begin
    delete from transcript_words where stream_id = old.stream_id and n = old.n;
  end`,
  sql`create table speaker_names (
    station_id integer not null,
    scope text not null,
    scope_id integer not null,
    label text not null,
    name text not null,
    primary key (station_id, scope, scope_id, label)
  ) without rowid`,
  sql`create table transcriptions (
    event_id integer primary key,
    station_id integer not null,
    status text not null,
    progress real not null,
    error text not null
  )`,
  sql`create table transcript_settings (show_id integer primary key, station_id integer not null, automatic integer not null)`,
  sql`create table published_transcripts (
    episode_id integer primary key,
    station_id integer not null,
    show_id integer not null,
    language text not null
  )`,
  sql`create index published_transcripts_by_station on published_transcripts (station_id)`,
  sql`create virtual table published_words using fts5 (
    body, episode_id unindexed, start_ms unindexed, tokenize = 'unicode61 remove_diacritics 2'
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
