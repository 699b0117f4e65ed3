import { z } from 'zod';
import { mediaPause } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Lane } from '../../../platform/turns/turn.ts';
import { type Accounts, type Station, wholeStation } from '../../accounts/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { AudioVersionKeeper } from '../audio-versions/audio-version-keeper.ts';
import { versionPieces } from '../audio-versions/version-pieces.ts';
import type { EpisodeChanges } from '../episode-changes.service.ts';
import { eventIdsOf } from '../episode-links.repository.ts';
import type { EpisodeRow } from '../episode-tables.ts';
import { existingEpisodeById } from '../episodes.repository.ts';
import type { Id3Files } from '../id3/index.ts';
import { knownEvents } from '../known-events.ts';
import { clockTime } from './clock-time.ts';
import { damageText } from './damage-text.ts';
import { playableAudio, playedIds, audioKey } from './episode-audio.ts';
import { renderFailure } from './render-failure.ts';
import { createRenderOutcomes } from './render-outcomes.service.ts';
import { planLevels, targetOf } from './rendition-levels.ts';
import { makeRenditions } from './rendition-maker.ts';
import type { RenditionRemoval } from './rendition-removal.jobs.ts';

export interface RenderJobs {
  add(transaction: Transaction, row: Pick<EpisodeRow, 'id' | 'station_id'>, lane: Lane): Promise<void>;
  /** Moves the job to the interactive lane, because a user now waits for this audio; a pending retry runs at once. */
  raise(transaction: Transaction, episodeId: number): Promise<void>;
  /** Removes the job of an episode that was deleted or whose audio changed, and aborts it if it runs. */
  cancel(transaction: Transaction, episodeId: number): Promise<void>;
  /** Percentage of the running render of an episode. */
  progressOf(episodeId: number): number;
}

export interface RenderDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly audioEvents: AudioEvents;
  readonly changes: EpisodeChanges;
  readonly removal: RenditionRemoval;
  readonly id3: Id3Files;
  readonly versions: AudioVersionKeeper;
}

export function createRenderJobs(context: StationContext, deps: RenderDeps): RenderJobs {
  const { accounts, shows, audioEvents } = deps;
  const { db, clock, jobs, announce } = context;
  const outcomes = createRenderOutcomes(context, deps);
  const progress = new Map<number, number>();

  const render = jobs.define('episodes.render', {
    payload: z.object({ episode_id: z.int() }),
    concurrency: 2,
    retries: (error) => renderFailure(error).retries,
    backoff: mediaPause,
    async run({ episode_id }, job) {
      const row = await existingEpisodeById(db, episode_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.media_status !== 'processing') return;
      try {
        await renderEpisode(station, row, job);
      } catch (error) {
        const { retries, waiting } = renderFailure(error);
        if (!job.signal.aborted && job.attempt <= retries) {
          const at = new Date(clock.now() + mediaPause(job.attempt, error));
          await outcomes.wait(station, row, waiting(clockTime(at, station.timezone)));
        }
        throw error;
      } finally {
        progress.delete(episode_id);
      }
    },
    async onFailed({ episode_id }, error, transaction) {
      context.log.error({ err: error, playlist_id: episode_id }, 'the audio of an episode could not be made');
      const row = await existingEpisodeById(transaction, episode_id);
      if (row?.media_status === 'processing')
        await outcomes.fail(transaction, row, renderFailure(error).message);
    },
  });

  async function renderEpisode(station: Station, row: EpisodeRow, job: JobContext): Promise<void> {
    const show = await shows.get(station, row.show_id);
    const eventIds = await eventIdsOf(db, row.id);
    const { parts, damage } = await playableAudio(audioEvents, station.id, playedIds(show, eventIds));
    const warning = damageText(damage, station.timezone);
    if (warning !== '')
      context.log.warn(
        { station: station.slug, playlist_id: row.id, damage },
        'damaged audio is left out of an episode',
      );
    const target = targetOf(show);
    const key = audioKey(parts, station.bitrate, target);
    const onProgress = (percent: number) => publishProgress(station, row.id, percent);
    const { signal, turn } = job;
    const plan = () => planLevels(audioEvents, parts, target, { signal, turn });
    const original = await audioEvents.originals.of(parts);
    const media = await makeRenditions(context, {
      station,
      key,
      parts,
      original,
      signal,
      turn,
      plan,
      onProgress,
    });
    const pieces = versionPieces(
      audioEvents,
      await knownEvents(audioEvents, wholeStation(station.id), eventIds),
    );
    const mp3 = media.find(({ format }) => format === 'mp3');
    const id3 = mp3 ? await deps.id3.prepare(row, { ...mp3, station_id: station.id, media_key: key }) : null;
    await job.complete((transaction) =>
      outcomes.keep(transaction, station, row, { key, media, warning, pieces, id3 }),
    );
  }

  function publishProgress(station: Station, episodeId: number, percent: number): void {
    progress.set(episodeId, percent);
    const message = { playlist_id: episodeId, status: 'processing', progress: Math.round(percent) };
    void announce(station, 'playlist_progress', message, { coalesce: `playlist_progress:${episodeId}` });
  }

  return {
    async add(transaction, { id, station_id }, lane) {
      await render.add(transaction, { episode_id: id }, { key: String(id), station: station_id, lane });
    },
    raise: (transaction, episodeId) => render.raise(transaction, String(episodeId)),
    async cancel(transaction, episodeId) {
      await render.cancel(transaction, String(episodeId));
      await render.abort(transaction, String(episodeId));
    },
    progressOf: (episodeId) => progress.get(episodeId) ?? 0,
  };
}
