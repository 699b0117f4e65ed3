import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table category_groups (
    id integer primary key autoincrement,
    station_id integer not null,
    name text not null,
    name_key text not null,
    color text not null,
    category_type text not null,
    display_in_player integer not null,
    allow_sharing integer not null,
    allow_replaying integer not null,
    allow_replacing integer not null,
    allow_inserting integer not null,
    allow_replacement_skipping integer not null,
    absorb text not null
  )`.execute(db);
  await sql`create unique index category_groups_by_name on category_groups (station_id, name_key)`.execute(
    db,
  );
  await sql`create table categories (
    id integer primary key autoincrement,
    station_id integer not null,
    name text not null,
    name_key text not null,
    group_id integer references category_groups (id) on delete set null,
    position integer not null
  )`.execute(db);
  await sql`create unique index categories_by_name on categories (station_id, name_key)`.execute(db);
  await sql`create index categories_by_group on categories (group_id)`.execute(db);
}
