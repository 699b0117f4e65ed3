import { z } from 'zod';
import { bit, calendarDate, imageAddress, text, timeOfDay } from '../common/scalars.ts';
import { episodeTypes } from '../episodes/episode-fields.ts';
import { scheduleRun } from './schedule-run.ts';

/** Weekdays in order without separators, each at most once: `MonWedFri`. */
export const daysOfWeek = z
  .string()
  .regex(/^(?:Sun)?(?:Mon)?(?:Tue)?(?:Wed)?(?:Thu)?(?:Fri)?(?:Sat)?$/, 'Enter days such as MonWedFri.')
  .min(3, 'Choose at least one day of the week.');

/** Comma-separated ids; empty for none. */
const idList = z
  .string()
  .max(2000)
  .regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, 'Separate ids with commas, such as 12,34.');

/** Days on which the schedules of a show do not run, first and last included. `active` 0 deletes it. */
export const holiday = z.object({
  id: z.int(),
  show_id: z.int(),
  /** First day of the holiday, included. */
  first_day: calendarDate,
  /** Last day of the holiday, included. */
  last_day: calendarDate,
  /** 0 for a deleted holiday. */
  active: bit,
});
export type Holiday = z.output<typeof holiday>;

/** The hours of one date instead of the usual ones. */
export const scheduleOverride = z.object({
  /** Date on which the hours start. */
  date: calendarDate,
  /** Time at which the hours start. */
  start_time: timeOfDay,
  /** Time at which the hours end; before the start time, it is on the next day. */
  end_time: timeOfDay,
});
export type ScheduleOverride = z.output<typeof scheduleOverride>;

/**
 * A schedule that creates episodes of a show from the broadcast at certain hours. Dates and times are in the station's
 * time zone; an end time before the start time is on the next day.
 */
export const schedule = z.object({
  id: z.int(),
  show_id: z.int(),
  /** Title of the episodes; `%w` becomes the day of the week and `%d` the date. */
  title: text(300),
  /** Description of the episodes. */
  description: text(8000),
  start_date: calendarDate,
  /** Last date; null for no end. */
  end_date: calendarDate.nullable(),
  /** Time at which the hours start. */
  start_time: timeOfDay,
  /** Time at which the hours end; before the start time, it is on the next day. */
  end_time: timeOfDay,
  /** Days of the week on which the hours start. */
  day_of_week: daysOfWeek,
  /** 2 for every other week, counted from the week of the start date; weeks start on Monday. */
  every_weeks: z.int().min(1).max(52),
  /** Dates on which it does not run. */
  exceptions: z.array(calendarDate).max(366),
  /** Dates with other hours, also on other days of the week, in other weeks and on holidays. */
  overrides: z.array(scheduleOverride).max(100),
  /** Whether the schedule is paused. */
  paused: z.boolean(),
  /** 0 for a deleted schedule. */
  active: bit,
  /** Text that the title of a captured event must contain; empty captures all. */
  pattern: text(200),
  /** TV stations only: the stream to capture. `transmitter` is the station's own broadcast. */
  streaming_url: text(2048),
  /** Comma-separated email addresses that are notified of each episode. */
  notification_emails: text(2000),
  /** Cover of the episodes. */
  squareCoverArtURL: imageAddress,
  /** Image of the episodes for social media. */
  socialShareImageURL: imageAddress,
  /** Text of posts on social media. */
  social_share_text: text(2000),
  /** Comma-separated names of the categories to capture; empty captures all. */
  capture_groups: text(4000),
  /** Season of the episodes; null for none. */
  season_number: z.int().min(1).nullable(),
  /** Number of the next episode; null for none. */
  episode_number: z.int().min(1).nullable(),
  /** Kind of the episodes in feeds. */
  episode_type: z.enum(episodeTypes),
  /** 1 for explicit content. */
  rating: bit,
  /** Comma-separated ids of the episodes' tags. */
  tags: idList,
  /** Comma-separated. */
  onceUseTags: text(2000),
  /** Whether the episodes are published or saved as drafts. */
  publishWhen: z.enum(['rightNow', 'saveDraft']),
  /** Minutes between the end of the captured hours and publishing, at most a week. */
  delayUntilPublish: z.int().min(0).max(10_080),
  /** Comma-separated ids of the destinations. */
  social_media_connections: idList,
  /** Id of the event that is added before; null for none. */
  intro_event_id: z.int().nullable(),
  /** Id of the event that is added after; null for none. */
  outro_event_id: z.int().nullable(),
  /** Whether places for ads are set. */
  targetedAds: z.boolean(),
  /** Least number of events between two ads. */
  events_between_ads: z.int().min(0).max(1000),
  /** Least number of minutes between two ads. */
  minutes_between_ads: z.int().min(0).max(1440),
  /** Seconds of the hours that the recording may miss; with more, the episode is saved as a draft. */
  max_gap_seconds: z.int().min(0).max(86_400),
  /** The longest silence, in seconds; with a longer one, the episode is saved as a draft. */
  max_silence_seconds: z.int().min(5).max(86_400),
  /** Whether today is one of the show's holidays. */
  on_holiday: z.boolean(),
  /** Holidays of the show, without deleted ones. */
  holidays: z.array(holiday),
  /** Its latest run; null before the first one. */
  last_run: scheduleRun.nullable(),
});
export type Schedule = z.output<typeof schedule>;

const writable = schedule.omit({ id: true, on_holiday: true, holidays: true, last_run: true });

export const scheduleInput = writable
  .partial()
  .required({ show_id: true, start_date: true, start_time: true, end_time: true, day_of_week: true });
export type ScheduleInput = z.output<typeof scheduleInput>;

/** Defaults of a new schedule. Its show, days and hours have none. */
export const scheduleDefaults = {
  title: '',
  description: '',
  end_date: null,
  every_weeks: 1,
  exceptions: [],
  overrides: [],
  paused: false,
  pattern: '',
  streaming_url: '',
  notification_emails: '',
  squareCoverArtURL: '',
  socialShareImageURL: '',
  social_share_text: '',
  capture_groups: '',
  season_number: null,
  episode_number: null,
  episode_type: 'full',
  rating: 0,
  tags: '',
  onceUseTags: '',
  publishWhen: 'saveDraft',
  delayUntilPublish: 0,
  social_media_connections: '',
  intro_event_id: null,
  outro_event_id: null,
  targetedAds: false,
  events_between_ads: 0,
  minutes_between_ads: 0,
  // A stream that reconnects once costs a few seconds; silence monitors of broadcast stations sound after about 30.
  max_gap_seconds: 60,
  max_silence_seconds: 30,
} satisfies Omit<ScheduleInput, 'show_id' | 'start_date' | 'start_time' | 'end_time' | 'day_of_week'>;

/** `capture_id` repeats the schedule's id from the path, and may be absent; another id is refused. */
export const scheduleUpdate = writable.partial().extend({
  /** Id of the schedule. */
  capture_id: z.int().optional(),
});
export type ScheduleUpdate = z.output<typeof scheduleUpdate>;

/** A schedule that need not exist, and the date of a dry run. */
export const schedulePreviewInput = scheduleInput.extend({
  /** Date whose log to try the schedule on; absent for none. */
  date: calendarDate.optional(),
});

export const holidayInput = holiday.pick({ show_id: true, first_day: true, last_day: true });
export type HolidayInput = z.output<typeof holidayInput>;

export const holidayUpdate = holiday.omit({ id: true }).partial();
export type HolidayUpdate = z.output<typeof holidayUpdate>;
