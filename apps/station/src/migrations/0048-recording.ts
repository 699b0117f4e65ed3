import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table log_sources add column credentials text not null default ''`.execute(db);
  await sql`alter table log_sources add column alerts text not null default '{"after_minutes":5,"emails":[]}'`.execute(
    db,
  );
  await sql`alter table log_sources add column webhook text not null default ''`.execute(db);
  await sql`create table log_outages (
    station_id integer primary key,
    since_ms integer not null,
    state text not null,
    alerted integer not null default 0
  )`.execute(db);
}
