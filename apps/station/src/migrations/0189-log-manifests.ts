import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The chains of logs: a manifest for each hour, with the hash of the one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  const bytes = sql.raw(isPostgres ? 'bytea' : 'blob');
  await sql`create table log_manifests (
    station_id ${integer} not null references stations (id),
    seq ${integer} not null,
    kind ${text} not null,
    hour ${text} not null,
    hour_ms ${integer} not null,
    segments ${integer} not null,
    text ${text} not null,
    sha256 ${text} not null,
    list ${bytes},
    primary key (station_id, seq)
  )`.execute(db);
  await sql`create index log_manifests_by_hour on log_manifests (station_id, hour)`.execute(db);
}
