import { z } from 'zod';
import { calendarDate } from '../common/scalars.ts';
import { backward, isForward } from './date-range.ts';

/** Days since publishing that an average episode covers, its first day included. */
export const averageEpisodeDays = 28;

export const averageEpisodesQuery = z
  .object({
    /** Comma-separated ids of one to five shows. */
    show_id: z.string().regex(/^\d{1,15}(?:,\d{1,15}){0,4}$/, 'Choose one to five shows, such as 12,34.'),
    /** First UTC day on which the episodes were published. */
    start_date: calendarDate,
    /** Last UTC day on which the episodes were published, included. */
    end_date: calendarDate,
  })
  .refine(isForward, backward);

const averageEpisode = z.object({
  /** Id of the show. */
  show_id: z.int(),
  /** Episodes of the show that were published in the days; the newest 50 if there are more. */
  episodes: z.int().min(0),
  /** One entry for each UTC day since publishing that at least one of the episodes has completed, at most 28. */
  days: z.array(
    z.object({
      /** From 0, the UTC day of publishing. */
      day: z.int().min(0),
      /** Downloads of an average episode until the end of the day: the sum of the means of the days. */
      downloads: z.number().min(0),
      /** Episodes that have completed the day, of which the day's mean is. */
      episodes: z.int().min(1),
    }),
  ),
});
export type AverageEpisode = z.output<typeof averageEpisode>;

/** Downloads of the average episode of each show by days since publishing. Shows that do not exist are left out. */
export const averageEpisodes = z.object({
  /** In the order of their ids in the query. */
  shows: z.array(averageEpisode),
});
