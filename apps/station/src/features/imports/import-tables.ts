import type { ImportItemStatus } from '@postkit/sdk/schema';
import type { Generated, Selectable } from 'kysely';

export interface ImportTables {
  imports: {
    id: Generated<number>;
    station_id: number;
    /** As the user typed it. */
    url: string;
    /** The feed's own title. */
    title: string;
    show_id: number;
    /** JSON: ids of the feeds that the episodes are posted to. */
    connections: string;
    /** Unix seconds. */
    created_at: number;
    /** Name of the user who started it, as others see it. */
    created_by: string;
  };
  /** The items of an imported feed with their status, and their data from the feed until they are imported. */
  import_items: {
    id: Generated<number>;
    import_id: number;
    /** Position in the feed, from 0. */
    position: number;
    /** The guid of the episode. */
    guid: string;
    status: ImportItemStatus;
    /** Why it was skipped or failed; empty otherwise. */
    note: string;
    title: string;
    description: string;
    /** Unix seconds; null if the feed has no date. */
    published: number | null;
    /** Address of the audio; empty if there is none. */
    enclosure: string;
    /** Address of its own cover; empty if there is none. */
    image: string;
    /** Address of the cover at the station, once it is stored. */
    stored_image: string;
    season: number | null;
    episode: number | null;
    episode_type: 'full' | 'bonus' | 'trailer';
    explicit: 0 | 1;
    /** The event with its audio, once it is stored: a retry starts there. */
    event_id: number | null;
    /** The episode that was created from it. */
    playlist_id: number | null;
  };
}

export type ImportRow = Selectable<ImportTables['imports']>;
export type ImportItemRow = Selectable<ImportTables['import_items']>;
