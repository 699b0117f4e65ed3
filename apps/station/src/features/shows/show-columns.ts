import type { Insertable } from 'kysely';
import { defaultLoudnessTarget, defaultTruePeakLimit, noShowPodcast } from '@postkit/sdk/schema';
import type { ShowInput, ShowUpdate } from '@postkit/sdk/schema';
import { writeDifferingFields } from '../../platform/db/differing-fields.ts';
import type { ShowTables } from './show-tables.ts';

type Columns = ShowTables['shows'];

/** A subset of the columns, without undefined values. */
export type ShowChange = Partial<Insertable<Columns>>;

/** Columns of a new show whose fields are absent. */
export const showDefaults: Omit<Insertable<Columns>, 'station_id' | 'title'> = {
  description: '',
  square_image: '',
  rectangle_image: '',
  placeholder: 0,
  prefix_list: '[]',
  show_format: 'episodic',
  language_override: 'en',
  author: '',
  email: '',
  podcast_link: '',
  itunes_categories: '',
  rss_explicit: 0,
  tag_ids: '[]',
  pre_bumper: null,
  post_bumper: null,
  parent: null,
  schedule: '',
  loudness_target: defaultLoudnessTarget,
  true_peak_limit: defaultTruePeakLimit,
  expiry_days: null,
  published: 0,
  unpublished: 0,
  scheduled: 0,
  draft: 0,
  last_playlist_date: null,
  version: 1,
};

/** Fields whose columns hold the wire value. */
const plain = [
  'title',
  'description',
  'square_image',
  'rectangle_image',
  'show_format',
  'language_override',
  'author',
  'email',
  'podcast_link',
  'itunes_categories',
  'parent',
  'schedule',
  'loudness_target',
  'true_peak_limit',
  'expiry_days',
] as const;

/** Columns for the given fields, without references to other resources. */
export function showColumns(given: ShowInput | ShowUpdate): ShowChange {
  const columns = Object.fromEntries(
    plain.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  return {
    ...columns,
    ...(given.placeholder === undefined ? {} : { placeholder: given.placeholder ? 1 : 0 }),
    ...(given.rss_explicit === undefined ? {} : { rss_explicit: given.rss_explicit ? 1 : 0 }),
    ...(given.podcast === undefined ? {} : { podcast: writeDifferingFields(given.podcast, noShowPodcast) }),
    ...(given.prefix_list === undefined ? {} : { prefix_list: JSON.stringify(given.prefix_list) }),
  };
}
