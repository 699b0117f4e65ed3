import { z } from 'zod';
import { connection } from '../connections/connection.ts';
import { jsonText } from '../common/json-text.ts';
import { imageAddress, languageTag, resourceUri, text, unixSeconds, webAddress } from '../common/scalars.ts';
import { itunesCategories } from './itunes-categories.ts';
import { loudnessTarget } from './loudness-target.ts';

/** Number of episodes of a show by status. */
export const showCounters = z.object({ published: z.int(), unpublished: z.int(), scheduled: z.int(), draft: z.int() });

export const show = z.object({
  id: z.int(),
  title: text(200).trim().min(1, 'A show needs a title.'),
  description: text(8000),
  square_image: imageAddress,
  rectangle_image: imageAddress,
  last_playlist_date: unixSeconds.nullable(),
  placeholder: z.boolean(),
  resource_uri: resourceUri,
  counters: showCounters,
  /** Default destinations of the show's episodes. */
  social_media_connections: z.array(connection.pick({ id: true, type: true, title: true, resource_uri: true })),
  prefix_list: jsonText(z.array(z.string()).max(1000)),
  /** Ids of `social_media_connections`. */
  smcs: z.array(z.int()),
  show_format: z.enum(['serial', 'episodic']),
  language_override: text(20),
  author: text(200),
  email: z.union([z.literal(''), z.email('This is not an email address.')]),
  podcast_link: text(2048),
  /** Up to three `Category` or `Category:Subcategory`, comma-separated. */
  itunes_categories: text(500),
  rss_explicit: z.boolean(),
  playlist_categories: z.array(resourceUri).max(1000),
  /** Events played before and after each episode. */
  pre_bumper: resourceUri.nullable(),
  post_bumper: resourceUri.nullable(),
  parent: z.int().nullable(),
  schedule: text(500),
  /** LUFS to which its episodes are brought when they are rendered; null leaves their loudness as it is. */
  loudness_target: loudnessTarget.nullable(),
  /** Highest true peak of its episodes, in dBTP. */
  true_peak_limit: z.number().min(-9).max(0),
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
    language_override: languageTag,
    podcast_link: webAddress,
    itunes_categories: itunesCategories,
    social_media_connections: z.array(resourceUri).max(1000),
  });

export const showInput = writable.partial().required({ title: true });
export const showUpdate = writable.partial().extend({ version: z.int().optional() });
export type ShowInput = z.output<typeof showInput>;
export type ShowUpdate = z.output<typeof showUpdate>;
