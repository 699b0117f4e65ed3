import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The loudness of the audio of campaigns, and the gain that brought it there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const real = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'double precision' : 'real');
  await sql`alter table campaigns add column loudness ${real}`.execute(db);
  await sql`alter table campaigns add column gain_db ${real} not null default 0`.execute(db);
}
