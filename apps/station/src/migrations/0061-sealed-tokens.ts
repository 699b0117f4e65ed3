import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column secrets_sealed integer not null default 0`.execute(db);
}
