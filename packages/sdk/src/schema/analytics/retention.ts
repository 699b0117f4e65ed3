import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';

const positive = queryInteger.pipe(z.int().min(1));

export const retentionQuery = z.object({
  /** Id of the episode. */
  episode_id: positive,
  /** Number of its audio version; the newest with downloads when absent. */
  version: positive.optional(),
});

const downloadCount = z.int().min(0);

/**
 * Which minutes of an episode were fetched, by the downloads of players that ask for ranges. It is no measure of listening.
 * A recount does not change it.
 */
export const retention = z.object({
  /** Id of the episode. */
  episode_id: z.int(),
  /** Name of the episode. */
  name: z.string(),
  /** Number of the audio version. */
  version: z.int(),
  /** Audio versions whose minutes are counted, oldest first. */
  versions: z.array(z.int()),
  /** Seconds of the version's audio; null without counted downloads. */
  duration: z.number().nullable(),
  /** All downloads of the version. Those that are not in the next two were counted before the station stored minutes. */
  downloads: downloadCount,
  /** Downloads that reveal which minutes were fetched. */
  in_ranges: downloadCount,
  /** Downloads that reveal no minutes: one response had the whole episode, the player asked for no range, or the audio was replaced meanwhile. */
  whole: downloadCount,
  /** All minutes of the audio in order; empty without counted downloads. */
  minutes: z.array(
    z.object({
      /** From 0 on; the last one may be shorter. */
      minute: z.int().min(0),
      /** Downloads in ranges that fetched at least half of the minute. */
      downloads: downloadCount,
    }),
  ),
});
export type Retention = z.output<typeof retention>;
