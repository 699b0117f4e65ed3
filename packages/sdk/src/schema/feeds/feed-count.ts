import { z } from 'zod';
import { feedFilter } from '../connections/feed-filter.ts';

export const feedCountInput = z.object({
  /** Id of the destination, of the type `rss`. */
  connection_id: z.int().positive(),
  /** Filter to try. */
  feed_filter: feedFilter,
  /** Whether the feed lists the episodes of all shows, to try it; as it is stored by default. */
  all_shows: z.boolean().optional(),
});

/** Numbers of episodes at a feed. */
export const feedCount = z.object({
  /** Those that the feed lists with the filter now. */
  listed: z.int(),
  /** Those that are published to it. */
  total: z.int(),
});
export type FeedCount = z.output<typeof feedCount>;
