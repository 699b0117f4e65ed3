import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table drafts (
    id integer primary key autoincrement,
    station_id integer not null,
    user_id integer not null,
    key text not null,
    revision text not null,
    content text not null,
    events text not null,
    updated_at integer not null
  )`.execute(db);
  await sql`create unique index drafts_by_key on drafts (user_id, station_id, key)`.execute(db);
  await sql`create index drafts_by_age on drafts (updated_at)`.execute(db);
}
