import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** Longest time that unused audio of a log is kept, ten years. */
export const mostLogDays = 3650;
const logDays = z.coerce.number().int().min(1).max(mostLogDays);

/** A time to examine before it is saved. */
export const logRetentionQuery = z.object({
  /** Days after which unused audio of the log is deleted. */
  log_days: logDays,
});

/** A time to save. */
export const logRetentionUpdate = z.object({
  /** Days after which unused audio of the log is deleted. */
  log_days: z.int().min(1).max(mostLogDays),
  /** Must be true for a time that deletes audio: it cannot be restored. */
  confirm: z.boolean().default(false),
});
export type LogRetentionUpdate = z.input<typeof logRetentionUpdate>;

/** Hours of the log. */
const hours = z.object({
  /** Seconds of audio. */
  seconds: z.number().min(0),
  /** Bytes of audio. */
  bytes: z.int().min(0),
});

/** The effect of a time for which the log is kept. */
export const logRetentionEffect = z.object({
  /** The examined time in days. */
  log_days: z.int(),
  /** The present time in days. */
  current_days: z.int(),
  /** Audio that is deleted within the hour after the time is saved; none for a longer time. */
  removed: hours,
  /** Audio that is older than the time and stays, in whole hours, because something uses it. */
  spared: hours.extend({
    /** Episodes that use it, published or not. */
    episodes: z.int().min(0),
    /** Drafts that use it. */
    drafts: z.int().min(0),
    /** Holds that keep it. */
    holds: z.int().min(0).optional(),
    /** Schedules, shows and links for presenters that use it, and audio that was edited in the last 90 days. */
    others: z.int().min(0),
  }),
  /** Runs of schedules without an episode that can no longer run again. */
  lost_runs: z.int().min(0),
  /** When the oldest audio of the log starts; null for an empty log. */
  oldest_at: unixSeconds.nullable(),
  /** When the oldest audio starts that stays, apart from what is spared; null if none stays. */
  oldest_kept_at: unixSeconds.nullable(),
  /** Bytes of the log once it is as long as the time, at the rate of the last days. */
  log_bytes: z.int().min(0),
  /** When the disk is full with the present time; null if not within a year. */
  full_at: unixSeconds.nullable(),
  /** When the disk is full with the examined time; null if not within a year. */
  full_at_then: unixSeconds.nullable(),
});
export type LogRetentionEffect = z.output<typeof logRetentionEffect>;
