import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column old_secret text`.execute(db);
  await sql`alter table webhooks add column old_secret_until integer`.execute(db);
}
