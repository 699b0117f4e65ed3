import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The audio that an episode had since it was published, and its downloads by version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table episode_media add column version ${integer} not null default 1`.execute(db);
  await sql`create table episode_audio_versions (
    episode_id ${integer} not null references episodes (id) on delete cascade,
    number ${integer} not null,
    station_id ${integer} not null,
    media_key ${text} not null,
    media ${text} not null,
    bytes ${integer} not null,
    pieces ${text},
    chapter_markers ${text} not null,
    ad_insert_events ${text} not null,
    created_at ${integer} not null,
    made_by ${text} not null,
    note ${text} not null,
    restored_from ${integer},
    kept_until ${integer},
    primary key (episode_id, number)
  )`.execute(db);
  await sql`create index episode_audio_versions_key on episode_audio_versions (station_id, media_key)`.execute(
    db,
  );
  await sql`create table analytics_versions (
    episode_id ${integer} not null,
    version ${integer} not null,
    downloads ${integer} not null,
    primary key (episode_id, version)
  )`.execute(db);
}
