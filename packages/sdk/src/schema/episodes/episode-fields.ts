import { z } from 'zod';
import { bit, croppings, imageAddress, noCroppings, resourceUri, unixSeconds } from '../common/scalars.ts';

export const episodeTypes = ['full', 'bonus', 'trailer'] as const;

/** The id of the event that an ad plays before, or `END` for an ad after the last event. */
export const adPosition = z.union([z.int(), z.literal('END')]);

/** The start of a chapter in seconds, and its title. */
export const chapterMarker = z.object({ start: z.number().min(0), title: z.string().max(200) });

/**
 * Fields that have the same shape in requests and responses, by where the user edits them. Add a new field to one group
 * and to `episodeDefaults`; the input schemas, the station's columns, the editor and copies of episodes follow.
 */
export const episodeFields = {
  // Beside the timeline.
  editor: {
    name: z.string().max(300),
    description: z.string().max(8000),
    playlist_categories: z.array(resourceUri).max(1000),
    ad_insert_events: z.array(adPosition).max(2000),
    image: imageAddress,
    image_croppings: croppings,
    rss_image: imageAddress,
    rss_image_croppings: croppings,
  },
  // In the publish dialog.
  publish: {
    season_number: z.int().min(1).max(9999).nullable(),
    episode_number: z.int().min(1).max(99_999).nullable(),
    episode_type: z.enum(episodeTypes),
    explicit: bit,
    social_share_text: z.string().max(2000),
    attribution: z.string().max(500),
    /** Tags of this episode only; they are not in the station's list. */
    onceUseTags: z.array(z.string().trim().min(1).max(100)).max(100),
    chapter_markers: z.array(chapterMarker).max(500),
  },
  // Nowhere in the kit: other clients set them, and a save keeps them.
  kept: {
    goto_live: bit,
    restricted: bit,
    external_url: z.string().nullable(),
    selectedShutterstockImage: z.object({ id: z.string(), url: z.string() }).nullable(),
  },
  // Whether and when the episode is out. A copy starts as a draft.
  lifecycle: {
    draft: z.boolean(),
    unpublished: z.boolean(),
    permanent: bit,
    delay_post_until: unixSeconds.nullable(),
  },
} as const;

type Groups = typeof episodeFields;
export type EpisodeFieldGroup = keyof Groups;
/** Names of the fields in one or several groups. */
export type EpisodeField<Group extends EpisodeFieldGroup = EpisodeFieldGroup> = Group extends EpisodeFieldGroup
  ? keyof Groups[Group]
  : never;

type Schemas = Groups['editor'] & Groups['publish'] & Groups['kept'] & Groups['lifecycle'];
type Values = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

/** Names of the fields in these groups. */
export function episodeFieldNames<Group extends EpisodeFieldGroup>(...groups: Group[]): EpisodeField<Group>[] {
  return groups.flatMap((group) => Object.keys(episodeFields[group]) as EpisodeField<Group>[]);
}

/** The fields of these groups, taken from an episode. */
export function episodeFieldsOf<Group extends EpisodeFieldGroup, From extends Record<EpisodeField<Group>, unknown>>(
  episode: From,
  ...groups: Group[]
): Pick<From, EpisodeField<Group>> {
  return Object.fromEntries(episodeFieldNames(...groups).map((name) => [name, episode[name]])) as Pick<From, EpisodeField<Group>>;
}

/** Values of a new episode before a client sets any. */
export const episodeDefaults: Values & { events: string[]; social_media_connections: number[] } = {
  name: 'Untitled Episode',
  description: '',
  playlist_categories: [],
  ad_insert_events: [],
  image: '',
  image_croppings: noCroppings,
  rss_image: '',
  rss_image_croppings: noCroppings,
  season_number: null,
  episode_number: null,
  episode_type: 'full',
  explicit: 0,
  social_share_text: '',
  attribution: '',
  onceUseTags: [],
  chapter_markers: [],
  goto_live: 0,
  restricted: 0,
  external_url: null,
  selectedShutterstockImage: null,
  draft: true,
  unpublished: false,
  permanent: 0,
  delay_post_until: null,
  events: [],
  social_media_connections: [],
};
