import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table log_sources (
    station_id integer primary key,
    url text not null,
    active integer not null,
    rules text not null,
    default_category text not null,
    cut text not null
  )`.execute(db);
  await sql`create table log_gaps (
    station_id integer not null,
    from_ms integer not null,
    to_ms integer not null,
    primary key (station_id, from_ms)
  ) without rowid`.execute(db);
}
