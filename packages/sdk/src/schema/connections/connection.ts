import { z } from 'zod';
import { jsonText } from '../common/json-text.ts';
import { imageAddress, languageTag, resourceUri, text, unixSeconds, webAddress } from '../common/scalars.ts';
import { itunesCategories } from '../shows/itunes-categories.ts';
import { feedFilter } from './feed-filter.ts';

export const connectionTypes = [
  'facebook',
  'twitter',
  'spreaker',
  'v_download',
  'v_advanced',
  'v_youtube',
  'v_facebook',
  'megaphone',
  'omny',
  'rss',
  'webwidget',
  'webhook',
] as const;
/** Type of a destination. */
export const connectionType = z.enum(connectionTypes);
export type ConnectionType = z.output<typeof connectionType>;

export const rssSubtypes = [
  'itunes',
  'google_play',
  'spotify',
  'iheart',
  'stitcher',
  'tunein',
  'radio_com',
  'pocketcasts',
  'pandora',
  'alexa_skills',
  'google_actions',
  'wp',
  'deezer',
  'radio_public',
  'custom',
  'master',
] as const;

/** A kind of feed as clients name it: its name, or the object of a response. */
const givenSubtype = z
  .codec(
    z.union([
      z.enum(rssSubtypes),
      z.object({
        short_name: z.enum(rssSubtypes),
        id: z.int().optional(),
        resource_uri: z.string().optional(),
      }),
    ]),
    z.enum(rssSubtypes),
    { decode: (given) => (typeof given === 'string' ? given : given.short_name), encode: (name) => name },
  )
  .nullable();

/** Settings of the type, JSON text on the wire: the look of a web widget, the show on Spreaker. */
export const historicalItems = z.record(z.string(), z.unknown());

/** A destination. All types share one shape and use the fields that they need. */
export const connection = z.object({
  id: z.int(),
  /** Type of the destination. */
  type: connectionType,
  /** Title in the interface. */
  title: text(200),
  /** Name of the account, page or channel at the platform. */
  name: text(200),
  /** Whether the destination is active. */
  status: z.boolean(),
  /** Whether it is preselected for episodes of shows without destinations of their own. */
  default_on_post: z.boolean(),
  resource_uri: resourceUri,
  /** Ids of the shows that publish to it. */
  shows: z.array(z.int()).max(10_000),
  /** Settings of the type: the look of a web widget, the show on Spreaker. */
  historical_items: jsonText(historicalItems),
  /** Id of the show at iHeart. */
  iheart_show_id: text(100),
  /** Whether the feed belongs to iHeartMedia. */
  iHeartMedia: z.boolean(),
  /** Id of the app, network or channel at the platform, as the type needs it. */
  app_id: text(200),
  /** Id of the show at Spreaker. */
  spreaker_show_id: text(100),
  /** Visibility of videos on YouTube. */
  privacy_status: z.enum(['public', 'unlisted', 'private']),
  /** Whether the platform receives mp3. */
  is_mp3: z.boolean(),
  /** Whether a token is stored. No response contains the token. */
  has_token: z.boolean(),
  /** When the user must have authorized the account again, in unix seconds; in the past once access has ended. Null if it continues. Null if access does not end. */
  reconnect_by: unixSeconds.nullable(),
  /** Up to three `Category` or `Category:Subcategory` of the feed, comma-separated. */
  itunes_categories: text(500),
  /** Cover of the feed. */
  imageurl: imageAddress,
  /** Subtitle of the feed. */
  subtitle: text(500),
  /** Description of the feed. */
  description: text(8000),
  /** Order of the episodes: `serial` is oldest first. */
  show_format: z.enum(['serial', 'episodic']),
  /** Language of the feed. */
  language_override: text(20),
  /** Author in the feed. */
  author: text(200),
  email: z.union([z.literal(''), z.email('This is not an email address.')]),
  /** Web page of the podcast. */
  podcast_link: text(2048),
  /** Whether the feed is explicit. */
  rss_explicit: z.boolean(),
  /** Whether the feed contains the episodes of several shows. */
  is_aggregate: z.boolean(),
  /** Text by which Apple Podcasts Connect verifies the owner of the feed. */
  itunes_auth: text(500),
  /** Whether episodes contain ads that a host reads. */
  has_live_read: z.boolean(),
  /** Which episodes the feed lists. */
  feed_filter: feedFilter,
  /** Address to which the feed has moved, which it announces; empty if it has not. */
  new_feed_url: text(2048),
  /** When the feed begins to redirect to its new address, in unix seconds; null to announce it only. */
  redirect_at: unixSeconds.nullable(),
  /** Whether the feed is for subscribers: it needs a password, and its episodes are public only if another feed or player lists them. */
  is_private: z.boolean(),
  /** Whether the feed also lists the episodes of every other public feed of the station. */
  all_shows: z.boolean(),
  /** Address that a webhook posts to. It often contains a secret, so only admins can read it; empty for other users. */
  webhook_url: webAddress,
  /** Kind of feed; null unless the type is rss. */
  rss_subtype: z
    .object({
      /** Name of the kind of feed. */
      short_name: z.enum(rssSubtypes),
      id: z.int(),
      resource_uri: resourceUri,
    })
    .nullable(),
  /** Address of the feed; empty unless the type is rss. */
  rss_url: z.string(),
  updated_at: unixSeconds,
});
export type Connection = z.output<typeof connection>;

const writable = connection
  .omit({
    id: true,
    resource_uri: true,
    has_token: true,
    reconnect_by: true,
    rss_url: true,
    updated_at: true,
    rss_subtype: true,
  })
  .extend({
    /** Language of the feed. */
    language_override: languageTag,
    /** Web page of the podcast. */
    podcast_link: webAddress,
    /** Up to three `Category` or `Category:Subcategory` of the feed, comma-separated. */
    itunes_categories: itunesCategories,
    /** Address to which the feed has moved, which it announces; empty if it has not. */
    new_feed_url: webAddress,
    /** Kind of feed: its name, or the object of a response. Null unless the type is rss. */
    rss_subtype: givenSubtype,
    /** Secret of the app, or the id of the podcast at the platform, as the type needs it. No response contains it. */
    app_secret: text(500),
    /** Token of the account. No response contains it. */
    token: text(4000),
  });

/**
 * `provisional` creates a feed that waits for the first save of its show. It is hidden from lists and has no public
 * address until a show uses it; the station deletes it a day after its last change if none does.
 */
export const connectionInput = writable
  .extend({
    /** Whether the feed is created for a show that is not saved yet. */
    provisional: z.boolean(),
  })
  .partial()
  .required({ type: true });
export const connectionUpdate = writable.omit({ type: true }).partial();
export type ConnectionInput = z.output<typeof connectionInput>;
