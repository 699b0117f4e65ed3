import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category_groups add column version integer not null default 1`.execute(db);
}
