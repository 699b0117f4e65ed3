import type { Selectable } from 'kysely';

export interface FeedTables {
  /** The state that a feed keeps. */
  feed_states: {
    /** The rss destination. */
    connection_id: number;
    /** Assigned once; kept when the address changes. */
    podcast_guid: string;
    /** Rises with every change of the feed's content. */
    version: number;
    /** Unix seconds of the last change. */
    changed_at: number;
    /** Digest of the destination and its shows in the last rendering. */
    source: string;
  };
}

export type FeedState = Selectable<FeedTables['feed_states']>;
