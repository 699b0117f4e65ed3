import { hashKey } from '@tanstack/react-query';
import type { EpisodeInput } from '@postkit/sdk/schema';
import { chapterLines, readChapterLines } from '../chapter-lines.ts';

/** Fields of a request that are no part of the episode. */
type Instruction = 'from_draft' | 'accept_rights';

/**
 * The part of an episode, in the words of users, that each field belongs to, in the order of the list of changes; null for
 * fields that the kit does not change and for the lifecycle, of which the buttons speak. A new field that is missing here
 * does not compile.
 */
const partOf = {
  name: 'title',
  description: 'description',
  events: 'audio',
  ad_insert_events: 'ads',
  show: 'show',
  playlist_categories: 'tags',
  onceUseTags: 'tags',
  rss_image: 'cover',
  rss_image_croppings: 'cover',
  image: 'image',
  image_croppings: 'image',
  social_media_connections: 'destinations',
  delay_post_until: 'schedule',
  expires_at: 'expiry',
  season_number: 'season',
  episode_number: 'number',
  episode_type: 'type',
  explicit: 'rating',
  social_share_text: 'shareText',
  attribution: 'attribution',
  chapter_markers: 'chapters',
  podcast: 'podcast',
  goto_live: null,
  restricted: null,
  external_url: null,
  selectedShutterstockImage: null,
  draft: null,
  unpublished: null,
  permanent: null,
} as const satisfies Record<Exclude<keyof EpisodeInput, Instruction>, string | null>;

type Field = keyof typeof partOf;
/** A part of an episode that a user can change. */
export type ChangedField = Exclude<(typeof partOf)[Field], null>;

const fields = Object.keys(partOf) as Field[];

/** The parts of an episode that an update with these fields changes. */
export function changedFields(live: EpisodeInput, next: Partial<EpisodeInput>): ChangedField[] {
  const changed = fields.filter(
    (field) => next[field] !== undefined && textOf(live, field) !== textOf(next, field),
  );
  return [...new Set(changed.map((field) => partOf[field]))].filter((part) => part !== null);
}

/** The value of a field as text, the same for values that mean the same. */
function textOf(fields: Partial<EpisodeInput>, field: keyof EpisodeInput): string {
  const value = fields[field];
  if (field === 'chapter_markers')
    return hashKey([readChapterLines(chapterLines(fields.chapter_markers ?? []))]);
  if (isUnordered(field) && Array.isArray(value)) return hashKey(value.map(String).toSorted());
  return hashKey([value]);
}

function isUnordered(field: keyof EpisodeInput): boolean {
  return field === 'social_media_connections' || field === 'playlist_categories' || field === 'onceUseTags';
}
