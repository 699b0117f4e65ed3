import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table refresh_tokens (
    token_hash text primary key,
    session_hash text not null references sessions (id_hash) on delete cascade,
    origin text not null,
    expires_at integer not null,
    used_at integer
  )`,
  sql`create index refresh_tokens_by_session on refresh_tokens (session_hash)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
