import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table log_sources add column fallback_url text not null default ''`.execute(db);
  await sql`alter table log_sources add column fallback_credentials text not null default ''`.execute(db);
  await sql`create table log_fallbacks (
    station_id integer not null,
    from_ms integer not null,
    to_ms integer not null,
    primary key (station_id, from_ms)
  ) without rowid`.execute(db);
}
