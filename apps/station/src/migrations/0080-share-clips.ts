import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table share_clips (
    id text primary key,
    station_id integer not null,
    episode_id integer,
    show_id integer,
    event_ids text not null,
    title text not null,
    start_ms integer not null,
    end_ms integer not null,
    aspect text not null,
    captions integer not null,
    status text not null,
    bytes integer not null default 0,
    sha256 text not null default '',
    notice text not null default '',
    error text not null default '',
    created_at integer not null,
    ended_at integer
  )`,
  sql`create index share_clips_by_station on share_clips (station_id, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
