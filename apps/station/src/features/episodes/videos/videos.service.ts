import type { ConnectionType, IngestionStatus } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { destinationsByEpisode } from '../episode-links.repository.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { updateEpisode } from '../episodes.repository.ts';
import { longestVideo } from './video-file.ts';
import type { VideoRemoval } from './video-removal.jobs.ts';
import type { VideoJobs } from './video.jobs.ts';
import { removeVideos, videoOf, videosOf } from './videos.repository.ts';

export interface Videos {
  /**
   * Updates the videos of a changed episode in the transaction of the change: requests missing ones and discards
   * unwanted ones. Returns the row as it is afterwards.
   */
  follow(transaction: Transaction, station: Station, row: EpisodeRow): Promise<EpisodeRow>;
}

/** Status numbers of the contract. */
const none = 0;
const waiting = 1;
const ready = 2;
const failed = 99;

export interface VideosDeps {
  readonly videoJobs: VideoJobs;
  readonly removal: VideoRemoval;
  /** Whether a type of destination takes the station's own video. */
  readonly takesVideo: (type: ConnectionType) => boolean;
}

export function createVideos(
  { announce }: StationContext,
  { videoJobs, removal, takesVideo }: VideosDeps,
): Videos {
  async function discard(transaction: Transaction, row: EpisodeRow): Promise<EpisodeRow> {
    await videoJobs.cancel(transaction, row.id);
    const videos = await videosOf(transaction, row.id);
    for (const video of videos) await removal.dispose(transaction, video);
    if (videos.length > 0) await removeVideos(transaction, row.id);
    return row;
  }

  /** The status of the station's own video, for an episode that needs one. */
  async function basicStatus(transaction: Transaction, row: EpisodeRow): Promise<IngestionStatus> {
    if (row.media_status === 'processing') return waiting;
    if (row.media_status !== 'ready' || row.duration > longestVideo) return failed;
    const video = await videoOf(transaction, row.id, 'basic');
    if (video && video.media_key === row.media_key && video.image === row.image) return ready;
    await videoJobs.add(transaction, row.station_id, row.id);
    return waiting;
  }

  return {
    async follow(transaction, station, row) {
      if (row.deleted_at !== null) return discard(transaction, row);
      const chosen =
        row.status === 'published'
          ? ((await destinationsByEpisode(transaction, [row.id])).get(row.id) ?? [])
          : [];
      const wanted = new Set(chosen.filter(({ state }) => state !== 'removed').map(({ type }) => type));
      const { video_status, advanced_video_status } = row;
      // A finished video stays, as published content does.
      const remainingStatus = (status: IngestionStatus) => (status === ready ? ready : none);
      const wantsBasic = [...wanted].some(takesVideo);
      if (!wantsBasic) await videoJobs.cancel(transaction, row.id);
      const basic = wantsBasic ? await basicStatus(transaction, row) : remainingStatus(video_status);
      const advanced = wanted.has('v_advanced')
        ? advanced_video_status || waiting
        : remainingStatus(advanced_video_status);
      if (basic === video_status && advanced === advanced_video_status) return row;
      if (basic !== video_status)
        await announce(
          station,
          'basic_video_status',
          { playlist_id: row.id, status: basic },
          { within: transaction },
        );
      if (advanced !== advanced_video_status)
        await announce(
          station,
          'advanced_video_status',
          { playlist_id: row.id, status: advanced },
          { within: transaction },
        );
      return updateEpisode(transaction, row.id, { video_status: basic, advanced_video_status: advanced });
    },
  };
}
