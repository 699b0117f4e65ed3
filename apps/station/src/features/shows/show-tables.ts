import { sql, type Generated, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';
import { showListMigration } from './show-list-tables.ts';

export interface ShowTables {
  shows: {
    id: Generated<number>;
    station_id: number;
    title: string;
    description: string;
    square_image: string;
    rectangle_image: string;
    placeholder: number;
    /** JSON list of texts. */
    prefix_list: string;
    show_format: 'serial' | 'episodic';
    language_override: string;
    author: string;
    email: string;
    podcast_link: string;
    itunes_categories: string;
    rss_explicit: number;
    /** JSON list of tag ids. */
    tag_ids: string;
    /** Event ids. */
    pre_bumper: number | null;
    post_bumper: number | null;
    parent: number | null;
    schedule: string;
    /** Kept by the episodes, in their own transactions. */
    published: number;
    unpublished: number;
    scheduled: number;
    draft: number;
    /** Unix seconds. */
    last_playlist_date: number | null;
    version: number;
  };
}

export type StoredShow = Selectable<ShowTables['shows']>;

export const showsMigrations: readonly Migration[] = [
  {
    name: '0014_shows',
    async up(db) {
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
    },
  },
  showListMigration,
];
