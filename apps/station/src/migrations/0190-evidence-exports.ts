import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Evidence exports of stretches of logs; their zips are in the storage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`create table evidence_exports (
    id ${text} primary key,
    station_id ${integer} not null references stations (id),
    exported_by ${text} not null,
    reason ${text} not null,
    from_ms ${integer} not null,
    to_ms ${integer} not null,
    status ${text} not null,
    progress ${integer} not null,
    bytes ${integer} not null,
    sha256 ${text} not null,
    error ${text} not null,
    created_at ${integer} not null,
    ended_at ${integer}
  )`.execute(db);
  await sql`create index evidence_exports_by_station on evidence_exports (station_id, created_at)`.execute(
    db,
  );
}
