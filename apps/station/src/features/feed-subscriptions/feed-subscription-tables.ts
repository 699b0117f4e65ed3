import type { Generated, Selectable } from 'kysely';

export interface FeedSubscriptionTables {
  /** The listeners of private feeds. */
  feed_subscriptions: {
    id: Generated<number>;
    station_id: number;
    /** The private feed. */
    connection_id: number;
    /** Name of the listener. */
    name: string;
    /** SHA-256 of the token, by which requests are recognised. */
    token_hash: string;
    /** Sealed, because the address is shown again. */
    token: string;
    /** Unix seconds. */
    created_at: number;
    /** Display name of the user who added it. */
    created_by: string;
    /** Unix seconds, to the day; null until an app reads the feed. */
    last_used_at: number | null;
  };
}

export type FeedSubscriptionRow = Selectable<FeedSubscriptionTables['feed_subscriptions']>;
