import { z } from 'zod';
import { resourceListQuery } from '../common/resource-list.ts';
import { calendarDate, queryInteger, unixSeconds } from '../common/scalars.ts';

/** A stretch of the hours without audio. */
export const missingAudio = z.object({
  /** When it began. */
  start: unixSeconds,
  /** When it ended. */
  end: unixSeconds,
  /** Whether the recording is missing or silent. */
  kind: z.enum(['gap', 'silence']),
});
export type MissingAudio = z.output<typeof missingAudio>;

/** Why a run created a draft instead of publishing, or no episode. */
export const runReasons = [
  'gaps',
  'silence',
  'too_little_audio',
  'too_many_events',
  'rights',
  'nothing_logged',
  'station_off',
  'holiday',
  'changed',
  'error',
] as const;
export type RunReason = (typeof runReasons)[number];

/** Why an episode was not published when it was due: `late` while the station still tries to create it. */
export const missedReasons = [...runReasons, 'late', 'not_published'] as const;
export type MissedReason = (typeof missedReasons)[number];

/** The result of one occurrence of a schedule. */
export const scheduleRun = z.object({
  id: z.int(),
  schedule_id: z.int(),
  /** The date on which its hours start. */
  date: calendarDate,
  /** Start of its hours. */
  start: unixSeconds,
  /** End of its hours. */
  end: unixSeconds,
  /** When its episode is due to be published; null if the schedule saves drafts. */
  publish_at: unixSeconds.nullable(),
  /** `running` while the station creates the episode again. */
  outcome: z.enum(['published', 'draft', 'skipped', 'failed', 'running']),
  /** Why it did not run as planned; null if it did. */
  reason: z.enum(runReasons).nullable(),
  /** The error of a failed run; otherwise empty. */
  error: z.string(),
  /** Gaps and long silences, in order. */
  missing: z.array(missingAudio),
  /** Seconds of the hours without audio. */
  missing_seconds: z.int(),
  /** The episode that it created; null without one, or once it was deleted. */
  episode_id: z.int().nullable(),
  /** When it ended. */
  finished_at: unixSeconds,
  /** Whether the schedule can run again for these hours: there is no episode, and the log still has them. */
  can_run_again: z.boolean(),
});
export type ScheduleRun = z.output<typeof scheduleRun>;

/** The runs of one schedule, or of all; a page has 50 by default. */
export const scheduleRunQuery = resourceListQuery.extend({
  schedule_id: queryInteger.optional(),
  limit: queryInteger.pipe(z.int().min(1).max(200)).optional(),
});

/** The episode that a schedule would create from the hours of a date. */
export const dryRun = scheduleRun
  .pick({
    date: true,
    start: true,
    end: true,
    publish_at: true,
    reason: true,
    missing: true,
    missing_seconds: true,
  })
  .extend({
    /** Result of the run. */
    outcome: z.enum(['published', 'draft', 'skipped']),
    /** Title of the episode. */
    title: z.string(),
    /** Description of the episode. */
    description: z.string(),
    /** Number of events from the log. */
    events: z.int(),
    /** Duration of the events in seconds. */
    seconds: z.number(),
  });
export type DryRun = z.output<typeof dryRun>;

/** `dry_run` is null if no date was given, or a clock change skips the hours of that date. */
export const schedulePreview = z.object({
  /** The next twelve occurrences, and the dates between them on which the schedule does not run. */
  next: z.array(
    z.object({
      /** Date on which the hours start. */
      date: calendarDate,
      /** Start of its hours; null if the schedule does not run on this date. */
      start: unixSeconds.nullable(),
      /** End of its hours; null if the schedule does not run on this date. */
      end: unixSeconds.nullable(),
      /** Why the hours differ from the rule, or the schedule does not run. */
      reasons: z.array(z.enum(['clock_change', 'override', 'holiday', 'alternate_week', 'exception'])),
    }),
  ),
  /** Null if no date was given, or a clock change skips the hours of that date. */
  dry_run: dryRun.nullable(),
});
export type SchedulePreview = z.output<typeof schedulePreview>;
