import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { eventIdList } from './events-peaks.ts';

export const eventsAiredQuery = z.object({
  /** Ids of up to 100 events, separated by commas. */
  events: eventIdList,
});

/** In the order of the ids; events that do not exist, have no audio or were deleted are left out. */
export const eventsAired = z.object({
  /** When each event was broadcast. */
  aired: z.array(
    z.object({
      id: z.int(),
      /** When the audio at its start was broadcast, also for a trimmed copy; null if it is not from the log. */
      aired_at: unixSeconds.nullable(),
    }),
  ),
});
