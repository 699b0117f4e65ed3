import type { Generated, Selectable } from 'kysely';
import type { ImportClash, ImportItemStatus } from '@postkit/sdk/schema';

/**
 * `planned` waits for a user, `awaiting_owner` for the consent of the owner of a locked podcast; items of an `applied`
 * import wait, run or have ended.
 */
export type ImportState = 'planned' | 'awaiting_owner' | 'applied' | 'cancelled';

export interface ImportTables {
  imports: {
    id: Generated<number>;
    station_id: number;
    /** As the user typed it, without user name and password. */
    url: string;
    state: Generated<ImportState>;
    /** JSON of user name and password, sealed; empty for none. */
    credentials: Generated<string>;
    /** JSON list of sentences about the whole feed. */
    warnings: Generated<string>;
    /** JSON: the feed's contents about the show. */
    channel: Generated<string>;
    /** JSON: the choices of the user who applied it. */
    options: Generated<string>;
    /** SHA-256 of the bytes of all pages of the feed; empty in rows of older versions. */
    feed_hash: Generated<string>;
    /** Address of the owner of a locked podcast; empty if no consent is needed. */
    owner_email: Generated<string>;
    /** Hash of the token in the owner's link; empty if no link is open. */
    owner_token: Generated<string>;
    /** Unix seconds when the link expires; null if no link is open. */
    owner_until: Generated<number | null>;
    /** Unix seconds; null until a plan is applied, and in rows of older versions. */
    applied_at: Generated<number | null>;
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
    clash: Generated<ImportClash>;
    /** JSON: further contents of the item, see ItemDetails. */
    details: Generated<string>;
    /** A fault of an item that was imported all the same, as a sentence; empty for none. */
    warning: Generated<string>;
    /** SHA-256 of its audio file; empty until that is fetched. */
    file_hash: Generated<string>;
    /** 1 if the feed has a readable date, 0 if its order gave one. */
    is_dated: Generated<number>;
    /** Bytes of the audio file by the feed; null if it gives none. */
    bytes: Generated<number | null>;
    /** Seconds of the audio by the feed; null if it gives none. */
    seconds: Generated<number | null>;
    /** 1 if a user chose it although it clashes. */
    is_chosen: Generated<number>;
    /** Unix seconds; null in rows of older versions, if the feed has no date. */
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
