import { z } from 'zod';
import { listenerQuery } from '../common/listener-token.ts';
import { queryBoolean, queryIds, queryInteger, resourceReference, resourceUri } from '../common/scalars.ts';
import { connection } from '../connections/connection.ts';
import { keyQuery } from '../sessions/session.ts';
import { episodeStatus, episodeSummary } from './episode.ts';

export const episodeListQuery = z.object({
  show_id: queryInteger.optional(),
  /** Field to order the episodes by; `published` when absent. */
  sort: z.enum(['published', 'name', 'duration', 'updated_at']).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  /** Status of the episodes. */
  type: episodeStatus.optional(),
  page: queryInteger.pipe(z.int().min(1)).optional(),
  limit: queryInteger.pipe(z.int().min(1).max(10_000)).optional(),
  /** Text in name, description, tags or id, ignoring case. */
  search: z.string().max(200).optional(),
  /** Part of the name, ignoring case. */
  name: z.string().max(200).optional(),
  /** Seconds; longer episodes are left out. */
  max_duration: queryInteger.pipe(z.int().min(1)).optional(),
  /** One day in the station's time zone. */
  date: z.iso.date().optional(),
});

export const episodePage = z.object({
  /** Episodes of the page. */
  playlists: z.array(episodeSummary),
  total_count: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type EpisodePage = z.output<typeof episodePage>;

/** The filters of a list, except its status. */
export const episodeCountsQuery = episodeListQuery.pick({ show_id: true, search: true, date: true });

/** Number of matching episodes by status. */
export const episodeCounts = z.object({
  /** Number of published episodes. */
  published: z.int(),
  /** Number of unpublished episodes. */
  unpublished: z.int(),
  /** Number of scheduled episodes. */
  scheduled: z.int(),
  /** Number of drafts. */
  draft: z.int(),
});
export type EpisodeCounts = z.output<typeof episodeCounts>;

export const episodePeaksQuery = z.object({
  /** Ids of episodes; unknown ones are left out. */
  ids: queryIds,
  /** Number of levels over the whole episode; 64 when absent. */
  points: queryInteger.pipe(z.int().min(8).max(2000)).optional(),
});

const level = z.int().min(0).max(127);

/**
 * A coarse waveform of each episode, in equal parts: the loudest sample of each part (`peaks`), and the mean of the peaks within
 * it (`levels`). Deleted audio is 0; an episode without events has no parts.
 */
export const episodePeaks = z.object({
  /** Loudest sample of each part, 0 to 127. */
  peaks: z.array(
    z.object({
      playlist_id: z.int(),
      /** Loudest sample of each part, 0 to 127. */
      peaks: z.array(level),
      /** Mean of the peaks within each part, 0 to 127. */
      levels: z.array(level),
    }),
  ),
});
export type EpisodePeaks = z.output<typeof episodePeaks>;

export const setPlaylistsInput = z
  .array(
    z.object({
      playlist_id: z.int(),
      /** True unpublishes the episode; false publishes it again. */
      unpublished: z.boolean(),
    }),
  )
  .min(1)
  .max(1000);

export const episodeConnections = z.object({
  /** Destinations that the episode is published to. */
  social_media_connections: z.array(connection.pick({ id: true, type: true, title: true })),
});

export const unpostInput = z.object({
  /** Ids of the destinations to remove the episode from. */
  social_media_connections: z.array(z.int()).min(1, 'Choose at least one destination.').max(100),
});

/** File format of audio. */
export const mediaFormat = z.enum(['mp3', 'aac']);
export type MediaFormat = z.output<typeof mediaFormat>;

export const downloadQuery = keyQuery;

export const mediaQuery = listenerQuery.extend({
  /** Names one stitched version of the audio; the station redirects to it where campaigns play. */
  v: z.string().max(200).optional(),
  /** Whether the download is not counted and gets no ads, because a playout system is no listener. */
  playout: queryBoolean.optional(),
});

/** `{station name}-{bitrate}-{playlist id}.mp4` for the basic video, with `advanced` in place of the bitrate for the advanced one. */
export const videoFile = z
  .string()
  .max(400)
  .regex(/^.+-(?:\d{1,6}|advanced)-\d{1,15}\.mp4$/, 'This is not the name of a video.');

export const advancedVideoQuery = z.object({ playlist_id: queryInteger });

/** The editor for the advanced video of an episode, and the state of that video. */
export const advancedVideo = z.object({
  playlist_id: z.int(),
  /** Address of the editor for this episode. */
  url: z.string(),
  /** Whether the advanced video exists. */
  isCreated: z.boolean(),
  /** Whether the latest attempt to create it failed. */
  isFailed: z.boolean(),
});
export type AdvancedVideo = z.output<typeof advancedVideo>;

/** An unsaved timeline to render for download. `playlist_download_ready` announces the file, which is kept for an hour. */
export const playlistCacheInput = z.object({
  /** Events in playing order: their paths, or the objects of a response. */
  events: z.array(resourceReference).min(1).max(2000),
  /** Name of the file. */
  name: z.string().max(300).optional(),
  /** Path of the show whose bumpers are added. */
  show: resourceUri.optional(),
  /** File format; mp3 when absent. */
  format: mediaFormat.default('mp3'),
});
export const playlistCacheResponse = z.object({
  job_id: z.string(),
  /** Address of the file once it is rendered. */
  url: z.string(),
});
