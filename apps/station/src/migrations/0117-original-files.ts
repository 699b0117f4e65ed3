import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Audio files as they came, from which the audio of an archive file was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`create table original_files (
    file_id ${integer} not null primary key references archive_files (id) on delete cascade,
    storage_key ${text} not null,
    bytes ${integer} not null,
    sha256 ${text} not null,
    duration_ms ${integer} not null
  )`.execute(db);
}
