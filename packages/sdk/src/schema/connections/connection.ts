import { z } from 'zod';
import { jsonText } from '../common/json-text.ts';
import { imageAddress, languageTag, resourceUri, text, unixSeconds, webAddress } from '../common/scalars.ts';
import { itunesCategories } from '../shows/itunes-categories.ts';

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

/** Key that signs what a webhook receives: `whsec_` and 24 to 64 bytes in base64. Empty for none. */
export const webhookSecret = z
  .string()
  .regex(/^(?:whsec_(?:[A-Za-z0-9+/]{4}){8,20}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|(?:[A-Za-z0-9+/]{4})?[A-Za-z0-9+/]{2}==)?)?$/, {
    error: 'Enter “whsec_” followed by 24 to 64 bytes in base64.',
  });

/** Settings of the type, JSON text on the wire: the look of a web widget, the show on Spreaker. */
export const historicalItems = z.record(z.string(), z.unknown());

/** A destination. All types share one shape and use the fields that they need. */
export const connection = z.object({
  id: z.int(),
  type: connectionType,
  title: text(200),
  name: text(200),
  status: z.boolean(),
  default_on_post: z.boolean(),
  resource_uri: resourceUri,
  /** Ids of the shows that publish to it. */
  shows: z.array(z.int()).max(10_000),
  historical_items: jsonText(historicalItems),
  iheart_show_id: text(100),
  iHeartMedia: z.boolean(),
  app_id: text(200),
  spreaker_show_id: text(100),
  privacy_status: z.enum(['public', 'unlisted', 'private']),
  is_mp3: z.boolean(),
  /** Whether a token is stored. No response contains the token. */
  has_token: z.boolean(),
  /** When the user must have authorized the account again, in unix seconds; in the past once access has ended. Null if it continues. */
  reconnect_by: unixSeconds.nullable(),
  itunes_categories: text(500),
  imageurl: imageAddress,
  subtitle: text(500),
  description: text(8000),
  show_format: z.enum(['serial', 'episodic']),
  language_override: text(20),
  author: text(200),
  email: z.union([z.literal(''), z.email('This is not an email address.')]),
  podcast_link: text(2048),
  rss_explicit: z.boolean(),
  is_aggregate: z.boolean(),
  itunes_auth: text(500),
  has_live_read: z.boolean(),
  /** Address that a webhook posts to. It often contains a secret, so only admins can read it; empty for other users. */
  webhook_url: webAddress,
  rss_subtype: z.object({ short_name: z.enum(rssSubtypes), id: z.int(), resource_uri: resourceUri }).nullable(),
  /** Address of the feed; empty unless the type is rss. */
  rss_url: z.string(),
  updated_at: unixSeconds,
});
export type Connection = z.output<typeof connection>;

const writable = connection
  .omit({ id: true, resource_uri: true, has_token: true, reconnect_by: true, rss_url: true, updated_at: true, rss_subtype: true })
  .extend({
    language_override: languageTag,
    podcast_link: webAddress,
    itunes_categories: itunesCategories,
    rss_subtype: z.enum(rssSubtypes).nullable(),
    app_secret: text(500),
    token: text(4000),
  });

/**
 * `provisional` creates a feed that waits for the first save of its show. It is hidden from lists and has no public
 * address until a show uses it; the station deletes it a day after its last change if none does.
 */
export const connectionInput = writable.extend({ provisional: z.boolean() }).partial().required({ type: true });
export const connectionUpdate = writable.omit({ type: true }).partial();
export type ConnectionInput = z.output<typeof connectionInput>;
