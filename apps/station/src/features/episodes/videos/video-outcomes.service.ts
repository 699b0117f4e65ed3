import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { EpisodeFollowers } from '../episode-changes.service.ts';
import type { EpisodeRow, RenditionRow } from '../episode-tables.ts';
import { existingEpisodeById, updateEpisode } from '../episodes.repository.ts';
import type { VideoRemoval } from './video-removal.jobs.ts';
import type { VideoRow } from './video-tables.ts';
import { replaceVideo, videoOf } from './videos.repository.ts';

/** The source of a video. */
export interface VideoSource {
  readonly station: Station;
  readonly row: EpisodeRow;
  readonly audio: RenditionRow;
}

export interface VideoOutcomes {
  /** Serves a finished video from now on, unless the episode has changed since the render began. */
  keep(
    transaction: Transaction,
    source: VideoSource,
    video: Pick<VideoRow, 'file_key' | 'bytes' | 'sha256' | 'height'>,
  ): Promise<void>;
  fail(transaction: Transaction, station: Station, episodeId: number): Promise<void>;
}

export interface VideoOutcomesDeps {
  readonly removal: VideoRemoval;
  readonly followers: EpisodeFollowers;
}

export function createVideoOutcomes(
  { clock, announce }: StationContext,
  { removal, followers }: VideoOutcomesDeps,
): VideoOutcomes {
  async function setStatus(
    transaction: Transaction,
    station: Station,
    id: number,
    status: 2 | 99,
  ): Promise<void> {
    const row = await updateEpisode(transaction, id, { video_status: status });
    await announce(station, 'basic_video_status', { playlist_id: id, status }, { within: transaction });
    await followers.episodeChanged(transaction, station, row);
  }

  return {
    async keep(transaction, { station, row, audio }, video) {
      const now = await existingEpisodeById(transaction, row.id);
      // Outdated by another save, which has a job of its own if it wants a video.
      if (now?.video_status !== 1 || now.media_key !== audio.media_key || now.image !== row.image) {
        return removal.dispose(transaction, { station_id: station.id, file_key: video.file_key });
      }
      const before = await videoOf(transaction, row.id, 'basic');
      if (before) await removal.dispose(transaction, before);
      await replaceVideo(transaction, {
        ...video,
        episode_id: row.id,
        kind: 'basic',
        station_id: station.id,
        media_key: audio.media_key,
        image: row.image,
        updated_at: clock.seconds(),
      });
      await setStatus(transaction, station, row.id, 2);
      // Feeds name the video beside the audio.
      await followers.contentChanged(transaction, station, now);
    },
    async fail(transaction, station, episodeId) {
      const now = await existingEpisodeById(transaction, episodeId);
      if (now?.video_status === 1) await setStatus(transaction, station, episodeId, 99);
    },
  };
}
