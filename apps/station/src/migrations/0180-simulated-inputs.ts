import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Whether the simulator of the demo sends to an input. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table playout_inputs add column is_simulated ${integer} not null default 0`.execute(db);
}
