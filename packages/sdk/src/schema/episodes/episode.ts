import { z } from 'zod';
import { audioEvent } from '../audio-events/audio-event.ts';
import { publicationDate, resourceReference, resourceUri, unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { episodeProof } from '../deliveries/delivery.ts';
import { fromDraft } from '../drafts/draft.ts';
import { episodeFields } from './episode-fields.ts';
import { episodeLevels } from './episode-levels.ts';
import { acceptedEvent } from './episode-rights.ts';
import { episodeStatuses } from './episode-statuses.ts';

/** Lifecycle state of an episode. */
export const episodeStatus = z.enum(episodeStatuses);
export type EpisodeStatus = z.output<typeof episodeStatus>;

/** 0 none, 1 waiting or processing, 2 ready, 99 failed. */
export const ingestionStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(99)]);
export type IngestionStatus = z.output<typeof ingestionStatus>;

/** A destination that the episode was posted to, and its address there. */
export const postLocation = z.object({
  id: z.int(),
  /** Type of the destination. */
  type: connectionType,
  /** Address of the post. */
  url: z.string(),
});

export const episode = z.object({
  playlist_id: z.int(),
  resource_uri: resourceUri,
  show_id: z.int(),
  /** Path of the show. */
  show: resourceUri,
  ...episodeFields.editor,
  ...episodeFields.publish,
  ...episodeFields.kept,
  ...episodeFields.lifecycle,
  /** Names of all tags of the episode. */
  tags: z.array(z.string()),
  /** Seconds; 0 until the audio is rendered. */
  duration: z.number().min(0),
  /** When the episode was or will be published, unix seconds; null for a draft. */
  published: publicationDate.nullable(),
  /** State of the episode. */
  status: episodeStatus,
  /** Address of its public page. */
  short_url: z.string(),
  /** State of the delivery to iHeart. */
  iheart_status: ingestionStatus,
  /** State of the basic video. */
  video_status: ingestionStatus,
  /** State of the advanced video. */
  advanced_video_status: ingestionStatus,
  /** 0 to 100 while the basic video renders. */
  video_progress: z.number(),
  /** Destinations chosen for the episode. */
  smc_data: z.array(
    z.object({
      id: z.int(),
      /** Type of the destination. */
      type: connectionType,
    }),
  ),
  /** Its audio in playing order. */
  events: z.array(audioEvent),
  /** Events whose category asks for it, and who accepted them. */
  rights: z.array(acceptedEvent),
  /** Names of the categories of the episode's events. */
  categories: z.array(z.string()),
  /** Addresses of the episode's posts on platforms. */
  post_locations: z.array(postLocation),
  /** Number of destinations that the episode could not be delivered to. */
  failed_deliveries: z.int().min(0),
  /** Whether listeners can fetch it from its feeds. Null if it is in no feed that is checked. */
  proof: episodeProof.nullable(),
  /** Identifier in feeds; it never changes. */
  guid: z.string(),
  /** State of the rendered audio. */
  media_status: z.enum(['none', 'processing', 'ready', 'failed']),
  /** 0 to 100 while the audio is processing. */
  media_progress: z.number(),
  /** A message for the user: why rendering failed, what it waits for, or what a ready file had to leave out. */
  media_error: z.string(),
  /** Levels of the rendered audio; null until it is rendered, and for audio that an older version rendered. */
  levels: episodeLevels.nullable(),
  /** The rendered mp3 that feeds and players use, `length` in bytes; null until it is rendered. */
  enclosure: z
    .object({
      /** Address of the mp3. */
      url: z.string(),
      /** Size in bytes. */
      length: z.int(),
      /** Media type of the file. */
      type: z.string(),
    })
    .nullable(),
  /** Increases with every change. An update states the version it is based on. */
  version: z.int(),
  updated_at: unixSeconds,
  updated_by: z.string(),
});
export type Episode = z.output<typeof episode>;

/** An episode in a list: without the fields that only an editor needs. */
export const episodeSummary = episode.omit({
  events: true,
  rights: true,
  ad_insert_events: true,
  chapter_markers: true,
  podcast: true,
});
export type EpisodeSummary = z.output<typeof episodeSummary>;

const writable = z.object({
  ...episodeFields.editor,
  ...episodeFields.publish,
  ...episodeFields.kept,
  ...episodeFields.lifecycle,
  /** Path of the show. */
  show: resourceUri,
  /** Events in playing order: their paths, or the objects of a response. */
  events: z.array(resourceReference).max(2000),
  /** Ids of the destinations. */
  social_media_connections: z.array(z.int()).max(100),
  /** Ids of events that the user has the right to publish, of those in categories that ask for it. */
  accept_rights: z.array(z.int()).max(2000),
  /** The editor's draft that this is saved from. A draft that has ended rejects the save (410). */
  from_draft: fromDraft,
});

/**
 * Fields of a new episode. Absent ones take their defaults; an episode that is published or scheduled takes its expiry from the
 * days of its show (`expiry_days`), unless `expires_at` is given, null for never.
 */
export const episodeInput = writable.partial().required({ show: true });
export type EpisodeInput = z.output<typeof episodeInput>;

/**
 * Fields to change. `version` is the version that the change is based on; a newer one on the station rejects it (409). Without it the
 * change is made to whatever the episode is.
 */
export const episodeUpdate = writable.partial().extend({ version: z.int().optional() });
export type EpisodeUpdate = z.output<typeof episodeUpdate>;
