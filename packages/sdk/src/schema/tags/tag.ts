import { z } from 'zod';
import { resourceUri } from '../common/scalars.ts';

export const tag = z.object({
  id: z.int(),
  /** Name of the tag. */
  name: z.string().trim().min(1, 'A tag needs a name.').max(100),
  resource_uri: resourceUri,
});
export type Tag = z.output<typeof tag>;

export const tagInput = tag.pick({ name: true });

/** Number of shows and episodes with a tag, without deleted episodes. */
export const tagUsage = z.object({
  /** Id of the tag. */
  tag_id: tag.shape.id,
  /** Number of shows with the tag. */
  shows: z.int(),
  /** Number of episodes with the tag. */
  episodes: z.int(),
});
export type TagUsage = z.output<typeof tagUsage>;
