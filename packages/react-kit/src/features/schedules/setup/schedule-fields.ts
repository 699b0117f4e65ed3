import type { Schedule, weekdays } from '@postkit/sdk/schema';

export type Weekday = (typeof weekdays)[number];
export type AdChoice = 'none' | 'minutes' | 'events';

/** The fields that a schedule copies to each episode, named as on episodes. */
export interface EpisodeTemplate extends Pick<
  Schedule,
  'description' | 'season_number' | 'episode_number' | 'episode_type' | 'rating' | 'social_share_text'
> {
  /** The schedule's `title`. */
  name: string;
  /** Ids of tags, and names of tags that do not exist yet. */
  playlist_categories: (number | string)[];
  onceUseTags: string[];
}

export interface AdFields {
  targetedAds: boolean;
  adChoice: AdChoice;
  /** Null if the field is empty. */
  events_between_ads: number | null;
  minutes_between_ads: number | null;
}

/** The form values of a schedule. */
export interface ScheduleFields
  extends
    EpisodeTemplate,
    AdFields,
    Pick<
      Schedule,
      | 'start_time'
      | 'end_time'
      | 'paused'
      | 'streaming_url'
      | 'squareCoverArtURL'
      | 'socialShareImageURL'
      | 'pattern'
      | 'intro_event_id'
      | 'outro_event_id'
      | 'publishWhen'
      | 'notification_emails'
    > {
  /** `YYYY-MM-DD`; empty until chosen, like the end date and the times. */
  start_date: string;
  end_date: string;
  days: Weekday[];
  capture_groups: string[];
  /** Minutes. Null if the field is empty, which means no delay. */
  delayUntilPublish: number | null;
  /** Ids of destinations. */
  social_media_connections: number[];
}

export type FieldName = keyof ScheduleFields;

export const newEpisodeTemplate: EpisodeTemplate = {
  name: '',
  description: '',
  playlist_categories: [],
  season_number: null,
  episode_number: null,
  episode_type: 'full',
  rating: 0,
  onceUseTags: [],
  social_share_text: '',
};

export const noAds: AdFields = { targetedAds: false, adChoice: 'none', events_between_ads: 0, minutes_between_ads: 0 };

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
  social_media_connections: [],
  notification_emails: '',
};
