import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table connections (
    id integer primary key autoincrement,
    station_id integer not null,
    type text not null,
    details text not null,
    app_secret text not null,
    token text not null,
    updated_at integer not null
  )`.execute(db);
  await sql`create index connections_by_station on connections (station_id, id)`.execute(db);
  await sql`create table connection_shows (
    connection_id integer not null references connections (id) on delete cascade,
    show_id integer not null,
    station_id integer not null,
    primary key (connection_id, show_id)
  )`.execute(db);
  await sql`create index connection_shows_by_show on connection_shows (station_id, show_id, connection_id)`.execute(
    db,
  );
}
