import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table episodes (
    id integer primary key autoincrement,
    station_id integer not null,
    show_id integer not null,
    guid text not null,
    version integer not null,
    status text not null,
    name text not null,
    description text not null,
    feed_description text not null,
    search_text text not null,
    once_use_tags text not null,
    published_at integer,
    delay_post_until integer,
    listed_at integer not null,
    permanent integer not null,
    goto_live integer not null,
    restricted integer not null,
    explicit integer not null,
    external_url text,
    iheart_status integer not null,
    video_status integer not null,
    advanced_video_status integer not null,
    ad_insert_events text not null,
    image text not null,
    image_croppings text not null,
    rss_image text not null,
    rss_image_croppings text not null,
    social_share_text text not null,
    attribution text not null,
    chapter_markers text not null,
    episode_type text not null,
    season_number integer,
    episode_number integer,
    selected_image text not null,
    categories text not null,
    duration real not null,
    media_status text not null,
    media_error text not null,
    media_key text not null,
    media_revision integer not null,
    created_at integer not null,
    updated_at integer not null,
    updated_by text not null,
    deleted_at integer
  )`,
  sql`create unique index episodes_by_guid on episodes (station_id, guid)`,
  sql`create index episodes_by_status on episodes (station_id, status, listed_at, id) where deleted_at is null`,
  sql`create index episodes_by_show on episodes (show_id, status, listed_at, id) where deleted_at is null`,
  sql`create table episode_events (
    episode_id integer not null references episodes (id) on delete cascade,
    position integer not null,
    event_id integer not null,
    primary key (episode_id, position)
  ) without rowid`,
  sql`create table episode_tags (
    episode_id integer not null references episodes (id) on delete cascade,
    position integer not null,
    tag_id integer not null,
    primary key (episode_id, position)
  ) without rowid`,
  sql`create index episode_tags_by_tag on episode_tags (tag_id, episode_id)`,
  sql`create table episode_connections (
    episode_id integer not null references episodes (id) on delete cascade,
    connection_id integer not null,
    type text not null,
    state text not null,
    primary key (episode_id, connection_id)
  ) without rowid`,
  sql`create index episode_connections_by_connection on episode_connections (connection_id, state, episode_id)`,
  sql`create table episode_media (
    episode_id integer not null references episodes (id) on delete cascade,
    format text not null,
    station_id integer not null,
    media_key text not null,
    bytes integer not null,
    sha256 text not null,
    duration real not null,
    updated_at integer not null,
    primary key (episode_id, format)
  ) without rowid`,
  sql`create index episode_media_by_key on episode_media (station_id, media_key)`,
  sql`create table playlist_caches (
    id text primary key,
    station_id integer not null,
    event_ids text not null,
    name text not null,
    format text not null,
    status text not null,
    error text not null,
    created_at integer not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
