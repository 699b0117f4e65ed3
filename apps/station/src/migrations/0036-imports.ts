import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table imports (
    id integer primary key autoincrement,
    station_id integer not null,
    url text not null,
    title text not null,
    show_id integer not null,
    connections text not null,
    created_at integer not null,
    created_by text not null
  )`.execute(db);
  await sql`create index imports_by_station on imports (station_id, id)`.execute(db);
  await sql`create table import_items (
    id integer primary key autoincrement,
    import_id integer not null references imports (id) on delete cascade,
    position integer not null,
    guid text not null,
    status text not null,
    note text not null,
    title text not null,
    description text not null,
    published integer,
    enclosure text not null,
    image text not null,
    stored_image text not null,
    season integer,
    episode integer,
    episode_type text not null,
    explicit integer not null,
    event_id integer,
    playlist_id integer
  )`.execute(db);
  await sql`create index import_items_by_status on import_items (import_id, status)`.execute(db);
  await sql`create index import_items_by_position on import_items (import_id, position)`.execute(db);
}
