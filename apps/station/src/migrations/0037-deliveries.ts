import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deliveries (
    episode_id integer not null references episodes (id) on delete cascade,
    connection_id integer not null,
    station_id integer not null,
    type text not null,
    title text not null,
    status text not null,
    message text not null,
    attempts integer not null,
    retry_at integer,
    sent text not null,
    received text not null,
    remote_id text not null,
    memory text not null,
    fingerprint text not null,
    open_since integer,
    updated_at integer not null,
    primary key (episode_id, connection_id)
  ) without rowid`.execute(db);
  await sql`create index deliveries_by_connection on deliveries (connection_id)`.execute(db);
}
