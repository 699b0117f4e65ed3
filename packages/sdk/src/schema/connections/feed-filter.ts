import { z } from 'zod';
import { episodeTypes } from '../episodes/episode-fields.ts';

/** Which episodes of its shows a feed lists. */
export const feedFilter = z.object({
  /** Ids of tags, of which an episode must have one; empty for every episode. */
  tags: z.array(z.int().positive()).max(50),
  /** Kinds of episodes; empty for all. */
  episode_types: z.array(z.enum(episodeTypes)).max(episodeTypes.length),
  /** Hours after its publication from which the feed lists an episode. */
  delay_hours: z.int().min(0).max(8760, 'Enter at most 8,760 hours, a year.'),
  /** Number of the newest episodes; 0 for all. */
  newest: z.int().min(0).max(10_000, 'Enter at most 10,000.'),
});
export type FeedFilter = z.output<typeof feedFilter>;

/** Lists every episode at once. */
export const noFeedFilter: FeedFilter = { tags: [], episode_types: [], delay_hours: 0, newest: 0 };
