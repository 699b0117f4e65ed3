import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Exports of a station without the audio and video of its episodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table station_exports add column includes_media ${integer} not null default 1`.execute(db);
}
