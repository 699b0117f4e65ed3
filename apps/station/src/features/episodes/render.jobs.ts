import { z } from 'zod';
import type { StationContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Shows } from '../shows/index.ts';
import type { EpisodeChanges } from './episode-changes.service.ts';
import { fail } from './episode-errors.ts';
import { eventIdsOf } from './episode-links.repository.ts';
import { mediaOf, replaceMedia } from './episode-media.repository.ts';
import { playedIds, soundKey, soundParts } from './episode-sound.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { livingEpisode, updateEpisode } from './episodes.repository.ts';
import { makeMedia, type SoundMedia } from './media-maker.ts';
import { renderFailure } from './render-failure.ts';
import type { SoundRemoval } from './sound-removal.jobs.ts';

export interface RenderJobs {
  add(transaction: Transaction, episodeId: number): Promise<void>;
  cancel(transaction: Transaction, episodeId: number): Promise<void>;
  /** Percent, of an episode whose audio is being made. */
  progressOf(episodeId: number): number;
}

export interface RenderDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly audioEvents: AudioEvents;
  readonly changes: EpisodeChanges;
  readonly removal: SoundRemoval;
}

/** Tries of a render that fails for no known reason; one that waits for a piece of its timeline has more. */
const tries = 2;

export function createRenderJobs(context: StationContext, { accounts, shows, audioEvents, changes, removal }: RenderDeps): RenderJobs {
  const { db, clock, jobs, announce } = context;
  const progress = new Map<number, number>();

  const render = jobs.define('episodes.render', {
    payload: z.object({ episode_id: z.int() }),
    concurrency: 2,
    retries: 6,
    async run({ episode_id }, job) {
      const row = await livingEpisode(db, episode_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.media_status !== 'processing') return;
      try {
        await makeEpisode(station, row, job);
      } catch (error) {
        const failure = renderFailure(error);
        const goesOn = !failure.isFinal && (job.attempt < tries || isStationError(error, 'episodes.making-audio'));
        if (job.signal.aborted || goesOn) throw error;
        context.log.error({ err: error, playlist_id: episode_id }, 'the audio of an episode could not be made');
        await job.complete((transaction) => markFailed(transaction, row, failure.message));
      } finally {
        progress.delete(episode_id);
      }
    },
    async gaveUp({ episode_id }, error, transaction) {
      const row = await livingEpisode(transaction, episode_id);
      if (row?.media_status === 'processing') await markFailed(transaction, row, renderFailure(error).message);
    },
  });

  async function makeEpisode(station: Station, row: EpisodeRow, job: JobContext): Promise<void> {
    const show = await shows.get(station.id, row.show_id);
    const parts = await soundParts(audioEvents, station.id, playedIds(show, await eventIdsOf(db, row.id)));
    if (!parts) throw fail('episodes.making-audio');
    const key = soundKey(parts, station.bitrate);
    const onProgress = (percent: number) => tellProgress(station, row.id, percent);
    const media = await makeMedia(context, { station, key, parts, signal: job.signal, onProgress });
    await job.complete((transaction) => keepMedia(transaction, station, row, { key, media }));
  }

  async function keepMedia(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    made: { key: string; media: readonly SoundMedia[] },
  ) {
    const { key, media } = made;
    const now = await livingEpisode(transaction, row.id);
    // Overtaken by another save, which has a job of its own.
    if (now?.media_revision !== row.media_revision) return removal.dispose(transaction, station.id, key);
    const before = (await mediaOf(transaction, [row.id])).get(row.id) ?? [];
    const updated_at = before.find((file) => file.media_key === key)?.updated_at ?? Math.floor(clock.now() / 1000);
    await replaceMedia(
      transaction,
      media.map((file) => ({ ...file, episode_id: row.id, station_id: station.id, media_key: key, updated_at })),
    );
    for (const old of new Set(before.map((file) => file.media_key))) if (old !== key) await removal.dispose(transaction, station.id, old);
    const duration = media.find(({ format }) => format === 'mp3')?.duration ?? 0;
    const ready = await updateEpisode(transaction, row.id, { media_status: 'ready', media_error: '', media_key: key, duration });
    await changes.recordAudio(transaction, station, ready);
  }

  async function markFailed(transaction: Transaction, { id, station_id, media_revision }: EpisodeRow, error: string): Promise<void> {
    const now = await livingEpisode(transaction, id);
    const station = accounts.stationById(station_id);
    if (!station || now?.media_revision !== media_revision) return;
    await changes.recordAudio(transaction, station, await updateEpisode(transaction, id, { media_status: 'failed', media_error: error }));
  }

  function tellProgress(station: Station, episodeId: number, percent: number): void {
    progress.set(episodeId, percent);
    const message = { playlist_id: episodeId, status: 'processing', progress: Math.round(percent) };
    void announce(station, 'playlist_progress', message, { coalesce: `playlist_progress:${episodeId}` });
  }

  return {
    async add(transaction, episodeId) {
      await render.add(transaction, { episode_id: episodeId }, { key: String(episodeId) });
    },
    async cancel(transaction, episodeId) {
      await render.cancel(transaction, String(episodeId));
    },
    progressOf: (episodeId) => progress.get(episodeId) ?? 0,
  };
}
