import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The archive in the database and an object store; unused while it is in files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const [integer, text, blob] = isPostgres
    ? [sql.raw('bigint'), sql.raw('text collate "C"'), sql.raw('bytea')]
    : [sql.raw('integer'), sql.raw('text'), sql.raw('blob')];
  await sql`create table archive_tail (
    file ${text} not null,
    "offset" ${integer} not null,
    length ${integer} not null,
    frames ${integer} not null,
    crc32 ${integer} not null,
    written_at ${integer} not null,
    data ${blob} not null,
    peaks ${blob} not null,
    primary key (file, "offset")
  )`.execute(db);
  await sql`create index archive_tail_by_age on archive_tail (file, written_at)`.execute(db);
  await sql`create table archive_objects (
    key ${text} not null primary key,
    file ${text} not null,
    "offset" ${integer} not null,
    length ${integer} not null,
    slots ${blob} not null,
    middle_peaks ${blob} not null,
    coarse_peaks ${blob} not null
  )`.execute(db);
  await sql`create unique index archive_objects_by_place on archive_objects (file, "offset")`.execute(db);
  await sql`create table archive_unused_objects (
    key ${text} not null primary key,
    since ${integer} not null,
    removing ${integer} not null default 0
  )`.execute(db);
  await sql`create index archive_unused_objects_by_age on archive_unused_objects (since)`.execute(db);
}
