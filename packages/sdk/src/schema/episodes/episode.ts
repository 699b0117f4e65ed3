import { z } from 'zod';
import { audioEvent } from '../audio-events/audio-event.ts';
import { resourceUri, unixSeconds } from '../common/scalars.ts';
import { connectionType } from '../connections/connection.ts';
import { fromDraft } from '../drafts/draft.ts';
import { episodeFields } from './episode-fields.ts';

/** The shared status list, in the order in which filters offer it. */
export const episodeStatuses = ['published', 'unpublished', 'scheduled', 'draft'] as const;
export const episodeStatus = z.enum(episodeStatuses);
export type EpisodeStatus = z.output<typeof episodeStatus>;

/** 0 none, 1 waiting or processing, 2 ready, 99 failed. */
export const ingestionStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(99)]);
export type IngestionStatus = z.output<typeof ingestionStatus>;

/** A place where the episode went, with what is known of it there. */
export const postLocation = z.object({ id: z.int(), type: connectionType, url: z.string() });

export const episode = z.object({
  playlist_id: z.int(),
  resource_uri: resourceUri,
  show_id: z.int(),
  show: resourceUri,
  ...episodeFields.editor,
  ...episodeFields.publish,
  ...episodeFields.kept,
  ...episodeFields.lifecycle,
  /** Names of all its tags, for display. */
  tags: z.array(z.string()),
  /** Seconds; 0 while the audio is being made. */
  duration: z.number().min(0),
  /** When it was or will be published; null for a draft. */
  published: unixSeconds.nullable(),
  status: episodeStatus,
  short_url: z.string(),
  iheart_status: ingestionStatus,
  video_status: ingestionStatus,
  advanced_video_status: ingestionStatus,
  /** 0 to 100 while the basic video is being made. */
  video_progress: z.number(),
  /** Destinations chosen for it. */
  smc_data: z.array(z.object({ id: z.int(), type: connectionType })),
  events: z.array(audioEvent),
  /** Names of the categories of its events. */
  categories: z.array(z.string()),
  post_locations: z.array(postLocation),
  /** How many of its destinations it could not be delivered to. */
  failed_deliveries: z.int().min(0),
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

const writable = z.object({
  ...episodeFields.editor,
  ...episodeFields.publish,
  ...episodeFields.kept,
  ...episodeFields.lifecycle,
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
