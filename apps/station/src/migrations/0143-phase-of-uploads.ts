import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Whether the channels of an upload are in opposite phase; 0 for uploads of older versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table uploads add column opposite_phase ${integer} not null default 0`.execute(db);
}
