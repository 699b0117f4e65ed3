import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table automations add column since integer not null default 0`.execute(db);
  await sql`update automations set since = unixepoch() * 1000`.execute(db);
}
