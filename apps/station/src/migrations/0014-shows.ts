import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shows (
    id integer primary key autoincrement,
    station_id integer not null,
    title text not null,
    description text not null,
    square_image text not null,
    rectangle_image text not null,
    placeholder integer not null,
    prefix_list text not null,
    show_format text not null,
    language_override text not null,
    author text not null,
    email text not null,
    podcast_link text not null,
    itunes_categories text not null,
    rss_explicit integer not null,
    tag_ids text not null,
    pre_bumper integer,
    post_bumper integer,
    parent integer,
    schedule text not null,
    published integer not null default 0,
    unpublished integer not null default 0,
    scheduled integer not null default 0,
    draft integer not null default 0,
    last_playlist_date integer,
    version integer not null default 1
  )`.execute(db);
  await sql`create index shows_by_station on shows (station_id, id)`.execute(db);
}
