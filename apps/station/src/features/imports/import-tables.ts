import type { ImportItemStatus } from '@postkit/sdk/schema';
import { sql, type Generated, type Selectable } from 'kysely';
import type { Migration } from '../../platform/db/migrate.ts';

export interface ImportTables {
  imports: {
    id: Generated<number>;
    station_id: number;
    /** As it was typed. */
    url: string;
    /** The feed's own title. */
    title: string;
    show_id: number;
    /** JSON: ids of the rss connections that the episodes are posted to. */
    connections: string;
    /** Unix seconds. */
    created_at: number;
    /** Name of who began it, as others will read it. */
    created_by: string;
  };
  /** What becomes of each item of an imported feed; what the feed says of it is kept here until then. */
  import_items: {
    id: Generated<number>;
    import_id: number;
    /** In the feed, from 0. */
    position: number;
    /** What the episode will be known by. */
    guid: string;
    status: ImportItemStatus;
    /** Why it was skipped or failed; empty otherwise. */
    note: string;
    title: string;
    description: string;
    /** Unix seconds; null where the feed does not say. */
    published: number | null;
    /** Address of the audio; empty where there is none. */
    enclosure: string;
    /** Address of its own cover; empty where there is none. */
    image: string;
    /** The same, once the station has it. */
    stored_image: string;
    season: number | null;
    episode: number | null;
    episode_type: 'full' | 'bonus' | 'trailer';
    explicit: 0 | 1;
    /** Its audio, once the station has it: the next try begins there. */
    event_id: number | null;
    /** The episode that it became. */
    playlist_id: number | null;
  };
}

export type ImportRow = Selectable<ImportTables['imports']>;
export type ImportItemRow = Selectable<ImportTables['import_items']>;

export const importsMigrations: readonly Migration[] = [
  {
    name: '0036_imports',
    async up(db) {
      await sql`create table imports (
        id integer primary key autoincrement,
        station_id integer not null,
        url text not null,
        title text not null,
        show_id integer not null,
        connections text not null,
        created_at integer not null,
        created_by text not null
      )`.execute(db);
      await sql`create index imports_by_station on imports (station_id, id)`.execute(db);
      await sql`create table import_items (
        id integer primary key autoincrement,
        import_id integer not null references imports (id) on delete cascade,
        position integer not null,
        guid text not null,
        status text not null,
        note text not null,
        title text not null,
        description text not null,
        published integer,
        enclosure text not null,
        image text not null,
        stored_image text not null,
        season integer,
        episode integer,
        episode_type text not null,
        explicit integer not null,
        event_id integer,
        playlist_id integer
      )`.execute(db);
      await sql`create index import_items_by_status on import_items (import_id, status)`.execute(db);
      await sql`create index import_items_by_position on import_items (import_id, position)`.execute(db);
    },
  },
];
