import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** How often each minute of an episode was fetched, by audio version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table analytics_listens add column audio_version ${integer}`.execute(db);
  await sql`alter table analytics_listens add column ranges ${integer} not null default 0`.execute(db);
  await sql`alter table analytics_listens add column is_whole ${integer} not null default 0`.execute(db);
  await sql`create table analytics_retention (
    episode_id ${integer} not null,
    version ${integer} not null,
    duration_ms ${integer} not null,
    in_ranges ${integer} not null,
    whole ${integer} not null,
    primary key (episode_id, version)
  )`.execute(db);
  await sql`create table analytics_minutes (
    episode_id ${integer} not null,
    version ${integer} not null,
    minute ${integer} not null,
    downloads ${integer} not null,
    primary key (episode_id, version, minute)
  )`.execute(db);
}
