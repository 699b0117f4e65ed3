import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Sessions and keys name the API key with which they end; sessions say where they were begun; networks of users who have signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  await sql`alter table api_keys add column may_delegate ${integer} not null default 0`.execute(db);
  await sql`alter table api_keys add column created_by ${integer} references api_keys (id) on delete cascade`.execute(
    db,
  );
  await sql`create index api_keys_by_creator on api_keys (created_by)`.execute(db);
  await sql`alter table sessions add column api_key_id ${integer} references api_keys (id) on delete cascade`.execute(
    db,
  );
  await sql`alter table sessions add column agent ${text} not null default ''`.execute(db);
  await sql`alter table sessions add column network ${text} not null default ''`.execute(db);
  await sql`create index sessions_by_api_key on sessions (api_key_id)`.execute(db);
  await sql`create table sign_in_networks (
    user_id ${integer} not null references users (id) on delete cascade,
    network ${text} not null,
    seen_at ${integer} not null,
    primary key (user_id, network)
  )`.execute(db);
  await sql`insert into sign_in_networks (user_id, network, seen_at)
    select audit_entries.user_id, network, max(at) * 1000 from audit_entries join users on users.id = audit_entries.user_id
    where action = 'signed_in' and network <> '' group by audit_entries.user_id, network`.execute(db);
  await sql`create index sign_in_networks_by_time on sign_in_networks (seen_at)`.execute(db);
}
