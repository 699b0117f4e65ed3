import { z } from 'zod';
import { bit, calendarDate, imageAddress, text, timeOfDay } from '../common/scalars.ts';
import { episodeTypes } from '../episodes/episode-fields.ts';

/** The days of a week as schedules spell them, in their order. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The chosen days, each once and in order, without a space: `MonWedFri`. */
export const daysOfWeek = z
  .string()
  .regex(/^(?:Sun)?(?:Mon)?(?:Tue)?(?:Wed)?(?:Thu)?(?:Fri)?(?:Sat)?$/, 'Enter days such as MonWedFri.')
  .min(3, 'Choose at least one day of the week.');

/** Ids joined by commas; empty where there are none. */
const idList = z
  .string()
  .max(2000)
  .regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, 'Separate ids with commas, such as 12,34.');

/** Days on which the schedules of a show rest, both included; `active` 0 deletes it. */
export const holiday = z.object({
  id: z.int(),
  show_id: z.int(),
  first_day: calendarDate,
  last_day: calendarDate,
  active: bit,
});
export type Holiday = z.output<typeof holiday>;

/**
 * A schedule that makes episodes of a show from what the station broadcasts at certain hours. Dates and times are the
 * station's own; an end that is earlier than its start lies on the next day.
 */
export const automation = z.object({
  id: z.int(),
  show_id: z.int(),
  /** Of the episodes; `%w` and `%d` stand for the day of the week and the date. */
  title: text(300),
  description: text(8000),
  start_date: calendarDate,
  /** null: without an end. */
  end_date: calendarDate.nullable(),
  start_time: timeOfDay,
  end_time: timeOfDay,
  day_of_week: daysOfWeek,
  /** Makes nothing until it is taken up again. */
  paused: z.boolean(),
  /** 0 once it is deleted. */
  active: bit,
  /** What the title of an event must hold to be captured; empty takes all. */
  pattern: text(200),
  /** Of TV stations: the stream to capture; `transmitter` is the station's own. */
  streaming_url: text(2048),
  /** Addresses to notify of each episode, separated by commas. */
  notification_emails: text(2000),
  squareCoverArtURL: imageAddress,
  socialShareImageURL: imageAddress,
  social_share_text: text(2000),
  /** Names of the categories to capture, joined by commas; empty takes all. */
  capture_groups: text(4000),
  season_number: z.int().min(1).nullable(),
  episode_number: z.int().min(1).nullable(),
  episode_type: z.enum(episodeTypes),
  /** 1 is explicit. */
  rating: bit,
  tags: idList,
  /** Texts joined by commas. */
  onceUseTags: text(2000),
  publishWhen: z.enum(['rightNow', 'saveDraft']),
  /** Minutes from the end of the captured hours to the publishing, a week at most. */
  delayUntilPublish: z.int().min(0).max(10_080),
  social_media_connections: idList,
  intro_event_id: z.int().nullable(),
  outro_event_id: z.int().nullable(),
  targetedAds: z.boolean(),
  events_between_ads: z.int().min(0).max(1000),
  minutes_between_ads: z.int().min(0).max(1440),
  /** Today is one of the show's holidays. */
  on_holiday: z.boolean(),
  /** Of the show; deleted ones are left out. */
  holidays: z.array(holiday),
});
export type Automation = z.output<typeof automation>;

const writable = automation.omit({ id: true, on_holiday: true, holidays: true });

export const automationInput = writable
  .partial()
  .required({ show_id: true, start_date: true, start_time: true, end_time: true, day_of_week: true });
export type AutomationInput = z.output<typeof automationInput>;

/** What a new schedule holds before anybody says otherwise. Its show, days and hours are always given. */
export const automationDefaults = {
  title: '',
  description: '',
  end_date: null,
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
} as const satisfies Omit<AutomationInput, 'show_id' | 'start_date' | 'start_time' | 'end_time' | 'day_of_week'>;

/** `capture_id` is the schedule's own id, as in the address. */
export const automationUpdate = writable.partial().extend({ capture_id: z.int() });
export type AutomationUpdate = z.output<typeof automationUpdate>;

export const holidayInput = holiday.pick({ show_id: true, first_day: true, last_day: true });
export type HolidayInput = z.output<typeof holidayInput>;

export const holidayUpdate = holiday.omit({ id: true }).partial();
export type HolidayUpdate = z.output<typeof holidayUpdate>;
