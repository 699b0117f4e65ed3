import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Exports of whole stations, and the files in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`create table station_exports (
    id ${text} not null primary key,
    station_id ${integer} not null,
    user_id ${integer} not null,
    status ${text} not null,
    progress ${integer} not null,
    bytes ${integer} not null,
    missing ${text} not null,
    error ${text} not null,
    created_at ${integer} not null,
    ended_at ${integer}
  )`.execute(db);
  await sql`create index station_exports_by_station on station_exports (station_id, created_at)`.execute(db);
  await sql`create table station_export_files (
    export_id ${text} not null,
    position ${integer} not null,
    path ${text} not null,
    bytes ${integer} not null,
    crc32 ${integer} not null,
    sha256 ${text} not null,
    primary key (export_id, position)
  )`.execute(db);
}
