import { z } from 'zod';
import { resourceReference, unixSeconds } from '../common/scalars.ts';

/** An event of a timeline whose category has a rule for episodes. */
export const ruledEvent = z.object({
  event_id: z.int(),
  /** Title of the event. */
  title: z.string(),
  /** Artist of the event; empty if none is known. */
  artist: z.string(),
  /** Name of its category. */
  category: z.string(),
  /** Length in seconds. */
  seconds: z.number(),
});
export type RuledEvent = z.output<typeof ruledEvent>;

/** A timeline to judge by the rules of its categories. */
export const timelineRightsInput = z.object({
  /** Events in playing order: their paths, or the objects of a response. */
  events: z.array(resourceReference).max(2000),
  /** The episode that it will be; events that were accepted for it need no second acceptance. */
  playlist_id: z.int().positive().optional(),
});

/** The effect of the rules when a timeline is published. */
export const timelineRights = z.object({
  /** Events that the station leaves out. */
  left_out: z.array(ruledEvent),
  /** Events that the user must accept, with `accept_rights` of the request that publishes. */
  to_accept: z.array(ruledEvent),
});
export type TimelineRights = z.output<typeof timelineRights>;

/** An event that a user accepted for an episode. The record is kept when the event leaves the episode. */
export const acceptedEvent = ruledEvent.extend({
  /** Name of the user who accepted it; empty if none has. */
  accepted_by: z.string(),
  /** When it was accepted. */
  accepted_at: unixSeconds,
});
export type AcceptedEvent = z.output<typeof acceptedEvent>;
