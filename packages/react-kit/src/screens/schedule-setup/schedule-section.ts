import type { FieldName } from './schedule-fields.ts';

/** The sections in order, with their fields. */
const sectionFields = {
  'date-time': [
    'days',
    'start_date',
    'end_date',
    'start_time',
    'end_time',
    'every_weeks',
    'exceptions',
    'overrides',
    'paused',
    'streaming_url',
  ],
  descriptions: ['name', 'description', 'social_share_text'],
  images: ['squareCoverArtURL', 'socialShareImageURL'],
  categories: ['capture_groups', 'pattern'],
  properties: [
    'season_number',
    'episode_number',
    'episode_type',
    'rating',
    'playlist_categories',
    'onceUseTags',
  ],
  ads: ['targetedAds', 'adChoice', 'minutes_between_ads', 'events_between_ads'],
  'intro-outro': ['intro_event_id', 'outro_event_id'],
  publishing: [
    'publishWhen',
    'delayUntilPublish',
    'max_gap_seconds',
    'max_silence_seconds',
    'social_media_connections',
    'notification_emails',
  ],
} as const satisfies Record<string, readonly FieldName[]>;

export type ScheduleSection = keyof typeof sectionFields;

export const scheduleSections = Object.keys(sectionFields) as ScheduleSection[];

export function sectionOf(field: FieldName): ScheduleSection {
  return (
    scheduleSections.find((section) => (sectionFields[section] as readonly FieldName[]).includes(field)) ??
    'date-time'
  );
}

/** Wire names that differ from the form's. */
const formNames: Readonly<Record<string, FieldName>> = {
  title: 'name',
  tags: 'playlist_categories',
  day_of_week: 'days',
};

/** The form field for a wire name; null if the form has none. */
export function fieldNamed(wireName: string): FieldName | null {
  const name = formNames[wireName] ?? wireName;
  const fields: readonly FieldName[] = scheduleSections.flatMap((section) => sectionFields[section]);
  return fields.find((field) => field === name) ?? null;
}
