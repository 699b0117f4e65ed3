import type { StationContext } from '../../../context.ts';
import { unixSeconds } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { AudioVersionKeeper } from '../audio-versions/audio-version-keeper.ts';
import type { VersionPiece } from '../audio-versions/version-pieces.ts';
import type { EpisodeChanges } from '../episode-changes.service.ts';
import type { EpisodeRow, Id3FileRow } from '../episode-tables.ts';
import { existingEpisodeById, updateEpisode } from '../episodes.repository.ts';
import type { Id3Files } from '../id3/index.ts';
import type { RenditionFile } from './rendition-file.ts';
import type { RenditionRemoval } from './rendition-removal.jobs.ts';
import { renditionsOf, replaceRenditions } from './renditions.repository.ts';
import { isLost } from './stored-renditions.ts';

/** The result of a render. */
export interface RenderedAudio {
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
export interface RenderOutcomes {
  /** Serves the files from now on. */
  keep(transaction: Transaction, station: Station, row: EpisodeRow, made: RenderedAudio): Promise<void>;
  fail(transaction: Transaction, row: EpisodeRow, error: string): Promise<void>;
  /**
   * Stores in the episode why its audio is not ready yet. The message stays until an attempt succeeds, the last one
   * fails, or a save requests it again.
   */
  wait(station: Station, row: EpisodeRow, message: string): Promise<void>;
}

export interface RenderOutcomesDeps {
  readonly accounts: Accounts;
  readonly changes: EpisodeChanges;
  readonly removal: RenditionRemoval;
  readonly id3: Pick<Id3Files, 'keep'>;
  readonly versions: AudioVersionKeeper;
}

/** Follows the reason why the new audio of a published episode failed. */
const stillServed = 'Listeners still get the audio from before.';

export function createRenderOutcomes(
  { db, clock, announce, storage }: StationContext,
  { accounts, changes, removal, id3, versions }: RenderOutcomesDeps,
): RenderOutcomes {
  return {
    async keep(transaction, station, row, { key, media, warning, pieces, id3: tagged }) {
      const now = await existingEpisodeById(transaction, row.id);
      if (now?.media_revision !== row.media_revision) return removal.dispose(transaction, station.id, key);
      const before = (await renditionsOf(transaction, [row.id])).get(row.id) ?? [];
      const updated_at = before.find((file) => file.media_key === key)?.updated_at ?? unixSeconds(clock);
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
      await changes.recordAudio(transaction, station, await updateEpisode(transaction, row.id, ready));
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
      await changes.recordAudio(transaction, station, await updateEpisode(transaction, id, failed));
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
