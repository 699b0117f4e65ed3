import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isAudioError } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import type { Station } from '../../accounts/index.ts';
import { fail } from '../episode-errors.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { episodeById, updateEpisode } from '../episodes.repository.ts';
import { videoStorageKey } from './video-file.ts';
import type { VideoRemoval } from './video-removal.jobs.ts';
import type { VideoRow } from './video-tables.ts';
import { replaceVideo, videoOf } from './videos.repository.ts';

/** Videos that an outside editor delivers. */
export interface AdvancedVideos {
  /**
   * Serves the video from now on, replacing an earlier one.
   * @throws episodes.no-advanced-video, episodes.video-type, request.too-large, storage.full
   */
  deliver(station: Station, id: number, file: Readable, signal: AbortSignal): Promise<void>;
  /** Records that the editor delivers no video; an existing one stays. @throws episodes.no-advanced-video */
  fail(station: Station, id: number): Promise<void>;
}

type DeliveredVideo = Pick<VideoRow, 'file_key' | 'bytes' | 'sha256' | 'height'>;

export function createAdvancedVideos(context: StationContext, removal: VideoRemoval): AdvancedVideos {
  const { db, clock, config, engine, storage, announce } = context;

  /** An episode for which an advanced video was requested. */
  async function episodeForVideo(from: Tables, station: Station, id: number): Promise<EpisodeRow> {
    const row = await episodeById(from, station, id);
    if (!row || row.deleted_at !== null) throw failPlatform('resource.absent');
    if (row.advanced_video_status === 0) throw fail('episodes.no-advanced-video');
    return row;
  }

  async function requireMp4(path: string, signal: AbortSignal): Promise<{ height: number | null }> {
    const probe = await engine.probe(path, { signal }).catch((error: unknown) => {
      if (isAudioError(error) && !signal.aborted) throw fail('episodes.video-type', { cause: error });
      throw error;
    });
    if (!probe.has_video || !probe.format.split(',').includes('mp4')) throw fail('episodes.video-type');
    return { height: probe.video_height };
  }

  async function end(transaction: Transaction, station: Station, id: number, status: 2 | 99): Promise<void> {
    await updateEpisode(transaction, id, { advanced_video_status: status });
    await announce(station, 'advanced_video_status', { playlist_id: id, status }, { within: transaction });
  }

  async function keep(transaction: Transaction, station: Station, id: number, video: DeliveredVideo) {
    const { media_key, image } = await episodeForVideo(transaction, station, id);
    const before = await videoOf(transaction, id, 'advanced');
    if (before) await removal.dispose(transaction, before);
    const updated_at = clock.seconds();
    await replaceVideo(transaction, {
      ...video,
      episode_id: id,
      kind: 'advanced',
      station_id: station.id,
      media_key,
      image,
      updated_at,
    });
    await end(transaction, station, id, 2);
  }

  return {
    async deliver(station, id, file, signal) {
      await episodeForVideo(db, station, id);
      const file_key = `${id}-${randomUUID()}`;
      const key = videoStorageKey(station.id, file_key);
      try {
        const stored = await storage.put(key, file, { limit: config.uploadLimitBytes, signal });
        const facts = await storage.withLocalFile(key, (path) => requireMp4(path, signal));
        await db.transaction((transaction) =>
          keep(transaction, station, id, { file_key, ...stored, ...facts }),
        );
      } catch (error) {
        await storage.remove(key);
        throw error;
      }
    },
    async fail(station, id) {
      await db.transaction(async (transaction) => {
        await episodeForVideo(transaction, station, id);
        if (!(await videoOf(transaction, id, 'advanced'))) await end(transaction, station, id, 99);
      });
    },
  };
}
