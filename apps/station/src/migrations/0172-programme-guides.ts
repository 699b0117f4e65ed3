import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** How stations appear in their public RadioDNS files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`create table programme_guides (
    station_id ${integer} not null primary key references stations (id),
    guide ${text} not null
  )`.execute(db);
}
