import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Where uploaded files begin and end in their segments; unknown for the audio of older versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table segments add column padding ${integer}`.execute(db);
}
