import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The published mp3s with an ID3 tag, and a mark for those that are served as they came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table episode_media add column original ${integer} not null default 0`.execute(db);
  await sql`update episode_media set original = 1
    where format = 'mp3' and sha256 in (select sha256 from original_files)`.execute(db);
  await sql`create table episode_id3_files (
    episode_id ${integer} not null primary key references episodes (id) on delete cascade,
    station_id ${integer} not null,
    media_key ${text} not null,
    file_key ${text} not null,
    id3_bytes ${integer} not null,
    bytes ${integer} not null,
    sha256 ${text} not null,
    written_at ${integer} not null
  )`.execute(db);
  await sql`create index episode_id3_files_station on episode_id3_files (station_id)`.execute(db);
}
