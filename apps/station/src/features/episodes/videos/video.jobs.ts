import { z } from 'zod';
import { mediaPause, mediaRetries } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { Images } from '../../images/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { EpisodeFollowers } from '../episode-changes.service.ts';
import { existingEpisodeById } from '../episodes.repository.ts';
import { renditionOf, renditionStorageKey } from '../renditions/index.ts';
import { videoStorageKey } from './video-file.ts';
import { makeVideo } from './video-maker.ts';
import { createVideoOutcomes, type VideoSource } from './video-outcomes.service.ts';
import type { VideoRemoval } from './video-removal.jobs.ts';

export interface VideoJobs {
  add(transaction: Transaction, stationId: number, episodeId: number): Promise<void>;
  cancel(transaction: Transaction, episodeId: number): Promise<void>;
  /** Percentage of the running render of an episode's video. */
  progressOf(episodeId: number): number;
}

export interface VideoJobDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly removal: VideoRemoval;
  readonly followers: EpisodeFollowers;
}

export function createVideoJobs(context: StationContext, deps: VideoJobDeps): VideoJobs {
  const { accounts, shows, images } = deps;
  const { db, jobs, storage, announce } = context;
  const outcomes = createVideoOutcomes(context, deps);
  const progress = new Map<number, number>();

  const video = jobs.define('episodes.video', {
    payload: z.object({ station_id: z.int(), episode_id: z.int() }),
    // One render uses all cores.
    concurrency: 1,
    lane: 'background',
    retries: (error) => mediaRetries(error, 1),
    backoff: mediaPause,
    async run({ station_id, episode_id }, job) {
      const fileKey = `${episode_id}-${job.id}`;
      const source = await sourceOf(episode_id);
      // The episode needs no video any more. An attempt that crashed may have left its file.
      if (!source) return storage.remove(videoStorageKey(station_id, fileKey));
      try {
        await make(source, fileKey, job);
      } finally {
        progress.delete(episode_id);
      }
    },
    async onFailed({ station_id, episode_id }, error, transaction) {
      context.log.error({ err: error, playlist_id: episode_id }, 'the video of an episode could not be made');
      const station = accounts.stationById(station_id);
      if (station) await outcomes.fail(transaction, station, episode_id);
    },
  });

  /** Null unless the episode waits for a video and has the audio for it. */
  async function sourceOf(episodeId: number): Promise<VideoSource | null> {
    const row = await existingEpisodeById(db, episodeId);
    const station = row && accounts.stationById(row.station_id);
    if (!station || row.video_status !== 1) return null;
    const audio = await renditionOf(db, row.id, 'aac');
    return audio?.media_key === row.media_key ? { station, row, audio } : null;
  }

  async function make(source: VideoSource, fileKey: string, job: JobContext): Promise<void> {
    const { station, row, audio } = source;
    const show = await shows.get(station, row.show_id);
    const made = await makeVideo(context, images, {
      station,
      to: videoStorageKey(station.id, fileKey),
      audioKey: renditionStorageKey(station.id, audio.media_key, 'aac'),
      duration: audio.duration,
      covers: [row.image, show?.squareImage ?? '', station.defaultImage],
      signal: job.signal,
      turn: job.turn,
      onProgress: (value) => publishProgress(station, row.id, value * 100),
    });
    await job.complete((transaction) => outcomes.keep(transaction, source, { ...made, file_key: fileKey }));
  }

  function publishProgress(station: Station, episodeId: number, percent: number): void {
    progress.set(episodeId, percent);
    const message = { playlist_id: episodeId, status: 1, progress: Math.round(percent) } as const;
    void announce(station, 'basic_video_status', message, { coalesce: `basic_video_status:${episodeId}` });
  }

  return {
    async add(transaction, stationId, episodeId) {
      await video.add(
        transaction,
        { station_id: stationId, episode_id: episodeId },
        { key: String(episodeId), station: stationId },
      );
    },
    async cancel(transaction, episodeId) {
      await video.cancel(transaction, String(episodeId));
      await video.abort(transaction, String(episodeId));
    },
    progressOf: (episodeId) => progress.get(episodeId) ?? 0,
  };
}
