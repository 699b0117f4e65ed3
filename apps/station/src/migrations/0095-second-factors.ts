import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Apps and recovery codes of users, and the tickets of sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table stations add column requires_second_factor ${integer} not null default 0`.execute(db);
  await sql`alter table sessions add column confirmed_until ${integer}`.execute(db);
  await sql`create table code_apps (
    user_id ${integer} not null primary key references users (id) on delete cascade,
    secret ${text} not null,
    last_step ${integer} not null,
    created_at ${integer} not null,
    last_used_at ${integer}
  )`.execute(db);
  await sql`create table recovery_codes (
    code_hash ${text} not null primary key,
    user_id ${integer} not null references users (id) on delete cascade
  )`.execute(db);
  await sql`create index recovery_codes_by_user on recovery_codes (user_id)`.execute(db);
  await sql`create table sign_in_tickets (
    token_hash ${text} not null primary key,
    kind ${text} not null,
    user_id ${integer} references users (id) on delete cascade,
    binding_hash ${text} not null,
    seal ${text} not null,
    payload ${text} not null,
    failures ${integer} not null default 0,
    expires_at ${integer} not null
  )`.execute(db);
  await sql`create index sign_in_tickets_by_expiry on sign_in_tickets (expires_at)`.execute(db);
  await sql`create index sign_in_tickets_by_user on sign_in_tickets (user_id)`.execute(db);
}
