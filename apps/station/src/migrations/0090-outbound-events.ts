import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table webhooks (
    id integer primary key autoincrement,
    station_id integer not null,
    title text not null,
    url text not null,
    secret text not null,
    events text not null,
    state text not null,
    reason text not null default '',
    failing_since integer,
    last_success_at integer,
    created_by text not null,
    created_at integer not null
  )`,
  sql`create index webhooks_by_station on webhooks (station_id, state)`,
  sql`create table webhook_messages (
    id integer primary key autoincrement,
    webhook_id integer not null,
    message_id text not null,
    type text not null,
    body text not null,
    status text not null,
    attempts integer not null default 0,
    retry_at integer,
    created_at integer not null
  )`,
  sql`create index webhook_messages_by_webhook on webhook_messages (webhook_id, id)`,
  sql`create index webhook_messages_by_age on webhook_messages (created_at)`,
  sql`create table webhook_attempts (
    id integer primary key autoincrement,
    message_id integer not null,
    at integer not null,
    status integer,
    latency_ms integer not null,
    error text not null,
    excerpt text not null
  )`,
  sql`create index webhook_attempts_by_message on webhook_attempts (message_id, id)`,
  sql`create table public_sites (
    station_id integer primary key,
    now_playing integer not null default 0,
    tracklist integer not null default 0
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
