import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column version integer not null default 1`.execute(db);
  await sql`create table last_stations (
    station_id integer not null references stations (id),
    user_id integer not null references users (id),
    licence text not null,
    primary key (station_id, user_id)
  )`.execute(db);
  await sql`create index last_stations_by_user on last_stations (user_id)`.execute(db);
}
