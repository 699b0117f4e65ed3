import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table uploads (
    id integer primary key autoincrement,
    station_id integer not null,
    uuid text not null,
    title text not null,
    audio_type text not null,
    single_use integer not null,
    status text not null,
    err_msg text not null,
    event_id integer,
    duration real not null,
    rms real,
    changed_at integer not null
  )`.execute(db);
  await sql`create unique index uploads_by_uuid on uploads (uuid, station_id)`.execute(db);
  await sql`create index uploads_unfinished on uploads (status) where status = 'receiving'`.execute(db);
}
