import {
  episodeDefaults,
  type EpisodeField,
  episodeFieldNames,
  type EpisodeUpdate,
  noEpisodePodcast,
} from '@postkit/sdk/schema';
import { writeDifferingFields } from '../../platform/db/differing-fields.ts';
import { sanitiseDescription } from '../../rss/index.ts';
import type { ShowRow } from '../shows/index.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { EpisodeChange, NewEpisode } from './episodes.repository.ts';
import { showNotes } from './show-notes.ts';

/** Fields that are stored as JSON, and their columns. */
const json = {
  onceUseTags: 'once_use_tags',
  ad_insert_events: 'ad_insert_events',
  image_croppings: 'image_croppings',
  rss_image_croppings: 'rss_image_croppings',
  chapter_markers: 'chapter_markers',
  selectedShutterstockImage: 'selected_image',
} as const;

/** Fields that are stored in another form: links to tags, the lifecycle state, and the differing details for podcast apps. */
const storedElsewhere = [
  'podcast',
  'playlist_categories',
  'draft',
  'unpublished',
  'delay_post_until',
] as const;

/** The other fields have a column of the same name, which holds the wire value. */
type PlainField = Exclude<EpisodeField, keyof typeof json | (typeof storedElsewhere)[number]>;
type PlainColumns = Pick<EpisodeRow, PlainField>;
type StoredColumns = PlainColumns &
  Pick<
    EpisodeRow,
    (typeof json)[keyof typeof json] | 'feed_description' | 'feed_notes' | 'search_text' | 'podcast'
  >;

const others: readonly string[] = [...storedElsewhere, ...Object.keys(json)];
const plain = episodeFieldNames('editor', 'publish', 'kept', 'lifecycle').filter(
  (name): name is PlainField => !others.includes(name),
);

/** The fields of an episode whose columns hold the wire value. */
export function plainFields(row: EpisodeRow): PlainColumns {
  return Object.fromEntries(plain.map((name) => [name, row[name]])) as PlainColumns;
}

/** Fields of an episode that a request sets. */
export type GivenFields = Omit<EpisodeUpdate, 'version'>;
type Searched = Pick<EpisodeRow, 'name' | 'description' | 'once_use_tags'>;

/** Columns for the given fields, without references to other resources and the lifecycle state. */
export function givenColumns(fields: GivenFields, before: Searched): EpisodeChange {
  const columns: EpisodeChange = {
    ...Object.fromEntries(
      plain.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ),
    ...Object.fromEntries(
      Object.entries(json).flatMap(([name, column]) => {
        const value = fields[name as keyof typeof json];
        return value === undefined ? [] : [[column, JSON.stringify(value)]];
      }),
    ),
  };
  const after = { ...before, ...columns };
  if (fields.podcast !== undefined) columns.podcast = writeDifferingFields(fields.podcast, noEpisodePodcast);
  if (fields.description !== undefined) {
    columns.feed_description = sanitiseDescription(fields.description);
    columns.feed_notes = showNotes(fields.description, columns.feed_description);
  }
  return { ...columns, search_text: searchText(after) };
}

/** Columns of a new episode: the given fields, else the show's texts, else the contract's defaults. */
export function newColumns(
  show: ShowRow,
  input: GivenFields,
): Omit<NewEpisode, 'guid' | 'created_at' | 'updated_at' | 'updated_by' | 'listed_at'> {
  const all = {
    ...episodeDefaults,
    name: show.title,
    description: show.description,
    social_share_text: show.description.slice(0, 2000),
  };
  const fields = {
    ...all,
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  };
  return {
    ...untouched,
    // All fields have a value here, so every column is returned.
    ...(givenColumns(fields, {
      name: fields.name,
      description: fields.description,
      once_use_tags: '[]',
    }) as StoredColumns),
    station_id: show.stationId,
    show_id: show.id,
  };
}

/** Columns that only the station writes. */
const untouched = {
  version: 1,
  status: 'draft',
  published_at: null,
  delay_post_until: null,
  iheart_status: 0,
  video_status: 0,
  advanced_video_status: 0,
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

/** Folds text for searching, because SQLite's own comparison folds ASCII letters only. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
