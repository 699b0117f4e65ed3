import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { slugRedirects } from './station-names.ts';

/** The next run of a schedule before and after a change of the time zone; null for a schedule that does not run again. */
const movedSchedule = z.object({
  /** Id of the schedule. */
  id: z.int(),
  show_id: z.int(),
  /** Title of the show. */
  show_title: z.string(),
  /** Title of the episodes of the schedule. */
  title: z.string(),
  /** Start of the next run in the present time zone; null for none. */
  before: unixSeconds.nullable(),
  /** Start of the next run in the new time zone; null for none. */
  after: unixSeconds.nullable(),
});

/** The effect of a new address or time zone, before it is saved. */
export const stationChange = z.object({
  /** The new address; null if it stays. */
  slug: z
    .object({
      /** The present slug. */
      from: z.string(),
      /** The new slug. */
      to: z.string(),
      /** Addresses with the present slug that lead to the new ones. */
      redirects: z.array(z.enum(slugRedirects)),
    })
    .nullable(),
  /** The new time zone; null if it stays. */
  timezone: z
    .object({
      /** The present time zone. */
      from: z.string(),
      /** The new time zone. */
      to: z.string(),
      /** Schedules that keep their times of day, by their next run in the new time zone. */
      schedules: z.array(movedSchedule),
      /** When the next day of the log begins. Recorded moments stay. */
      day_borders: z.object({
        /** In the present time zone. */
        before: unixSeconds,
        /** In the new time zone. */
        after: unixSeconds,
      }),
      /** `unaffected`: days of the analytics do not depend on the time zone; `later_days`: those so far keep their borders. */
      analytics: z.enum(['unaffected', 'later_days']),
    })
    .nullable(),
});
export type StationChange = z.output<typeof stationChange>;
