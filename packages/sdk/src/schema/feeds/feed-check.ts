import { z } from 'zod';
import { httpAddress } from '../common/scalars.ts';

export const feedCheckInput = z.object({
  /** Address of a feed: one of the station's own, or of any other host. */
  url: httpAddress,
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
  /** Directories and standards with the rule. */
  sources: z.array(z.string()),
  /** Guid of the episode; null for a finding about the show. */
  guid: z.string().nullable(),
});
export type FeedFinding = z.output<typeof feedFinding>;

/** The findings about a feed, those about the show first. */
export const feedCheck = z.object({
  /** Title of the feed. */
  title: z.string(),
  /** Number of its episodes on the page that was read. */
  items: z.int(),
  /** Broken rules. */
  findings: z.array(feedFinding),
});
export type FeedCheck = z.output<typeof feedCheck>;
