import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table slot_links (
    id integer primary key autoincrement,
    station_id integer not null,
    show_id integer not null,
    guid text not null,
    token_hash text not null unique,
    presenter text not null,
    note text not null,
    start_ms integer not null,
    end_ms integer not null,
    event_ids text not null,
    seconds real not null,
    title text not null,
    description text not null,
    trim_start_ms integer not null,
    trim_end_ms integer not null,
    state text not null,
    reply text not null default '',
    version integer not null default 1,
    created_by text not null,
    created_at integer not null,
    expires_at integer not null,
    submitted_at integer,
    decided_by text not null default '',
    decided_at integer,
    episode_id integer
  )`,
  sql`create index slot_links_by_station on slot_links (station_id, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
