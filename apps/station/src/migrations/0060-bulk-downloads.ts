import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table bulk_downloads (
    id text primary key,
    station_id integer not null,
    user_id integer not null,
    format text not null,
    status text not null,
    episode_ids text not null,
    missing text not null,
    error text not null,
    created_at integer not null,
    ended_at integer
  )`,
  sql`create index bulk_downloads_by_user on bulk_downloads (station_id, user_id, created_at)`,
  sql`create table bulk_download_files (
    bulk_download_id text not null,
    position integer not null,
    episode_id integer not null,
    name text not null,
    bytes integer not null,
    crc32 integer not null,
    modified_at integer not null,
    primary key (bulk_download_id, position)
  ) without rowid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
