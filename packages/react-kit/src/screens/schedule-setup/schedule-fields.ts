import { z } from 'zod';
import { episodeTypes, scheduleDefaults, scheduleOverride, weekdays } from '@postkit/sdk/schema';
import { weeklyRuleMessages } from '../../parts/weekly-rule/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { fieldMessages } from './schedule-setup.messages.ts';

export type AdChoice = (typeof adChoices)[number];

const adChoices = ['none', 'minutes', 'events'] as const;
const required = (missing: string) => z.string().trim().min(1, missing);
const id = z.number();
/** Null if the field is empty. */
const optionalNumber = z.number().nullable();

/** The fields that can have an error. A field shows its error, but errors do not prevent saving. */
export const checkedFields = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(fieldMessages);
  const rule = catalogue.wordsOf(weeklyRuleMessages);
  return {
    squareCoverArtURL: required(messages.coverMissing),
    socialShareImageURL: required(messages.shareMissing),
    /** The schedule's `title`; the template of an episode has the names of an episode's fields. */
    name: required(messages.titleMissing),
    description: required(messages.descriptionMissing),
    episode_type: z.enum(episodeTypes),
    rating: z.union([z.literal(0), z.literal(1)]),
    social_share_text: required(messages.shareTextMissing),
    /** `YYYY-MM-DD`; empty until chosen, like the end date and the times. */
    start_date: required(rule.startDateMissing),
    start_time: required(rule.startTimeMissing),
    end_time: required(rule.endTimeMissing),
    days: z.array(z.enum(weekdays)).min(1, rule.daysMissing),
    notification_emails: required(messages.emailsMissing).refine(areEmails, messages.emailsWrong),
    publishWhen: z.enum(['rightNow', 'saveDraft']),
  };
};

/** The form of a schedule. */
export const scheduleFields = (catalogue: Catalogue) =>
  z.object({
    ...checkedFields(catalogue),
    /** Ids of tags, and names of tags that do not exist yet. */
    playlist_categories: z.array(z.union([id, z.string()])),
    onceUseTags: z.array(z.string()),
    season_number: optionalNumber,
    episode_number: optionalNumber,
    end_date: z.string(),
    paused: z.boolean(),
    streaming_url: z.string(),
    capture_groups: z.array(z.string()),
    pattern: z.string(),
    intro_event_id: id.nullable(),
    outro_event_id: id.nullable(),
    targetedAds: z.boolean(),
    adChoice: z.enum(adChoices),
    events_between_ads: optionalNumber,
    minutes_between_ads: optionalNumber,
    /** Minutes; null means no delay. */
    delayUntilPublish: optionalNumber,
    every_weeks: optionalNumber,
    /** Dates on which it does not run, in order. */
    exceptions: z.array(z.string()),
    /** Dates with other hours, in order. */
    overrides: z.array(scheduleOverride),
    /** Null means the default. */
    max_gap_seconds: optionalNumber,
    max_silence_seconds: optionalNumber,
    /** Ids of destinations. */
    social_media_connections: z.array(id),
  });
export type ScheduleFields = z.output<ReturnType<typeof scheduleFields>>;
export type FieldName = keyof ScheduleFields;

export type AdFields = Pick<
  ScheduleFields,
  'targetedAds' | 'adChoice' | 'events_between_ads' | 'minutes_between_ads'
>;

/** The fields that a schedule copies to each episode, named as on episodes. */
export const newEpisodeTemplate = {
  name: '',
  description: '',
  playlist_categories: [],
  season_number: null,
  episode_number: null,
  episode_type: 'full',
  rating: 0,
  onceUseTags: [],
  social_share_text: '',
} satisfies Partial<ScheduleFields>;

export const noAds: AdFields = {
  targetedAds: false,
  adChoice: 'none',
  events_between_ads: 0,
  minutes_between_ads: 0,
};

/** The initial values of a new schedule. */
export const newSchedule: ScheduleFields = {
  ...newEpisodeTemplate,
  ...noAds,
  start_date: '',
  end_date: '',
  start_time: '',
  end_time: '',
  days: [],
  paused: false,
  streaming_url: 'transmitter',
  squareCoverArtURL: '',
  socialShareImageURL: '',
  capture_groups: [],
  pattern: '',
  intro_event_id: null,
  outro_event_id: null,
  publishWhen: 'saveDraft',
  delayUntilPublish: null,
  every_weeks: scheduleDefaults.every_weeks,
  exceptions: [],
  overrides: [],
  max_gap_seconds: scheduleDefaults.max_gap_seconds,
  max_silence_seconds: scheduleDefaults.max_silence_seconds,
  social_media_connections: [],
  notification_emails: '',
};

function areEmails(list: string): boolean {
  return list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .every((address) => z.email().safeParse(address).success);
}
