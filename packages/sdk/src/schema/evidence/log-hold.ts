import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** Most holds of a station that are not over. */
export const mostLogHolds = 500;
/** Longest stretch of one hold in seconds, a leap year. */
export const longestHoldSeconds = 366 * 86_400;

const reason = z.string().trim().min(1, 'Write why this audio must stay.').max(500);

/** A stretch of the log whose audio stays, whatever the log's age, the space or deletions say. */
export const logHold = z.object({
  /** Identifies the hold. */
  id: z.int(),
  /** Start of the stretch. */
  start: unixSeconds,
  /** End of the stretch. */
  end: unixSeconds,
  /** Why the audio stays. */
  reason: z.string(),
  /** When the hold ends by itself; null for one that stays until it is released. */
  until: unixSeconds.nullable(),
  /** `active` while the audio stays, `expired` after its last moment, `released` after an admin has ended it. */
  state: z.enum(['active', 'expired', 'released']),
  /** Name of the user who made it. */
  held_by: z.string(),
  /** When it was made. */
  held_at: unixSeconds,
  /** Name of the user who released it; empty before. */
  released_by: z.string(),
  /** When it was released; null before. */
  released_at: unixSeconds.nullable(),
  /** Bytes of the hours that the stretch touches: audio is kept by the hour. */
  bytes: z.int().min(0),
});
export type LogHold = z.output<typeof logHold>;

/** A new hold. */
export const logHoldInput = z.object({
  /** Start of the stretch. */
  start: unixSeconds,
  /** End of the stretch, which may be in the future. */
  end: unixSeconds,
  /** Why the audio must stay, up to 500 characters. */
  reason,
  /** When the hold ends by itself; null, the default, for one that stays until it is released. */
  until: unixSeconds.nullable().default(null),
});
export type LogHoldInput = z.input<typeof logHoldInput>;

/** Changes of a hold; only given fields change. */
export const logHoldUpdate = z.object({
  /** Start of the stretch. */
  start: unixSeconds.optional(),
  /** End of the stretch. */
  end: unixSeconds.optional(),
  /** Why the audio must stay. */
  reason: reason.optional(),
  /** When the hold ends by itself; null for one that stays until it is released. */
  until: unixSeconds.nullable().optional(),
});
export type LogHoldUpdate = z.input<typeof logHoldUpdate>;
