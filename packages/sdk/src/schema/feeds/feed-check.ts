import { z } from 'zod';
import { feedUrl } from '../imports/podcast-import.ts';

/** Fields of a show, a feed or an episode that correct a finding. */
export const findingFields = [
  'title',
  'description',
  'website',
  'language',
  'categories',
  'author',
  'email',
  'cover',
  'new_feed_url',
  'is_private',
  'directory',
  'audio',
  'season_number',
  'episode_number',
  'transcript',
  'chapters',
  'soundbites',
  'alternate_enclosures',
] as const;

export const feedCheckInput = z.object({
  /** Address of a feed: one of the station's own, or of any other host; as for an import, `feed://a.example/feed.xml` is one too. */
  url: feedUrl,
});

/** A rule of directories that a feed breaks. */
export const feedFinding = z.object({
  /** Id of the rule, such as `C4`. */
  rule: z.string(),
  /** `error` if directories refuse the feed or the episode; `warning` if it works less well than it could. */
  level: z.enum(['error', 'warning']),
  /** The finding, for users. */
  message: z.string(),
  /** Why the rule matters. */
  reason: z.string(),
  /** One sentence that says what to do. */
  fix: z.string(),
  /** The field that corrects it; null if no field does. */
  field: z.enum(findingFields).nullable(),
  /** Directories and standards with the rule. */
  sources: z.array(z.string()),
  /** Guid of the episode; null for a finding about the show. */
  guid: z.string().nullable(),
});
export type FeedFinding = z.output<typeof feedFinding>;

/** A directory or standard, and whether a feed passes its rules. */
export const feedDirectory = z.object({
  /** Name of the directory or standard. */
  name: z.string(),
  /** Whether the feed breaks none of its rules as an error. */
  passes: z.boolean(),
  /** Number of errors. */
  errors: z.int(),
  /** Number of warnings. */
  warnings: z.int(),
});
export type FeedDirectory = z.output<typeof feedDirectory>;

/** The findings about a feed, those about the show first. */
export const feedCheck = z.object({
  /** Title of the feed. */
  title: z.string(),
  /** Number of its episodes on the page that was read. */
  items: z.int(),
  /** Apple Podcasts, Spotify, PSP-1 and the other sources of the rules, each with the result of its rules. */
  directories: z.array(feedDirectory),
  /** Broken rules. */
  findings: z.array(feedFinding),
});
export type FeedCheck = z.output<typeof feedCheck>;
