import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Where several processes share the database: who does what, and what they must agree on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const [integer, text] = isPostgres
    ? [sql.raw('bigint'), sql.raw('text collate "C"')]
    : [sql.raw('integer'), sql.raw('text')];
  await sql`alter table uploads add column receiver ${text}`.execute(db);
  await sql`alter table log_sources add column revision ${integer} not null default 0`.execute(db);
  await sql`create table installation (name ${text} not null primary key, value ${text} not null)`.execute(
    db,
  );
  await sql`create table recorders (peer ${text} not null primary key)`.execute(db);
  await sql`create table recording_leases (
    station_id ${integer} not null primary key references stations (id) on delete cascade,
    peer ${text},
    term ${integer} not null,
    applied ${integer} not null,
    recording ${text} not null,
    version ${integer} not null
  )`.execute(db);
  await sql`create index recording_leases_by_version on recording_leases (version)`.execute(db);
  if (isPostgres) await notifyOfChanges(db);
}

async function notifyOfChanges(db: Kysely<unknown>): Promise<void> {
  const triggers = [
    'stations_notify after insert or update or delete on stations',
    'log_sources_notify after insert or update of revision on log_sources',
    'recording_leases_notify after insert or update or delete on recording_leases',
    'recorders_notify after insert or delete on recorders',
  ];
  for (const trigger of triggers)
    await sql
      .raw(`create trigger ${trigger} for each statement execute function notify_processes()`)
      .execute(db);
}
