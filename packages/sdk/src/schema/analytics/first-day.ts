import { z } from 'zod';
import { publicationDate } from '../common/scalars.ts';

/** Hours of a first day. */
export const firstDayHours = 24;

const count = z.number().min(0);

/** The downloads of an episode in the 24 hours after it was published. */
export const firstDay = z.object({
  playlist_id: z.int(),
  show_id: z.int(),
  /** Name of the episode. */
  name: z.string(),
  /** Title of the show. */
  show: z.string(),
  published_at: publicationDate,
  /** Downloads until the end of each hour since publishing; at most 24, the last one is still running. */
  downloads: z.array(z.int().min(0)).max(firstDayHours),
  /** The same of the show's usual episode, for all 24 hours; null if too few earlier episodes were counted by hour. */
  usual: z.array(count).length(firstDayHours).nullable(),
  /** Number of earlier episodes that `usual` is the mean of. */
  usual_episodes: z.int().min(0),
  /** All downloads, also after the first day. */
  total: z.int().min(0),
});
export type FirstDay = z.output<typeof firstDay>;

/** The newest published episodes first. */
export const firstDays = z.object({
  /** The newest episodes, newest first. */
  episodes: z.array(firstDay),
});
