import { z } from 'zod';
import { jsonText } from '../common/json-text.ts';
import {
  imageAddress,
  languageTag,
  resourceReference,
  resourceUri,
  text,
  unixSeconds,
  webAddress,
} from '../common/scalars.ts';
import { connection } from '../connections/connection.ts';
import { showPodcast } from '../feeds/podcast-tags.ts';
import { itunesCategories } from './itunes-categories.ts';
import { loudnessTarget } from './loudness-target.ts';

/** Number of episodes of a show by status. */
export const showCounters = z.object({
  /** Number of published episodes. */
  published: z.int(),
  /** Number of unpublished episodes. */
  unpublished: z.int(),
  /** Number of scheduled episodes. */
  scheduled: z.int(),
  /** Number of drafts. */
  draft: z.int(),
});

export const show = z.object({
  id: z.int(),
  /** Title. */
  title: text(200).trim().min(1, 'A show needs a title.'),
  /** Description as text. */
  description: text(8000),
  /** Square cover. */
  square_image: imageAddress,
  /** Wide image. */
  rectangle_image: imageAddress,
  /** When the latest episode was published; null without one. */
  last_playlist_date: unixSeconds.nullable(),
  /** Whether it is a placeholder, which only admins see. */
  placeholder: z.boolean(),
  resource_uri: resourceUri,
  counters: showCounters,
  /** Default destinations of the show's episodes. */
  social_media_connections: z.array(
    connection.pick({ id: true, type: true, title: true, resource_uri: true }),
  ),
  /** Stored for other clients; the station does not use it. */
  prefix_list: jsonText(z.array(z.string()).max(1000)),
  /** Ids of `social_media_connections`. */
  smcs: z.array(z.int()),
  /** Order of the episodes: `serial` is oldest first. */
  show_format: z.enum(['serial', 'episodic']),
  /** Language of the feed; empty for the station’s. */
  language_override: text(20),
  /** Author in feeds. */
  author: text(200),
  email: z.union([z.literal(''), z.email('This is not an email address.')]),
  /** Web page of the podcast; empty for none. */
  podcast_link: text(2048),
  /** Up to three `Category` or `Category:Subcategory`, comma-separated. */
  itunes_categories: text(500),
  /** Whether its feeds are explicit. */
  rss_explicit: z.boolean(),
  /** Paths of tags that new episodes start with. */
  playlist_categories: z.array(resourceUri).max(1000),
  /** Events played before and after each episode. Path of the event before each episode; null for none. */
  pre_bumper: resourceUri.nullable(),
  /** Path of the event after each episode; null for none. */
  post_bumper: resourceUri.nullable(),
  /** Id of the show that it belongs to; null for none. */
  parent: z.int().nullable(),
  /** When it airs, in words. */
  schedule: text(500),
  /** LUFS to which its episodes are brought when they are rendered; null leaves their loudness as it is. */
  loudness_target: loudnessTarget.nullable(),
  /** Highest true peak of its episodes, in dBTP. */
  true_peak_limit: z.number().min(-9).max(0),
  /** Days after their publication at which new episodes expire; null for never. */
  expiry_days: z
    .int('Enter a whole number of days.')
    .min(1, 'Enter 1 day or more.')
    .max(3650, 'Enter at most 3650 days.')
    .nullable(),
  /** Details that only podcast apps read. */
  podcast: showPodcast,
  /** Increases with every change. An update states the version it is based on. */
  version: z.int(),
});
export type Show = z.output<typeof show>;

/** Stricter than `show`: these rules apply to new writes, while older shows stay readable. */
const writable = show
  .omit({
    id: true,
    last_playlist_date: true,
    resource_uri: true,
    counters: true,
    smcs: true,
    social_media_connections: true,
    version: true,
  })
  .extend({
    /** Language of the feed; empty for the station’s. */
    language_override: languageTag,
    /** Web page of the podcast; empty for none. */
    podcast_link: webAddress,
    /** Up to three of Apple’s `Category` or `Category:Subcategory`, comma-separated. */
    itunes_categories: itunesCategories,
    /** Destinations that new episodes start with: their paths, or the objects of a response. */
    social_media_connections: z.array(resourceReference).max(1000),
  });

export const showInput = writable.partial().required({ title: true });
export const showUpdate = writable.partial().extend({ version: z.int().optional() });
export type ShowInput = z.output<typeof showInput>;
export type ShowUpdate = z.output<typeof showUpdate>;
