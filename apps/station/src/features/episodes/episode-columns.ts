import { episodeDefaults, type EpisodeInput, type EpisodeUpdate } from '@postkit/sdk/schema';
import { sanitiseDescription } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { EpisodeChange, NewEpisode } from './episodes.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';

/** The fields that are kept as they travel. */
const plain = [
  'name',
  'description',
  'permanent',
  'goto_live',
  'restricted',
  'explicit',
  'external_url',
  'image',
  'rss_image',
  'social_share_text',
  'attribution',
  'episode_type',
  'season_number',
  'episode_number',
] as const;

/** Fields that are kept as JSON, and their columns. */
const json = {
  onceUseTags: 'once_use_tags',
  ad_insert_events: 'ad_insert_events',
  image_croppings: 'image_croppings',
  rss_image_croppings: 'rss_image_croppings',
  chapter_markers: 'chapter_markers',
  selectedShutterstockImage: 'selected_image',
} as const;

/** Fields of an episode that somebody gave. */
export type GivenFields = Omit<EpisodeUpdate, 'version'>;
type Searched = Pick<EpisodeRow, 'name' | 'description' | 'once_use_tags'>;

/** Columns of what was given, without those that refer to other resources or say where the episode stands. */
export function givenColumns(given: GivenFields, before: Searched): EpisodeChange {
  const columns: EpisodeChange = {
    ...Object.fromEntries(plain.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))),
    ...Object.fromEntries(
      Object.entries(json).flatMap(([name, column]) => {
        const value = given[name as keyof typeof json];
        return value === undefined ? [] : [[column, JSON.stringify(value)]];
      }),
    ),
  };
  const after = { ...before, ...columns };
  if (given.description !== undefined) columns.feed_description = sanitiseDescription(given.description);
  return { ...columns, search_text: searchText(after) };
}

/** What a new episode of a show holds: what was given, else the show's words, else the contract's defaults. */
export function newColumns(
  show: ShowRow,
  input: EpisodeInput,
): Omit<NewEpisode, 'guid' | 'created_at' | 'updated_at' | 'updated_by' | 'listed_at'> {
  const all = { ...episodeDefaults, name: show.title, description: show.description, social_share_text: show.description.slice(0, 2000) };
  const given = { ...all, ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) };
  return {
    ...untouched,
    ...givenColumns(given, { name: given.name, description: given.description, once_use_tags: '[]' }),
    station_id: show.stationId,
    show_id: show.id,
  };
}

/** What only the station writes, and a place for each field. */
const untouched = {
  name: '',
  description: '',
  feed_description: '',
  search_text: '',
  social_share_text: '',
  version: 1,
  status: 'draft',
  once_use_tags: '[]',
  published_at: null,
  delay_post_until: null,
  permanent: 0,
  goto_live: 0,
  restricted: 0,
  explicit: 0,
  external_url: null,
  iheart_status: 0,
  video_status: 0,
  advanced_video_status: 0,
  ad_insert_events: '[]',
  image: '',
  image_croppings: '{}',
  rss_image: '',
  rss_image_croppings: '{}',
  attribution: '',
  chapter_markers: '[]',
  episode_type: 'full',
  season_number: null,
  episode_number: null,
  selected_image: 'null',
  categories: '[]',
  duration: 0,
  media_status: 'none',
  media_error: '',
  media_key: '',
  media_revision: 0,
  deleted_at: null,
} as const;

function searchText({ name, description, once_use_tags }: Searched): string {
  const tags: string[] = JSON.parse(once_use_tags);
  return foldText([name, description, ...tags].join('\n'));
}

/** Text as searches compare it. SQLite's own comparison knows ASCII letters only. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
