import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Users who are limited to shows, and the users behind audio and files that no show owns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table station_people add column limited_to_shows ${integer} not null default 0`.execute(db);
  await sql`alter table last_stations add column limited_to_shows ${integer} not null default 0`.execute(db);
  await sql`create table station_people_shows (
    station_id ${integer} not null references stations (id),
    user_id ${integer} not null references users (id),
    show_id ${integer} not null references shows (id) on delete cascade,
    primary key (station_id, user_id, show_id)
  )`.execute(db);
  await sql`create index station_people_shows_by_user on station_people_shows (user_id)`.execute(db);
  await sql`create index station_people_shows_by_show on station_people_shows (show_id)`.execute(db);
  await sql`alter table audio_events add column made_by ${integer}`.execute(db);
  await sql`create index audio_events_by_maker on audio_events (made_by) where made_by is not null`.execute(
    db,
  );
  await sql`alter table playlist_caches add column made_by ${integer}`.execute(db);
  await sql`alter table analytics_exports add column made_by ${integer}`.execute(db);
}
