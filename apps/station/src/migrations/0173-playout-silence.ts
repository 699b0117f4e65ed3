import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The last message before a silence of an input that was reported, in Unix milliseconds; null while there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table playout_inputs add column silent_since_ms ${integer}`.execute(db);
}
