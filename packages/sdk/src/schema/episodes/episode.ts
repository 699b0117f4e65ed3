import { z } from 'zod';
import { audioEvent } from '../audio-events/audio-event.ts';
import { bit, croppings, imageAddress, noCroppings, resourceUri, unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { fromDraft } from '../drafts/draft.ts';

/** The shared status list, in the order in which filters offer it. */
export const episodeStatuses = ['published', 'unpublished', 'scheduled', 'draft'] as const;
export const episodeStatus = z.enum(episodeStatuses);
export type EpisodeStatus = z.output<typeof episodeStatus>;

export const episodeTypes = ['full', 'bonus', 'trailer'] as const;

/** 0 none, 1 waiting or processing, 2 ready, 99 failed. */
export const ingestionStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(99)]);
export type IngestionStatus = z.output<typeof ingestionStatus>;

/** An event id before which an ad plays, or `END` for after the last. */
export const adPosition = z.union([z.int(), z.literal('END')]);

/** A place where the episode went, with what is known of it there. */
export const postLocation = z.object({ id: z.int(), type: connectionType, url: z.string() });

/** Seconds into the episode, and what begins there. */
export const chapterMarker = z.object({ start: z.number().min(0), title: z.string().max(200) });

const selectedImage = z.object({ id: z.string(), url: z.string() });

export const episode = z.object({
  playlist_id: z.int(),
  resource_uri: resourceUri,
  show_id: z.int(),
  show: resourceUri,
  name: z.string().max(300),
  description: z.string().max(8000),
  /** Names of all its tags, for display. */
  tags: z.array(z.string()),
  playlist_categories: z.array(resourceUri).max(1000),
  /** Tags of this episode alone, which the station's list does not hold. */
  onceUseTags: z.array(z.string().trim().min(1).max(100)).max(100),
  /** Seconds; 0 while the audio is being made. */
  duration: z.number().min(0),
  /** When it was or will be published; null for a draft. */
  published: unixSeconds.nullable(),
  status: episodeStatus,
  draft: z.boolean(),
  unpublished: z.boolean(),
  permanent: bit,
  goto_live: bit,
  restricted: bit,
  delay_post_until: unixSeconds.nullable(),
  short_url: z.string(),
  external_url: z.string().nullable(),
  iheart_status: ingestionStatus,
  video_status: ingestionStatus,
  advanced_video_status: ingestionStatus,
  /** 0 to 100 while the basic video is being made. */
  video_progress: z.number(),
  /** Destinations chosen for it. */
  smc_data: z.array(z.object({ id: z.int(), type: connectionType })),
  events: z.array(audioEvent),
  ad_insert_events: z.array(adPosition).max(2000),
  /** Names of the categories of its events. */
  categories: z.array(z.string()),
  image: imageAddress,
  image_croppings: croppings,
  rss_image: imageAddress,
  rss_image_croppings: croppings,
  social_share_text: z.string().max(2000),
  attribution: z.string().max(500),
  chapter_markers: z.array(chapterMarker).max(500),
  post_locations: z.array(postLocation),
  /** How many of its destinations it could not be delivered to. */
  failed_deliveries: z.int().min(0),
  explicit: bit,
  episode_type: z.enum(episodeTypes),
  season_number: z.int().min(1).max(9999).nullable(),
  episode_number: z.int().min(1).max(99_999).nullable(),
  selectedShutterstockImage: selectedImage.nullable(),
  guid: z.string(),
  /** What the station is doing about the audio. */
  media_status: z.enum(['none', 'processing', 'ready', 'failed']),
  /** 0 to 100 while it is processing. */
  media_progress: z.number(),
  /** Words about the audio: why it failed, what it waits for while processing, what had to be left out of it once ready. */
  media_error: z.string(),
  /** The file that feeds and players serve, once it is rendered; `length` in bytes. */
  enclosure: z.object({ url: z.string(), length: z.int(), type: z.string() }).nullable(),
  /** Rises with every change; an update names the one it was made from. */
  version: z.int(),
  updated_at: unixSeconds,
  updated_by: z.string(),
});
export type Episode = z.output<typeof episode>;

/** What every list of episodes shows: all but the parts that only an editor needs. */
export const episodeSummary = episode.omit({ events: true, ad_insert_events: true, chapter_markers: true });
export type EpisodeSummary = z.output<typeof episodeSummary>;

const writable = episode
  .pick({
    name: true,
    description: true,
    playlist_categories: true,
    onceUseTags: true,
    draft: true,
    unpublished: true,
    permanent: true,
    goto_live: true,
    restricted: true,
    delay_post_until: true,
    external_url: true,
    ad_insert_events: true,
    image: true,
    image_croppings: true,
    rss_image: true,
    rss_image_croppings: true,
    social_share_text: true,
    attribution: true,
    chapter_markers: true,
    explicit: true,
    episode_type: true,
    season_number: true,
    episode_number: true,
    selectedShutterstockImage: true,
  })
  .extend({
    show: resourceUri,
    /** Paths of events, in the order in which they play. */
    events: z.array(resourceUri).max(2000),
    /** Ids of the destinations. */
    social_media_connections: z.array(z.int()).max(100),
    /** The editor's draft that this is made from; one that has ended refuses the save (410). */
    from_draft: fromDraft,
  });

/** Fields of a new episode; what is absent takes its default. */
export const episodeInput = writable.partial().required({ show: true });
export type EpisodeInput = z.output<typeof episodeInput>;

/** Fields to change. `version` is the one that the change was made from: a newer one on the station refuses it (409). */
export const episodeUpdate = writable.partial().extend({ version: z.int() });
export type EpisodeUpdate = z.output<typeof episodeUpdate>;

/** What a new episode holds before anybody says otherwise. */
export const episodeDefaults = {
  name: 'Untitled Episode',
  description: '',
  playlist_categories: [],
  onceUseTags: [],
  draft: true,
  unpublished: false,
  permanent: 0,
  goto_live: 0,
  restricted: 0,
  delay_post_until: null,
  external_url: null,
  ad_insert_events: [],
  image: '',
  image_croppings: noCroppings,
  rss_image: '',
  rss_image_croppings: noCroppings,
  social_share_text: '',
  attribution: '',
  chapter_markers: [],
  explicit: 0,
  episode_type: 'full',
  season_number: null,
  episode_number: null,
  selectedShutterstockImage: null,
  events: [],
  social_media_connections: [],
} as const satisfies Omit<EpisodeInput, 'show'>;
