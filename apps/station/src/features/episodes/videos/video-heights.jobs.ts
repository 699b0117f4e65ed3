import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { EpisodeFollowers } from '../episode-changes.service.ts';
import { existingEpisodeById } from '../episodes.repository.ts';
import { videoStorageKey } from './video-file.ts';
import type { VideoRow } from './video-tables.ts';
import { basicVideosWithoutHeight, setVideoHeight } from './videos.repository.ts';

export interface VideoHeightDeps {
  readonly accounts: Pick<Accounts, 'stationById'>;
  readonly followers: Pick<EpisodeFollowers, 'contentChanged'>;
}

/** Videos in one transaction. */
const batch = 10;

/** Reads the heights of videos that older versions rendered, for feeds. Returns the function that starts it. */
export function defineVideoHeights(
  { db, engine, jobs, log, storage }: StationContext,
  { accounts, followers }: VideoHeightDeps,
): () => Promise<void> {
  const job = jobs.define('episodes.video-heights', {
    payload: z.object({}),
    concurrency: 1,
    lane: 'background',
    async run(_payload, { signal, complete }) {
      const videos = await basicVideosWithoutHeight(db, batch);
      const heights: number[] = [];
      for (const video of videos) heights.push(await heightOf(video, signal));
      await complete(async (transaction) => {
        for (const [index, video] of videos.entries()) {
          await setVideoHeight(transaction, video, heights[index] ?? 0);
          const row = await existingEpisodeById(transaction, video.episode_id);
          const station = accounts.stationById(video.station_id);
          if (row && station) await followers.contentChanged(transaction, station, row);
        }
        if (videos.length === batch) await job.add(transaction, {}, { key: 'all' });
      });
    },
  });

  /** 0 for a file that cannot be read, so that it is not tried at every start. */
  async function heightOf(
    { episode_id, station_id, file_key }: VideoRow,
    signal: AbortSignal,
  ): Promise<number> {
    try {
      const probe = await storage.withLocalFile(videoStorageKey(station_id, file_key), (path) =>
        engine.probe(path, { signal }),
      );
      return probe.video_height ?? 0;
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, playlist_id: episode_id }, 'the height of a video could not be read');
      return 0;
    }
  }

  return async () => {
    if ((await basicVideosWithoutHeight(db, 1)).length > 0) await job.add(db, {}, { key: 'all' });
  };
}
