import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** When an episode expires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table episodes add column expires_at ${integer}`.execute(db);
}
