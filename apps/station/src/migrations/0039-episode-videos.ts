import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table episode_videos (
    episode_id integer not null references episodes (id) on delete cascade,
    kind text not null,
    station_id integer not null,
    file_key text not null,
    media_key text not null,
    image text not null,
    bytes integer not null,
    sha256 text not null,
    updated_at integer not null,
    primary key (episode_id, kind)
  ) without rowid`.execute(db);
}
