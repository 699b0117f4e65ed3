import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table sessions add column ends_at ${integer}`.execute(db);
  await sql`create table provider_identities (
    issuer ${text} not null,
    subject ${text} not null,
    user_id ${integer} not null references users (id) on delete cascade,
    created_at ${integer} not null,
    primary key (issuer, subject),
    unique (issuer, user_id)
  )`.execute(db);
  await sql`create index provider_identities_by_user on provider_identities (user_id)`.execute(db);
  await sql`create table provider_sessions (
    session_hash ${text} not null primary key references sessions (id_hash) on delete cascade,
    issuer ${text} not null,
    subject ${text} not null,
    sid ${text} not null,
    id_token ${text} not null
  )`.execute(db);
  await sql`create index provider_sessions_by_subject on provider_sessions (issuer, subject)`.execute(db);
  await sql`create index provider_sessions_by_sid on provider_sessions (issuer, sid)`.execute(db);
}
