import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table password_resets (
    user_id integer primary key references users (id),
    token_hash text not null unique,
    seal text not null,
    expires_at integer not null
  )`.execute(db);
}
