import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The encodings of the titles of a log's stream and of its fallback; null to find them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'text collate "C"' : 'text');
  await sql`alter table log_sources add column title_encoding ${text}`.execute(db);
  await sql`alter table log_sources add column fallback_title_encoding ${text}`.execute(db);
}
