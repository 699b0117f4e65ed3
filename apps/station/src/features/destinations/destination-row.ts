import { type Connection, type ConnectionInput, noFeedFilter } from '@postkit/sdk/schema';
import type { StoredDestination } from './destination-tables.ts';

/** Fields of a feed with columns of their own, because the station looks for them. */
export type FeedFlags = Pick<Connection, 'is_private' | 'all_shows'>;

/** Those that a request sets. */
export type GivenFlags = { readonly [Flag in keyof FeedFlags]?: boolean | undefined };

type SharedFields = Omit<
  Connection,
  | 'id'
  | 'type'
  | 'resource_uri'
  | 'shows'
  | 'has_token'
  | 'reconnect_by'
  | 'rss_url'
  | 'rss_subtype'
  | 'updated_at'
  | keyof FeedFlags
>;

/** The stored fields that all types share; `webhook_url` is sealed. */
export interface DestinationDetails extends SharedFields {
  readonly rss_subtype: NonNullable<ConnectionInput['rss_subtype']> | null;
}

/** A stored destination: the contract's fields under their own names, without secrets. */
export interface DestinationRow extends DestinationDetails, FeedFlags {
  readonly id: number;
  readonly station_id: number;
  readonly type: Connection['type'];
  /** Ids of the shows that publish here. */
  readonly shows: readonly number[];
  readonly has_token: boolean;
  /** Unix seconds; null if the access continues. */
  readonly reconnect_by: number | null;
  /** Unix seconds. */
  readonly updated_at: number;
}

/** Defaults of a destination. */
export const destinationDefaults: DestinationDetails = {
  title: '',
  name: '',
  status: true,
  default_on_post: false,
  historical_items: {},
  iheart_show_id: '',
  iHeartMedia: false,
  app_id: '',
  spreaker_show_id: '',
  privacy_status: 'public',
  is_mp3: false,
  itunes_categories: '',
  imageurl: '',
  subtitle: '',
  description: '',
  show_format: 'episodic',
  language_override: '',
  author: '',
  email: '',
  podcast_link: '',
  rss_explicit: false,
  is_aggregate: false,
  itunes_auth: '',
  has_live_read: false,
  feed_filter: noFeedFilter,
  new_feed_url: '',
  redirect_at: null,
  webhook_url: '',
  rss_subtype: null,
};

export function toDestinationRow(stored: StoredDestination, shows: readonly number[]): DestinationRow {
  const details: Partial<DestinationDetails> = JSON.parse(stored.details);
  return {
    ...destinationDefaults,
    ...details,
    id: stored.id,
    station_id: stored.station_id,
    type: stored.type,
    shows,
    has_token: stored.token !== '',
    is_private: stored.is_private === 1,
    all_shows: stored.all_shows === 1,
    reconnect_by: stored.reconnect_by,
    updated_at: stored.updated_at,
  };
}
