import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The whole show notes of an episode, of which the description in feeds is a part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'text collate "C"' : 'text');
  await sql`alter table episodes add column feed_notes ${text}`.execute(db);
}
