import {
  type Schedule,
  scheduleDefaults,
  type ScheduleInput,
  type ScheduleRule,
  type ScheduleUpdate,
  calendarDate,
  readCategoryNames,
  type Show,
  weekdays,
  writeCategoryNames,
} from '@postkit/sdk/schema';
import type { CalendarDate } from '../../host/time/zoned-time.ts';
import { type AdChoice, type AdFields, type ScheduleFields, newSchedule, noAds } from './schedule-fields.ts';
import type { ProgrammeFields } from './schedule-setup.controller.ts';

/** The data of a schedule that is not in its form. */
export interface ScheduleSubject {
  showId: number;
  /** Only TV stations choose a stream. */
  isTv: boolean;
  /** Ids of all its tags, including new ones. */
  tagIds: readonly number[];
}

/** The fields that say when a schedule runs. */
export type ScheduleTimes = Pick<
  ScheduleFields,
  'days' | 'start_date' | 'end_date' | 'start_time' | 'end_time' | 'every_weeks' | 'exceptions' | 'overrides'
>;

/** Picks the times of a form's values; parts of the form that watch only these do not render for each typed letter of a text. */
export function timesOf(fields: ScheduleFields): ScheduleTimes {
  const { days, start_date, end_date, start_time, end_time, every_weeks, exceptions, overrides } = fields;
  return { days, start_date, end_date, start_time, end_time, every_weeks, exceptions, overrides };
}

/** Missing fields that prevent saving; other errors do not. */
export type SaveWarning = 'days' | 'times';

/** All missing fields that prevent saving. */
export function saveWarnings({ days, start_date, start_time, end_time }: ScheduleTimes): SaveWarning[] {
  const isUntimed = start_date === '' || start_time === '' || end_time === '';
  return [...(days.length === 0 ? ['days' as const] : []), ...(isUntimed ? ['times' as const] : [])];
}

/** When a schedule with the values of a form runs. Before the user enters them, it starts today and lasts whole days. */
export function ruleOf(fields: ScheduleTimes, today: CalendarDate): ScheduleRule {
  return {
    start_date: fields.start_date || today,
    end_date: fields.end_date || null,
    start_time: fields.start_time || '00:00',
    end_time: fields.end_time || '00:00',
    day_of_week: dayOfWeek(fields),
    every_weeks: fields.every_weeks ?? scheduleDefaults.every_weeks,
    exceptions: fields.exceptions,
    overrides: fields.overrides,
  };
}

/** A new schedule of a show, with the show's images and destinations, and the fields of a programme. */
export function newFieldsOf(
  { square_image, rectangle_image, smcs }: Pick<Show, 'square_image' | 'rectangle_image' | 'smcs'>,
  programme: ProgrammeFields | null,
): ScheduleFields {
  const { title, end_date, day_of_week = '', ...same } = programme ?? {};
  return {
    ...newSchedule,
    squareCoverArtURL: square_image,
    socialShareImageURL: rectangle_image,
    social_media_connections: smcs,
    ...pickSame(same as Partial<Schedule>),
    name: title ?? '',
    end_date: end_date ?? '',
    days: weekdays.filter((day) => day_of_week.includes(day)),
  };
}

export function fieldsOf(schedule: Schedule): ScheduleFields {
  const {
    title,
    end_date,
    day_of_week,
    capture_groups,
    tags,
    onceUseTags,
    social_media_connections,
    delayUntilPublish,
    ...same
  } = schedule;
  return {
    ...newSchedule,
    ...pickSame(same),
    name: title,
    end_date: end_date ?? '',
    days: weekdays.filter((day) => day_of_week.includes(day)),
    capture_groups: readCategoryNames(capture_groups),
    playlist_categories: idsIn(tags),
    onceUseTags: onceUseTags === '' ? [] : onceUseTags.split(','),
    social_media_connections: idsIn(social_media_connections),
    delayUntilPublish: delayUntilPublish || null,
    adChoice: adChoiceOf(schedule),
    streaming_url: schedule.streaming_url || newSchedule.streaming_url,
  };
}

/** The fields of a request that are not among `Others`, null or empty if the form leaves them. One that is missing does not compile. */
type RestOf<Others> = {
  [Field in Exclude<keyof ScheduleInput, keyof Others | 'active'>]-?: ScheduleInput[Field] | null;
};

/** The request to create a schedule, without empty fields. */
export function schedulePayload(
  fields: ScheduleFields,
  { showId, isTv, tagIds }: ScheduleSubject,
): ScheduleInput {
  const { start_date, start_time, end_time, paused, episode_type, rating, publishWhen } = fields;
  const always = {
    show_id: showId,
    start_date,
    start_time,
    end_time,
    day_of_week: dayOfWeek(fields),
    paused,
    episode_type,
    rating,
    publishWhen,
    delayUntilPublish: publishWhen === 'rightNow' ? countOf(fields.delayUntilPublish) : 0,
    ...adPayload(fields),
  };
  const rarelyChanged = {
    every_weeks: fields.every_weeks ?? scheduleDefaults.every_weeks,
    exceptions: fields.exceptions,
    overrides: fields.overrides,
    max_gap_seconds: fields.max_gap_seconds ?? scheduleDefaults.max_gap_seconds,
    max_silence_seconds: fields.max_silence_seconds ?? scheduleDefaults.max_silence_seconds,
  };
  const others: RestOf<typeof always & typeof rarelyChanged> = {
    title: fields.name.trim(),
    description: fields.description.trim(),
    end_date: calendarDate.safeParse(fields.end_date).success ? fields.end_date : null,
    pattern: fields.pattern.trim(),
    streaming_url: isTv ? fields.streaming_url.trim() : '',
    notification_emails: commaList([fields.notification_emails]),
    squareCoverArtURL: fields.squareCoverArtURL,
    socialShareImageURL: fields.socialShareImageURL,
    social_share_text: fields.social_share_text.trim(),
    capture_groups: writeCategoryNames(fields.capture_groups),
    season_number: fields.season_number,
    episode_number: fields.episode_number,
    tags: tagIds.join(','),
    onceUseTags: commaList(fields.onceUseTags),
    social_media_connections: fields.social_media_connections.join(','),
    intro_event_id: fields.intro_event_id,
    outro_event_id: fields.outro_event_id,
  };
  return { ...always, ...withoutDefaults(rarelyChanged), ...withoutEmpty(others) };
}

/** The request to update a schedule. It includes fields that the user cleared, because the station keeps missing ones. */
export function scheduleChanges(
  fields: ScheduleFields,
  before: Schedule,
  subject: ScheduleSubject,
): Omit<ScheduleUpdate, 'capture_id'> {
  const payload = schedulePayload(fields, subject);
  const defaults = subject.isTv
    ? scheduleDefaults
    : { ...scheduleDefaults, streaming_url: before.streaming_url };
  const cleared = Object.entries(defaults).filter(
    ([field, value]) =>
      !(field in payload) && !isEqual(before[field as keyof typeof scheduleDefaults], value),
  );
  return { ...payload, ...Object.fromEntries(cleared) };
}

/** Changes how ads are placed. Both counts return to 0, and `none` turns targeted ads off. */
export function withAdChoice(adChoice: AdChoice): AdFields {
  return adChoice === 'none' ? noAds : { ...noAds, targetedAds: true, adChoice };
}

/** Switches targeted ads on or off; off resets both counts to 0. */
export function withTargetedAds(isOn: boolean): AdFields {
  return withAdChoice(isOn ? 'minutes' : 'none');
}

/** The ad fields of a request: whole counts, and targeted ads off if both are 0. The form does not check this, since counts start at 0. */
function adPayload({ targetedAds, adChoice, ...counts }: AdFields) {
  const events_between_ads = adChoice === 'events' ? countOf(counts.events_between_ads) : 0;
  const minutes_between_ads = adChoice === 'minutes' ? countOf(counts.minutes_between_ads) : 0;
  return {
    targetedAds: targetedAds && (events_between_ads > 0 || minutes_between_ads > 0),
    events_between_ads,
    minutes_between_ads,
  };
}

function adChoiceOf({ targetedAds, events_between_ads, minutes_between_ads }: Schedule): AdChoice {
  if (!targetedAds) return 'none';
  return events_between_ads > 0 ? 'events' : minutes_between_ads > 0 ? 'minutes' : 'none';
}

function countOf(value: number | null): number {
  return Math.max(0, Math.trunc(value ?? 0));
}

/** Joins texts with commas and trims spaces around them; a text may contain commas itself. */
export function commaList(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
    .join(',');
}

function idsIn(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number);
}

/** The fields whose values differ from those of a new schedule. */
function withoutDefaults<Values extends Partial<ScheduleInput>>(values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) => !isEqual(value, scheduleDefaults[field as keyof typeof scheduleDefaults]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function isEqual(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

function dayOfWeek({ days }: Pick<ScheduleFields, 'days'>): string {
  return weekdays.filter((day) => days.includes(day)).join('');
}

type Filled<Values> = { [Field in keyof Values]?: Exclude<Values[Field], null> };

function withoutEmpty<Values extends object>(values: Values): Filled<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null),
  ) as Filled<Values>;
}

/** The fields that have the same name and type in form and schedule. */
function pickSame(schedule: Partial<Schedule>): Partial<ScheduleFields> {
  return Object.fromEntries(
    Object.entries(schedule).filter(([field]) => field in newSchedule),
  ) as Partial<ScheduleFields>;
}
