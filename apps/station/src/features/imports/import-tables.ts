import type { ImportItemStatus } from '@postkit/sdk/schema';
import type { Generated, Selectable } from 'kysely';

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
