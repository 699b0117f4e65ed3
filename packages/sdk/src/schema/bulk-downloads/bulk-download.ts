import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { mediaFormat } from '../episodes/episode-inputs.ts';
import { mostBulkEpisodes } from './most-bulk-episodes.ts';

export const bulkDownloadInput = z.object({
  /** Ids of the episodes to download. */
  audio_playlist_ids: z
    .array(z.int().positive())
    .min(1, 'Choose at least one episode.')
    .max(mostBulkEpisodes, `Choose at most ${mostBulkEpisodes} episodes.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each episode once.'),
  /** File format of the audio. */
  format: mediaFormat.default('mp3'),
});

/** A zip of the audio of several episodes. The station streams it on request and keeps it for two days. */
export const bulkDownload = z.object({
  /** Identifies the download. */
  guid: z.uuid(),
  /** `processing` until the station has every file, then `complete`, or `error` if there is no file at all. */
  status: z.enum(['processing', 'complete', 'error']),
  /** File format of the audio. */
  format: mediaFormat,
  /** The requested episodes, in the order of the zip. */
  audio_playlist_ids: z.array(z.int()),
  /** The files in the zip, `bytes` uncompressed. */
  mp3_list: z.array(
    z.object({
      playlist_id: z.int(),
      /** Name of the file in the zip. */
      file: z.string(),
      /** Size of the file in bytes. */
      bytes: z.int(),
    }),
  ),
  /** The requested episodes that are not in the zip, each with a sentence that says why. */
  missing: z.array(
    z.object({
      playlist_id: z.int(),
      /** Name of the episode. */
      name: z.string(),
      /** Why its audio is left out. */
      reason: z.string(),
    }),
  ),
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  /** Size of the zip; 0 until it is complete. */
  bytes: z.int(),
  /** Why there is no zip; empty for any other status. */
  error: z.string(),
  created_at: unixSeconds,
  /** When the station removes the zip; null while it is processing. */
  expires_at: unixSeconds.nullable(),
});
export type BulkDownload = z.output<typeof bulkDownload>;
