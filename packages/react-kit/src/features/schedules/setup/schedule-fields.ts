import type { Schedule, weekdays } from '@postkit/sdk/schema';

export type Weekday = (typeof weekdays)[number];
export type AdChoice = 'none' | 'minutes' | 'events';

/** What each episode of a schedule is made of besides its audio, in the words of episodes. */
export interface EpisodeTemplate extends Pick<
  Schedule,
  'description' | 'season_number' | 'episode_number' | 'episode_type' | 'rating' | 'social_share_text'
> {
  /** `title` of the schedule. */
  name: string;
  /** Tags by id, and texts that are no tags yet. */
  playlist_categories: (number | string)[];
  onceUseTags: string[];
}

export interface AdFields {
  targetedAds: boolean;
  adChoice: AdChoice;
  /** Null is an empty field. */
  events_between_ads: number | null;
  minutes_between_ads: number | null;
}

/** A schedule while somebody fills it in. */
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
  /** `YYYY-MM-DD`; empty while it is not chosen, as are the end and the times. */
  start_date: string;
  end_date: string;
  days: Weekday[];
  capture_groups: string[];
  /** Null is an empty field, which means no delay. */
  delayUntilPublish: number | null;
  /** Ids. */
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

/** A new schedule before anybody chose anything. */
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
