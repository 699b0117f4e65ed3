import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tags (
    id integer primary key autoincrement,
    station_id integer not null,
    name text not null,
    name_key text not null
  )`.execute(db);
  await sql`create unique index tags_by_name on tags (station_id, name_key)`.execute(db);
}
