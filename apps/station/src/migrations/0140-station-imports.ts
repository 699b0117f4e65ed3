import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Exports with days of the log, and imports of a station from the export of another installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table station_exports add column log_first_day ${text}`.execute(db);
  await sql`alter table station_exports add column log_last_day ${text}`.execute(db);
  await sql`create table station_imports (
    id ${text} not null primary key,
    station_id ${integer} not null,
    user_id ${integer} not null,
    status ${text} not null,
    progress ${integer} not null,
    bytes ${integer} not null,
    received ${integer} not null,
    plan ${text} not null,
    state ${text} not null,
    error ${text} not null,
    created_at ${integer} not null,
    ended_at ${integer}
  )`.execute(db);
  await sql`create index station_imports_by_station on station_imports (station_id, created_at)`.execute(db);
}
