import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Lines of each video of an episode; null for videos that are not read yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table episode_videos add column height ${integer}`.execute(db);
}
