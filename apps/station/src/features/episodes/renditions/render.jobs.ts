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
import { versionPieces, type VersionPiece } from '../audio-versions/version-pieces.ts';
import type { EpisodeChanges } from '../episode-changes.service.ts';
import { eventIdsOf } from '../episode-links.repository.ts';
import { knownEvents } from '../episode-references.ts';
import type { EpisodeRow, Id3FileRow } from '../episode-tables.ts';
import { existingEpisodeById, updateEpisode } from '../episodes.repository.ts';
import type { Id3Files } from '../id3/index.ts';
import { clockTime } from './clock-time.ts';
import { damageText } from './damage-text.ts';
import { playableAudio, playedIds, audioKey } from './episode-audio.ts';
import { renderFailure } from './render-failure.ts';
import type { RenditionFile } from './rendition-file.ts';
import { planLevels, targetOf } from './rendition-levels.ts';
import { makeRenditions } from './rendition-maker.ts';
import type { RenditionRemoval } from './rendition-removal.jobs.ts';
import { renditionsOf, replaceRenditions } from './renditions.repository.ts';
import { isLost } from './stored-renditions.ts';

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

/** The result of a render. */
interface RenderedAudio {
  readonly key: string;
  readonly media: readonly RenditionFile[];
  /** Message for staff about omitted audio; empty if it is complete. */
  readonly warning: string;
  /** The pieces of the episode's timeline. */
  readonly pieces: readonly VersionPiece[];
  /** The mp3 with its ID3 tag; null for none. */
  readonly id3: Id3FileRow | null;
}

/**
 * Records the results of renders. Ignores an episode that was saved with other audio meanwhile, which has a job of
 * its own.
 */
interface RenderOutcomes {
  /** Serves the files from now on. */
  keep(transaction: Transaction, station: Station, row: EpisodeRow, made: RenderedAudio): Promise<void>;
  fail(transaction: Transaction, row: EpisodeRow, error: string): Promise<void>;
  /**
   * Stores in the episode why its audio is not ready yet. The message stays until an attempt succeeds, the last one
   * fails, or a save requests it again.
   */
  wait(station: Station, row: EpisodeRow, message: string): Promise<void>;
}

interface RenderOutcomesDeps {
  readonly accounts: Accounts;
  readonly changes: EpisodeChanges;
  readonly removal: RenditionRemoval;
  readonly id3: Pick<Id3Files, 'keep'>;
  readonly versions: AudioVersionKeeper;
}

/** Follows the reason why the new audio of a published episode failed. */
const stillServed = 'Listeners still get the audio from before.';

function createRenderOutcomes(
  { db, clock, announce, storage }: StationContext,
  { accounts, changes, removal, id3, versions }: RenderOutcomesDeps,
): RenderOutcomes {
  return {
    async keep(transaction, station, row, { key, media, warning, pieces, id3: tagged }) {
      const now = await existingEpisodeById(transaction, row.id);
      if (now?.media_revision !== row.media_revision) return removal.dispose(transaction, station.id, key);
      const before = (await renditionsOf(transaction, [row.id])).get(row.id) ?? [];
      const updated_at = before.find((file) => file.media_key === key)?.updated_at ?? clock.seconds();
      const audio = { key, media, pieces, by: now.updated_by, restoredFrom: null };
      const version = await versions.begin(transaction, now, audio, before);
      await replaceRenditions(
        transaction,
        media.map((file) => ({
          ...file,
          episode_id: row.id,
          station_id: station.id,
          media_key: key,
          updated_at,
          version,
        })),
      );
      if (tagged) await id3.keep(transaction, tagged);
      const duration = media.find(({ format }) => format === 'mp3')?.duration ?? 0;
      const ready = { media_status: 'ready', media_error: warning, media_key: key, duration } as const;
      await changes.audioChanged(transaction, station, await updateEpisode(transaction, row.id, ready));
    },
    async fail(transaction, { id, station_id, media_revision }, error) {
      const now = await existingEpisodeById(transaction, id);
      const station = accounts.stationById(station_id);
      if (!station || now?.media_revision !== media_revision) return;
      const served =
        now.status === 'published' ? ((await renditionsOf(transaction, [id])).get(id) ?? []) : [];
      const isServed = served.length > 0 && !(await isLost(storage, served));
      const failed = {
        media_status: 'failed',
        media_error: isServed ? `${error} ${stillServed}` : error,
      } as const;
      await changes.audioChanged(transaction, station, await updateEpisode(transaction, id, failed));
    },
    async wait(station, { id, media_revision }, message) {
      await db.transaction(async (transaction) => {
        const now = await existingEpisodeById(transaction, id);
        if (now?.media_revision !== media_revision) return;
        await updateEpisode(transaction, id, { media_error: message });
        const event = { playlist_id: id, status: 'processing', progress: 0, error: message };
        await announce(station, 'playlist_progress', event, { within: transaction });
      });
    },
  };
}
