import type { EpisodeInput } from '@postkit/sdk/schema';
import { hashKey } from '@tanstack/react-query';
import { chapterLines, readChapterLines } from '../chapter-lines.ts';

/** The fields of an episode by the part that users know, in the order of the list of changes. */
const fieldsOf = {
  title: ['name'],
  description: ['description'],
  audio: ['events'],
  ads: ['ad_insert_events'],
  show: ['show'],
  tags: ['playlist_categories', 'onceUseTags'],
  cover: ['rss_image', 'rss_image_croppings'],
  image: ['image', 'image_croppings'],
  destinations: ['social_media_connections'],
  schedule: ['delay_post_until'],
  expiry: ['expires_at'],
  season: ['season_number'],
  number: ['episode_number'],
  type: ['episode_type'],
  rating: ['explicit'],
  shareText: ['social_share_text'],
  attribution: ['attribution'],
  chapters: ['chapter_markers'],
  podcast: ['podcast'],
} as const satisfies Record<string, readonly (keyof EpisodeInput)[]>;

/** A part of an episode that a user can change. */
export type ChangedField = keyof typeof fieldsOf;

const names = Object.keys(fieldsOf) as ChangedField[];

/** The parts of an episode that an update with these fields changes. */
export function changedFields(live: EpisodeInput, next: Partial<EpisodeInput>): ChangedField[] {
  return names.filter((name) => fieldsOf[name].some((field) => next[field] !== undefined && textOf(live, field) !== textOf(next, field)));
}

/** The value of a field as text, the same for values that mean the same. */
function textOf(fields: Partial<EpisodeInput>, field: keyof EpisodeInput): string {
  const value = fields[field];
  if (field === 'chapter_markers') return hashKey([readChapterLines(chapterLines(fields.chapter_markers ?? []))]);
  if (isUnordered(field) && Array.isArray(value)) return hashKey(value.map(String).toSorted());
  return hashKey([value]);
}

function isUnordered(field: keyof EpisodeInput): boolean {
  return field === 'social_media_connections' || field === 'playlist_categories' || field === 'onceUseTags';
}
