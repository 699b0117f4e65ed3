import { z } from 'zod';
import { bit, croppings, imageAddress, noCroppings, resourceUri, unixSeconds } from '../common/scalars.ts';
import { episodePodcast, noEpisodePodcast } from '../feeds/podcast-tags.ts';

export const episodeTypes = ['full', 'bonus', 'trailer'] as const;

/** The id of the event that an ad plays before, or `END` for an ad after the last event. */
export const adPosition = z.union([z.int(), z.literal('END')]);

/** The start of a chapter in seconds, and its title. */
export const chapterMarker = z.object({
  /** Seconds from the start of the episode. */
  start: z.number().min(0),
  /** Title of the chapter. */
  title: z.string().max(200),
});

/**
 * Fields that have the same shape in requests and responses, by where the user edits them. Add a new field to one group
 * and to `episodeDefaults`; the input schemas, the station's columns, the editor and copies of episodes follow.
 */
export const episodeFields = {
  // Beside the timeline.
  editor: {
    /** Name of the episode. */
    name: z.string().max(300),
    /** Description as HTML. */
    description: z.string().max(150_000),
    /** Paths of its tags. */
    playlist_categories: z.array(resourceUri).max(1000),
    /** Places for ads: ids of the events that an ad plays before, and `END`. */
    ad_insert_events: z.array(adPosition).max(2000),
    /** Image for social media. */
    image: imageAddress,
    image_croppings: croppings,
    /** Cover in feeds and players. */
    rss_image: imageAddress,
    rss_image_croppings: croppings,
  },
  // In the publish dialog.
  publish: {
    /** Number of the season; null for none. */
    season_number: z.int().min(1).max(9999).nullable(),
    /** Number of the episode in the season; null for none. */
    episode_number: z.int().min(1).max(99_999).nullable(),
    /** Kind of episode in feeds. */
    episode_type: z.enum(episodeTypes),
    /** Whether its content is explicit. */
    explicit: bit,
    /** Text of posts on social media. */
    social_share_text: z.string().max(2000),
    /** Credits. */
    attribution: z.string().max(500),
    /** Tags of this episode only; they are not in the station's list. */
    onceUseTags: z.array(z.string().trim().min(1).max(100)).max(100),
    /** Chapters in order. */
    chapter_markers: z.array(chapterMarker).max(500),
    /** Details that only podcast apps read. */
    podcast: episodePodcast,
  },
  // Nowhere in the kit: other clients set them, and a save keeps them.
  kept: {
    /** Stored for other clients; the station does not use it. */
    goto_live: bit,
    /** Stored for other clients; the station does not use it. */
    restricted: bit,
    /** Address of the episode at iHeart; null for none. */
    external_url: z.string().nullable(),
    /** Stock photo that the image is cut from; null for none. */
    selectedShutterstockImage: z
      .object({
        id: z.string(),
        /** Address of the photo. */
        url: z.string(),
      })
      .nullable(),
  },
  // Whether and when the episode is out. A copy starts as a draft.
  lifecycle: {
    /** Whether it is a draft: neither published nor scheduled. `true` takes a published episode out of feeds and players. */
    draft: z.boolean(),
    /** Whether a user has unpublished it. */
    unpublished: z.boolean(),
    /** 1 for a copy that a video was created from; the station only stores it. */
    permanent: bit,
    /** When it is due to be published; null to publish it at once. A date takes a published episode out of feeds and players until then. */
    delay_post_until: unixSeconds.nullable(),
    /** When it expires: the station unpublishes it then, and feeds, players and pages drop it; null for never. */
    expires_at: unixSeconds.nullable(),
  },
} as const;

type Groups = typeof episodeFields;
export type EpisodeFieldGroup = keyof Groups;
/** Names of the fields in one or several groups. */
export type EpisodeField<Group extends EpisodeFieldGroup = EpisodeFieldGroup> =
  Group extends EpisodeFieldGroup ? keyof Groups[Group] : never;

type Schemas = Groups['editor'] & Groups['publish'] & Groups['kept'] & Groups['lifecycle'];
type Values = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

/** Names of the fields in these groups. */
export function episodeFieldNames<Group extends EpisodeFieldGroup>(
  ...groups: Group[]
): EpisodeField<Group>[] {
  return groups.flatMap((group) => Object.keys(episodeFields[group]) as EpisodeField<Group>[]);
}

/** The fields of these groups, taken from an episode. */
export function episodeFieldsOf<
  Group extends EpisodeFieldGroup,
  From extends Record<EpisodeField<Group>, unknown>,
>(episode: From, ...groups: Group[]): Pick<From, EpisodeField<Group>> {
  return Object.fromEntries(episodeFieldNames(...groups).map((name) => [name, episode[name]])) as Pick<
    From,
    EpisodeField<Group>
  >;
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
  podcast: noEpisodePodcast,
  goto_live: 0,
  restricted: 0,
  external_url: null,
  selectedShutterstockImage: null,
  draft: true,
  unpublished: false,
  permanent: 0,
  delay_post_until: null,
  expires_at: null,
  events: [],
  social_media_connections: [],
};
