import { z } from 'zod';
import { calendarDate, unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { delivery } from '../deliveries/delivery.ts';
import { episode } from '../episodes/episode.ts';
import { logGap } from '../logger/log-source.ts';
import { recordingState } from '../logger/recording.ts';
import { playoutInput } from '../playout/playout-input.ts';
import { missedReasons, scheduleRun } from '../schedules/schedule-run.ts';

/** An input of a playout system that is on. */
export const todayInput = playoutInput.pick({
  id: true,
  name: true,
  state: true,
  state_reason: true,
  last_message_ms: true,
});
export type TodayInput = z.output<typeof todayInput>;

/** The log since midnight at the station, in seconds. */
export const todayLog = z.object({
  state: recordingState,
  /** Seconds that were recorded. */
  recorded_seconds: z.int().min(0),
  /** Seconds that the recorder missed, those of an open gap included. */
  lost_seconds: z.int().min(0),
  /** Gaps of the recording, in order. */
  gaps: z.array(logGap),
  /** Inputs of playout systems that are on, the first one first. */
  inputs: z.array(todayInput),
  /** The broadcast by category, in order; neighbours of one category are one stretch. */
  stretches: z.array(
    z.object({
      /** When it began. */
      start: unixSeconds,
      /** When it ended. */
      end: unixSeconds,
      /** Name of the category. */
      category: z.string(),
    }),
  ),
});
export type TodayLog = z.output<typeof todayLog>;

const destination = z.object({
  id: z.int(),
  /** Type of the destination. */
  type: connectionType,
  /** Title of the destination. */
  title: z.string(),
});

/** An episode in the running order: published today, or scheduled until the end of the running order. */
export const todayEpisode = episode
  .pick({
    playlist_id: true,
    show_id: true,
    name: true,
    status: true,
    duration: true,
    media_status: true,
    media_progress: true,
    media_error: true,
    failed_deliveries: true,
    updated_by: true,
  })
  .extend({
    /** Title of the show. */
    show: z.string(),
    /** When it was or will be published. */
    at: unixSeconds,
    /** Destinations of the episode. */
    destinations: z.array(destination),
    /** Number of downloads so far. */
    downloads: z.int().min(0),
    /** The schedule that created it; null if a user did. */
    schedule_id: z.int().nullable(),
  });
export type TodayEpisode = z.output<typeof todayEpisode>;

/** A part of a draft, as long as an event that plays. */
const draftClip = z.object({
  /** Length in seconds. */
  seconds: z.number().min(0),
  /** Name of the category. */
  category: z.string(),
});

/** An episode that a user or a schedule saved as a draft. */
export const todayDraft = episode
  .pick({
    playlist_id: true,
    show_id: true,
    name: true,
    description: true,
    image: true,
    rss_image: true,
    updated_at: true,
    updated_by: true,
  })
  .extend({
    /** Title of the show. */
    show: z.string(),
    /** Its audio in playing order. */
    clips: z.array(draftClip),
    /** Number of destinations that it has. */
    destinations: z.int().min(0),
  });
export type TodayDraft = z.output<typeof todayDraft>;

/**
 * The outlook of a planned run, by what is known now. `draft`: it creates a draft although it should publish.
 * `at_risk`: audio is missing at this moment. `none`: no episode is created.
 */
export const outlooks = ['ready', 'at_risk', 'draft', 'none'] as const;

/** Why the outlook of a run is not `ready`, or why a schedule does not run. */
export const outlookReasons = [
  'paused',
  'holiday',
  'exception',
  'log_off',
  'connecting',
  'lost',
  'silent',
  'disk_full',
  'gaps',
  'silence',
  'too_little_audio',
  'show_missing',
  'destination_missing',
  'destination_access',
] as const;
export type OutlookReason = (typeof outlookReasons)[number];

/** A run of a schedule whose hours have not ended, or whose episode is not created yet. */
export const plannedRun = z.object({
  schedule_id: z.int(),
  show_id: z.int(),
  /** Title of the show. */
  show: z.string(),
  /** Title of the episode. */
  title: z.string(),
  /** Date on which the hours start. */
  date: calendarDate,
  /** Start of the hours. */
  start: unixSeconds,
  /** End of the hours. */
  end: unixSeconds,
  /** When the episode is due to be published; null if the schedule saves drafts. */
  publish_at: unixSeconds.nullable(),
  /** Whether the run is expected to succeed. */
  outlook: z.enum(outlooks),
  /** Most severe first. */
  reasons: z.array(z.enum(outlookReasons)),
  /** Seconds of the hours so far without audio. */
  missing_seconds: z.int().min(0),
  /** Destinations of the episode. */
  destinations: z.array(destination),
});
export type PlannedRun = z.output<typeof plannedRun>;

/** A run that ended today. */
export const todayRun = scheduleRun.extend({
  show_id: z.int(),
  /** Title of the episode. */
  title: z.string(),
});
export type TodayRun = z.output<typeof todayRun>;

/** An episode that a schedule was due to publish, and that is still not published. */
export const missedPublish = z.object({
  schedule_id: z.int(),
  show_id: z.int(),
  /** Title of the episode. */
  title: z.string(),
  /** Start of the hours. */
  start: unixSeconds,
  /** End of the hours. */
  end: unixSeconds,
  /** Why it was not published. */
  reason: z.enum(missedReasons),
  /** Seconds of the hours without audio. */
  missing_seconds: z.int().min(0),
  /** Id of the draft that the schedule left behind; null without one. */
  episode_id: z.int().nullable(),
  /** The run to repeat; null if it cannot run again. */
  run_again_id: z.int().nullable(),
});
export type MissedPublish = z.output<typeof missedPublish>;

/** A delivery that failed, with its episode. */
export const failedDelivery = delivery
  .pick({
    playlist_id: true,
    connection_id: true,
    type: true,
    title: true,
    message: true,
    can_retry: true,
    updated_at: true,
  })
  .extend({
    /** Name of the episode. */
    name: z.string(),
    show_id: z.int(),
  });
export type FailedDelivery = z.output<typeof failedDelivery>;

/** The part of the day about podcasts. */
export const todayPodcasts = z.object({
  /** Episodes of the day, in order. */
  episodes: z.array(todayEpisode),
  /** Runs of schedules that ended today. */
  runs: z.array(todayRun),
  /** Runs of schedules that are still to come. */
  planned: z.array(plannedRun),
  /** Drafts, latest change first. */
  drafts: z.array(todayDraft),
  /** Deliveries that failed. */
  failed_deliveries: z.array(failedDelivery),
  /** Episodes that schedules did not publish. */
  missed: z.array(missedPublish),
});
export type TodayPodcasts = z.output<typeof todayPodcasts>;

/** The day of a station: past, due, and in need of attention. A part that the caller's licence does not cover is null. */
export const today = z.object({
  /** Date at the station. */
  date: calendarDate,
  /** When this was read. */
  now: unixSeconds,
  /** Midnight at the station. */
  start: unixSeconds,
  /** End of the running order: the next midnight, but at least 12 hours from now. */
  end: unixSeconds,
  /** The log; null without a licence for it. */
  log: todayLog.nullable(),
  /** Episodes and schedules; null without a licence for them. */
  podcasts: todayPodcasts.nullable(),
});
export type Today = z.output<typeof today>;
