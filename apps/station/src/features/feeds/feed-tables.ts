import type { Selectable } from 'kysely';

export interface FeedTables {
  /** What a feed must remember of itself. */
  feed_states: {
    /** The rss connection. */
    connection_id: number;
    /** Given once, kept when the address changes. */
    podcast_guid: string;
    /** Rises with every change of what the feed holds. */
    version: number;
    /** Unix seconds of the last change. */
    changed_at: number;
    /** Digest of the connection and its shows as the feed last told them. */
    source: string;
  };
}

export type FeedState = Selectable<FeedTables['feed_states']>;
