import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Days after which the episodes of a show expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table shows add column expiry_days ${integer}`.execute(db);
}
