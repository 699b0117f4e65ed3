import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table stations add column log_days ${integer} not null default 90`.execute(db);
  await sql`create table installation_notes (
    name ${text} primary key,
    at ${integer} not null,
    text ${text} not null
  )`.execute(db);
}
