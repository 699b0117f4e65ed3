// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';
import type { Optional } from '../optional.ts';

/** Type of destination whose account the user connects in a window of the platform. */
export type AuthorizedType = 'facebook' | 'v_youtube' | 'twitter' | 'spreaker';

/** A show of a Spreaker account. */
export interface SpreakerShow {
  /** Id of the show. */
  show_id: number;
  /** Title of the show. */
  title: string;
}

/** The result of a test of a destination: whether its platform accepts the station's access, and a sentence for users. */
export interface ConnectionCheck {
  /** Whether the destination accepted the settings. */
  success: boolean;
  /** Result of the check, for the user. */
  message: string;
}

/** Type of a destination. */
export type ConnectionType =
  | 'facebook'
  | 'twitter'
  | 'spreaker'
  | 'v_download'
  | 'v_advanced'
  | 'v_youtube'
  | 'v_facebook'
  | 'megaphone'
  | 'omny'
  | 'rss'
  | 'webwidget'
  | 'webhook';

/** Settings of the type, JSON text on the wire: the look of a web widget, the show on Spreaker. */
export type HistoricalItems = { [x: string]: unknown };

/** A destination. All types share one shape and use the fields that they need. */
export interface Connection {
  /** Number that identifies it at the station. */
  id: number;
  /** Type of the destination. */
  type: ConnectionType;
  /** Title in the interface. At most 200 characters. */
  title: string;
  /** Name of the account, page or channel at the platform. At most 200 characters. */
  name: string;
  /** Whether the destination is active. */
  status: boolean;
  /** Whether it is preselected for episodes of shows without destinations of their own. */
  default_on_post: boolean;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** Ids of the shows that publish to it. At most 10,000 entries. */
  shows: number[];
  /** Settings of the type: the look of a web widget, the show on Spreaker. */
  historical_items: HistoricalItems;
  /** Id of the show at iHeart. At most 100 characters. */
  iheart_show_id: string;
  /** Whether the feed belongs to iHeartMedia. */
  iHeartMedia: boolean;
  /** Id of the app, network or channel at the platform, as the type needs it. At most 200 characters. */
  app_id: string;
  /** Id of the show at Spreaker. At most 100 characters. */
  spreaker_show_id: string;
  /** Visibility of videos on YouTube. */
  privacy_status: 'public' | 'unlisted' | 'private';
  /** Whether the platform receives mp3. */
  is_mp3: boolean;
  /** Whether a token is stored. No response contains the token. */
  has_token: boolean;
  /** When the user must have authorized the account again, in unix seconds; in the past once access has ended. Null if it continues. Null if access does not end. Unix seconds, UTC. */
  reconnect_by: number | null;
  /** Up to three `Category` or `Category:Subcategory` of the feed, comma-separated. At most 500 characters. */
  itunes_categories: string;
  /** Cover of the feed. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  imageurl: string;
  /** Subtitle of the feed. At most 500 characters. */
  subtitle: string;
  /** Description of the feed. At most 8,000 characters. */
  description: string;
  /** Order of the episodes: `serial` is oldest first. */
  show_format: 'serial' | 'episodic';
  /** Language of the feed. At most 20 characters. */
  language_override: string;
  /** Author in the feed. At most 200 characters. */
  author: string;
  /** Email address. Empty for none. */
  email: string;
  /** Web page of the podcast. At most 2,048 characters. */
  podcast_link: string;
  /** Whether the feed is explicit. */
  rss_explicit: boolean;
  /** Whether the feed contains the episodes of several shows. */
  is_aggregate: boolean;
  /** Text by which Apple Podcasts Connect verifies the owner of the feed. At most 500 characters. */
  itunes_auth: string;
  /** Whether episodes contain ads that a host reads. */
  has_live_read: boolean;
  /** Which episodes the feed lists. */
  feed_filter: FeedFilter;
  /** Address to which the feed has moved, which it announces; empty if it has not. At most 2,048 characters. */
  new_feed_url: string;
  /** When the feed begins to redirect to its new address, in unix seconds; null to announce it only. Unix seconds, UTC. */
  redirect_at: number | null;
  /** Whether the feed is for subscribers: it needs a password, and its episodes are public only if another feed or player lists them. */
  is_private: boolean;
  /** Whether the feed also lists the episodes of every other public feed of the station. */
  all_shows: boolean;
  /** Address that a webhook posts to. It often contains a secret, so only admins can read it; empty for other users. An http or https address; empty for none. */
  webhook_url: string;
  /** Kind of feed; null unless the type is rss. */
  rss_subtype: {
    /** Name of the kind of feed. */
    short_name:
      | 'itunes'
      | 'google_play'
      | 'spotify'
      | 'iheart'
      | 'stitcher'
      | 'tunein'
      | 'radio_com'
      | 'pocketcasts'
      | 'pandora'
      | 'alexa_skills'
      | 'google_actions'
      | 'wp'
      | 'deezer'
      | 'radio_public'
      | 'custom'
      | 'master';
    /** Number that identifies it at the station. */
    id: number;
    /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
    resource_uri: string;
  } | null;
  /** Address of the feed; empty unless the type is rss. */
  rss_url: string;
  /** When it was last changed. Unix seconds, UTC. */
  updated_at: number;
}

/** `provisional` creates a feed that waits for the first save of its show. It is hidden from lists and has no public address until a show uses it; the station deletes it a day after its last change if none does. */
export interface ConnectionInput extends ConnectionUpdate {
  /** Type of the destination. */
  type:
    | 'webhook'
    | 'facebook'
    | 'twitter'
    | 'spreaker'
    | 'v_download'
    | 'v_advanced'
    | 'v_youtube'
    | 'v_facebook'
    | 'megaphone'
    | 'omny'
    | 'rss'
    | 'webwidget';
  /** Whether the feed is created for a show that is not saved yet. */
  provisional?: boolean | undefined;
}

/** Body of the operation `connections.update`. */
export interface ConnectionUpdate extends Optional<
  Omit<
    Connection,
    | 'id'
    | 'type'
    | 'resource_uri'
    | 'has_token'
    | 'reconnect_by'
    | 'language_override'
    | 'podcast_link'
    | 'new_feed_url'
    | 'rss_subtype'
    | 'rss_url'
    | 'updated_at'
  >
> {
  /** Language of the feed. A language tag such as `en`, `pt-BR` or `zh-Hant-TW`; empty for none. */
  language_override?: string | undefined;
  /** Web page of the podcast. An http or https address; empty for none. */
  podcast_link?: string | undefined;
  /** Address to which the feed has moved, which it announces; empty if it has not. An http or https address; empty for none. */
  new_feed_url?: string | undefined;
  /** Kind of feed: its name, or the object of a response. Null unless the type is rss. */
  rss_subtype?:
    | 'itunes'
    | 'google_play'
    | 'spotify'
    | 'iheart'
    | 'stitcher'
    | 'tunein'
    | 'radio_com'
    | 'pocketcasts'
    | 'pandora'
    | 'alexa_skills'
    | 'google_actions'
    | 'wp'
    | 'deezer'
    | 'radio_public'
    | 'custom'
    | 'master'
    | null
    | undefined;
  /** Secret of the app, or the id of the podcast at the platform, as the type needs it. No response contains it. At most 500 characters. */
  app_secret?: string | undefined;
  /** Token of the account. No response contains it. At most 4,000 characters. */
  token?: string | undefined;
}

/** Which episodes of its shows a feed lists. */
export interface FeedFilter {
  /** Ids of tags, of which an episode must have one; empty for every episode. At most 50 entries. */
  tags: number[];
  /** Kinds of episodes; empty for all. At most 3 entries. */
  episode_types: ('full' | 'bonus' | 'trailer')[];
  /** Hours after its publication from which the feed lists an episode. 0 to 8,760. */
  delay_hours: number;
  /** Number of the newest episodes; 0 for all. 0 to 10,000. */
  newest: number;
}

/** Query of the operation `connections.requestFacebook`. */
export interface ConnectionsRequestFacebookQuery {
  /** UUID that the client generates, which identifies the authorization. A UUID. */
  guid: string;
}

/** Query of the operation `connections.setFacebook`. */
export interface ConnectionsSetFacebookQuery {
  /** State that the platform sends back. At most 200 characters. */
  state?: string | undefined;
  /** Code that the station exchanges for a token. At most 4,000 characters. */
  code?: string | undefined;
  /** Error of the platform, if the user denied access. At most 200 characters. */
  error?: string | undefined;
}

/** Query of the operation `connections.facebookPages`. */
export interface ConnectionsFacebookPagesQuery {
  /** Slug of the station. */
  station: string;
}

/** Response of the operation `connections.list`. */
export interface ConnectionsListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: Connection[];
}
