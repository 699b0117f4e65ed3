import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Slugs that stations had: their addresses redirect, and no other station can have them, also after their station is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`create table former_station_slugs (
    slug ${text} primary key,
    station_id ${integer} references stations (id) on delete set null,
    changed_at ${integer} not null
  )`.execute(db);
  await sql`create index former_station_slugs_by_station on former_station_slugs (station_id)`.execute(db);
}
