import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table demo_steps (name text primary key, done_at integer not null)`.execute(db);
}
