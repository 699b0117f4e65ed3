// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';
import type { Optional } from '../optional.ts';

/** A stretch of the hours without audio. */
export interface MissingAudio {
  /** When it began. Unix seconds, UTC. */
  start: number;
  /** When it ended. Unix seconds, UTC. */
  end: number;
  /** Whether the recording is missing or silent. */
  kind: 'gap' | 'silence';
}

/** The result of one occurrence of a schedule. */
export interface ScheduleRun {
  /** Number that identifies it at the station. */
  id: number;
  /** Id of the schedule. */
  schedule_id: number;
  /** The date on which its hours start. `YYYY-MM-DD`, in the station's time zone. */
  date: string;
  /** Start of its hours. Unix seconds, UTC. */
  start: number;
  /** End of its hours. Unix seconds, UTC. */
  end: number;
  /** When its episode is due to be published; null if the schedule saves drafts. Unix seconds, UTC. */
  publish_at: number | null;
  /** `running` while the station creates the episode again. */
  outcome: 'published' | 'draft' | 'skipped' | 'failed' | 'running';
  /** Why it did not run as planned; null if it did. */
  reason:
    | 'gaps'
    | 'silence'
    | 'too_little_audio'
    | 'too_many_events'
    | 'rights'
    | 'nothing_logged'
    | 'station_off'
    | 'holiday'
    | 'changed'
    | 'error'
    | null;
  /** The error of a failed run; otherwise empty. */
  error: string;
  /** Gaps and long silences, in order. */
  missing: MissingAudio[];
  /** Seconds of the hours without audio. */
  missing_seconds: number;
  /** The episode that it created; null without one, or once it was deleted. */
  episode_id: number | null;
  /** When it ended. Unix seconds, UTC. */
  finished_at: number;
  /** Whether the schedule can run again for these hours: there is no episode, and the log still has them. */
  can_run_again: boolean;
}

/** The runs of one schedule, or of all; a page has 50 by default. */
export interface ScheduleRunQuery {
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Number of entries before the page. */
  offset?: number | undefined;
  /** Id of the schedule. */
  schedule_id?: number | undefined;
}

/** The episode that a schedule would create from the hours of a date. */
export interface DryRun extends Pick<
  ScheduleRun,
  'date' | 'start' | 'end' | 'publish_at' | 'reason' | 'missing' | 'missing_seconds'
> {
  /** Result of the run. */
  outcome: 'published' | 'draft' | 'skipped';
  /** Title of the episode. */
  title: string;
  /** Description of the episode. */
  description: string;
  /** Number of events from the log. */
  events: number;
  /** Duration of the events in seconds. */
  seconds: number;
}

/** `dry_run` is null if no date was given, or a clock change skips the hours of that date. */
export interface SchedulePreview {
  /** The next twelve occurrences, and the dates between them on which the schedule does not run. */
  next: {
    /** Date on which the hours start. `YYYY-MM-DD`, in the station's time zone. */
    date: string;
    /** Start of its hours; null if the schedule does not run on this date. Unix seconds, UTC. */
    start: number | null;
    /** End of its hours; null if the schedule does not run on this date. Unix seconds, UTC. */
    end: number | null;
    /** Why the hours differ from the rule, or the schedule does not run. */
    reasons: ('clock_change' | 'override' | 'holiday' | 'alternate_week' | 'exception')[];
  }[];
  /** Null if no date was given, or a clock change skips the hours of that date. */
  dry_run: DryRun | null;
}

/** Days on which the schedules of a show do not run, first and last included. `active` 0 deletes it. */
export interface Holiday extends HolidayInput {
  /** Number that identifies it at the station. */
  id: number;
  /** 0 for a deleted holiday. 1 for yes, 0 for no. */
  active: 0 | 1;
}

/** The hours of one date instead of the usual ones. */
export interface ScheduleOverride {
  /** Date on which the hours start. `YYYY-MM-DD`, in the station's time zone. */
  date: string;
  /** Time at which the hours start. `HH:MM`, in the station's time zone. */
  start_time: string;
  /** Time at which the hours end; before the start time, it is on the next day. `HH:MM`, in the station's time zone. */
  end_time: string;
}

/** A schedule that creates episodes of a show from the broadcast at certain hours. Dates and times are in the station's time zone; an end time before the start time is on the next day. */
export interface Schedule {
  /** Number that identifies it at the station. */
  id: number;
  /** Id of the show. */
  show_id: number;
  /** Title of the episodes; `%w` becomes the day of the week and `%d` the date. At most 300 characters. */
  title: string;
  /** Description of the episodes. At most 8,000 characters. */
  description: string;
  /** First day, included. `YYYY-MM-DD`, in the station's time zone. */
  start_date: string;
  /** Last date; null for no end. `YYYY-MM-DD`, in the station's time zone. */
  end_date: string | null;
  /** Time at which the hours start. `HH:MM`, in the station's time zone. */
  start_time: string;
  /** Time at which the hours end; before the start time, it is on the next day. `HH:MM`, in the station's time zone. */
  end_time: string;
  /** Days of the week on which the hours start. At least 3 characters. */
  day_of_week: string;
  /** 2 for every other week, counted from the week of the start date; weeks start on Monday. 1 to 52. */
  every_weeks: number;
  /** Dates on which it does not run. At most 366 entries. Each: `YYYY-MM-DD`, in the station's time zone. */
  exceptions: string[];
  /** Dates with other hours, also on other days of the week, in other weeks and on holidays. At most 100 entries. */
  overrides: ScheduleOverride[];
  /** Whether the schedule is paused. */
  paused: boolean;
  /** 0 for a deleted schedule. 1 for yes, 0 for no. */
  active: 0 | 1;
  /** Text that the title of a captured event must contain; empty captures all. At most 200 characters. */
  pattern: string;
  /** TV stations only: the stream to capture. `transmitter` is the station's own broadcast. At most 2,048 characters. */
  streaming_url: string;
  /** Comma-separated email addresses that are notified of each episode. At most 2,000 characters. */
  notification_emails: string;
  /** Cover of the episodes. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  squareCoverArtURL: string;
  /** Image of the episodes for social media. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  socialShareImageURL: string;
  /** Text of posts on social media. At most 2,000 characters. */
  social_share_text: string;
  /** Comma-separated names of the categories to capture; empty captures all. At most 4,000 characters. */
  capture_groups: string;
  /** Season of the episodes; null for none. At least 1. */
  season_number: number | null;
  /** Number of the next episode; null for none. At least 1. */
  episode_number: number | null;
  /** Kind of the episodes in feeds. */
  episode_type: 'full' | 'bonus' | 'trailer';
  /** 1 for explicit content. 1 for yes, 0 for no. */
  rating: 0 | 1;
  /** Comma-separated ids of the episodes' tags. At most 2,000 characters. */
  tags: string;
  /** Comma-separated. At most 2,000 characters. */
  onceUseTags: string;
  /** Whether the episodes are published or saved as drafts. */
  publishWhen: 'rightNow' | 'saveDraft';
  /** Minutes between the end of the captured hours and publishing, at most a week. 0 to 10,080. */
  delayUntilPublish: number;
  /** Comma-separated ids of the destinations. At most 2,000 characters. */
  social_media_connections: string;
  /** Id of the event that is added before; null for none. */
  intro_event_id: number | null;
  /** Id of the event that is added after; null for none. */
  outro_event_id: number | null;
  /** Whether places for ads are set. */
  targetedAds: boolean;
  /** Least number of events between two ads. 0 to 1,000. */
  events_between_ads: number;
  /** Least number of minutes between two ads. 0 to 1,440. */
  minutes_between_ads: number;
  /** Seconds of the hours that the recording may miss; with more, the episode is saved as a draft. 0 to 86,400. */
  max_gap_seconds: number;
  /** The longest silence, in seconds; with a longer one, the episode is saved as a draft. 5 to 86,400. */
  max_silence_seconds: number;
  /** Whether today is one of the show's holidays. */
  on_holiday: boolean;
  /** Holidays of the show, without deleted ones. */
  holidays: Holiday[];
  /** Its latest run; null before the first one. */
  last_run: ScheduleRun | null;
}

/** Body of the operation `schedules.create`. */
export interface ScheduleInput extends Omit<
  ScheduleUpdate,
  'show_id' | 'start_date' | 'start_time' | 'end_time' | 'day_of_week' | 'capture_id'
> {
  /** Id of the show. */
  show_id: number;
  /** First day, included. `YYYY-MM-DD`. */
  start_date: string;
  /** Time at which the hours start. */
  start_time: string;
  /** Time at which the hours end; before the start time, it is on the next day. */
  end_time: string;
  /** Days of the week on which the hours start. At least 3 characters. */
  day_of_week: string;
}

/** `capture_id` repeats the schedule's id from the path, and may be absent; another id is refused. */
export interface ScheduleUpdate extends Optional<
  Omit<Schedule, 'id' | 'on_holiday' | 'holidays' | 'last_run'>
> {
  /** Id of the schedule. */
  capture_id?: number | undefined;
}

/** A schedule that need not exist, and the date of a dry run. */
export interface SchedulePreviewInput extends ScheduleInput {
  /** Date whose log to try the schedule on; absent for none. `YYYY-MM-DD`, in the station's time zone. */
  date?: string | undefined;
}

/** Body of the operation `schedules.createHoliday`. */
export interface HolidayInput {
  /** Id of the show. */
  show_id: number;
  /** First day of the holiday, included. `YYYY-MM-DD`, in the station's time zone. */
  first_day: string;
  /** Last day of the holiday, included. `YYYY-MM-DD`, in the station's time zone. */
  last_day: string;
}

/** Body of the operation `schedules.updateHoliday`. */
export interface HolidayUpdate extends Optional<Omit<Holiday, 'id'>> {}

/** Response of the operation `schedules.runs`. */
export interface SchedulesRunsResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: ScheduleRun[];
}
