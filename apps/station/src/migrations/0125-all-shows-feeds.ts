import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Feeds that also list the episodes of the other public feeds of the station. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table connections add column all_shows ${integer} not null default 0`.execute(db);
  await sql`create index connections_all_shows on connections (station_id) where all_shows = 1`.execute(db);
}
