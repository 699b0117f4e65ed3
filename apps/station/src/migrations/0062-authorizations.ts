import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table authorizations (
    id integer primary key,
    guid text not null,
    station_id integer not null,
    user_id integer not null,
    platform text not null,
    state_hash text unique,
    verifier text not null,
    redirect_uri text not null,
    granted text not null,
    created_at integer not null,
    expires_at integer not null,
    unique (station_id, user_id, guid)
  )`,
  sql`create index authorizations_by_expiry on authorizations (expires_at)`,
  sql`alter table connections add column refresh_token text not null default ''`,
  sql`alter table connections add column token_expires_at integer`,
  sql`alter table connections add column reconnect_by integer`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
