import { z } from 'zod';
import { mediaPause, mediaRetries } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { EpisodeFollowers } from '../episode-changes.service.ts';
import { episodesOutAt } from '../episode-links.repository.ts';
import type { EpisodeRow, Id3FileRow } from '../episode-tables.ts';
import { existingEpisodeById } from '../episodes.repository.ts';
import { renditionStorageKey } from '../renditions/rendition-key.ts';
import { renditionOf } from '../renditions/renditions.repository.ts';
import { createId3Removal } from './id3-removal.jobs.ts';
import { id3StorageKey } from './id3-storage-key.ts';
import { createId3Writer, type Id3Audio, type Id3WriterDeps } from './id3-writer.ts';
import { deleteId3File, id3FileOf, upsertId3File } from './id3.repository.ts';

export interface Id3Files {
  /** Writes the file for audio that an episode is about to serve; null if it gets no tag, or the write failed and a job tries again. */
  prepare(row: EpisodeRow, mp3: Id3Audio): Promise<Id3FileRow | null>;
  /** Serves a file as long as the episode has its audio. */
  keep(transaction: Transaction, file: Id3FileRow): Promise<void>;
  /** Writes the tags of the episodes of a feed that became private or public, because only public pages are in them. */
  followPrivacy(transaction: Transaction, stationId: number, destinationId: number): Promise<void>;
  /** Writes the tag of an episode now, if it is not up to date; a failure is logged, and a job tries again. */
  ensure(episodeId: number): Promise<void>;
  /** The tag of the encoder at the start of an mp3 that is served with the tag of the station instead; null if it has none. */
  encoderTagOf(stationId: number, episodeId: number): Promise<Buffer | null>;
}

export interface Id3FileDeps extends Omit<Id3WriterDeps, 'removal'> {
  readonly followers: Pick<EpisodeFollowers, 'onChanged' | 'contentChanged'>;
}

/** Runs work in the transaction that ends a change. */
type Complete = (work: (transaction: Transaction) => Promise<void>) => Promise<void>;

/** Milliseconds that a replaced file stays: the address of an object store works for an hour or longer. */
const grace = { disk: 60_000, objects: 2 * 3_600_000 };

/** Keeps the mp3s of published and scheduled episodes with a current ID3 tag, each as a file of its own beside the rendition. */
export function createId3Files(context: StationContext, deps: Id3FileDeps): Id3Files {
  const { db, jobs, storage, log } = context;
  const removal = createId3Removal(context);
  const writer = createId3Writer(context, { ...deps, removal });

  const job = jobs.define('episodes.write-id3', {
    payload: z.object({ episode_id: z.int() }),
    concurrency: 1,
    retries: (error) => mediaRetries(error, 3),
    backoff: mediaPause,
    run: ({ episode_id }, { complete }) => update(episode_id, complete),
    async onFailed({ episode_id }, error) {
      log.error({ err: error, playlist_id: episode_id }, 'the ID3 tag of an episode could not be written');
    },
  });

  deps.followers.onChanged(async (transaction, _station, row) => {
    const isOut = row.deleted_at === null && (row.status === 'published' || row.status === 'scheduled');
    if (!isOut && !(await id3FileOf(transaction, row.id))) return;
    await job.add(transaction, { episode_id: row.id }, { key: String(row.id), station: row.station_id });
  });

  async function update(episodeId: number, complete: Complete): Promise<void> {
    const current = await id3FileOf(db, episodeId);
    const row = await existingEpisodeById(db, episodeId);
    // A withdrawn episode may be published again.
    if (row?.status === 'unpublished') return;
    const wanted = row && (await writer.wanted(row, await renditionOf(db, row.id, 'mp3')));
    if (!wanted) {
      if (current) await complete((transaction) => discard(transaction, current));
      return;
    }
    if (wanted.fileKey === current?.file_key && (await isStored(storage, current))) return;
    const file = await writer.write(wanted);
    await complete(async (transaction) => {
      // Audio that was replaced meanwhile has its own file, and a job that checks it.
      if ((await renditionOf(transaction, episodeId, 'mp3'))?.media_key !== file.media_key) return;
      await keep(transaction, file);
      const now = await existingEpisodeById(transaction, episodeId);
      if (now) await deps.followers.contentChanged(transaction, wanted.station, now);
    });
  }

  async function keep(transaction: Transaction, file: Id3FileRow): Promise<void> {
    const before = await id3FileOf(transaction, file.episode_id);
    if (before && before.file_key !== file.file_key) await dispose(transaction, before);
    await upsertId3File(transaction, file);
  }

  async function discard(transaction: Transaction, file: Id3FileRow): Promise<void> {
    await deleteId3File(transaction, file.episode_id);
    await dispose(transaction, file);
  }

  function dispose(transaction: Transaction, file: Id3FileRow): Promise<void> {
    return removal.dispose(transaction, file, storage.origins.length > 0 ? grace.objects : grace.disk);
  }

  /** Null if it fails; a job tries again. */
  async function attempt<T>(episodeId: number, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, playlist_id: episodeId }, 'the ID3 tag of an episode could not be written yet');
      return null;
    }
  }

  return {
    keep,
    async followPrivacy(transaction, stationId, destinationId) {
      for (const id of await episodesOutAt(transaction, destinationId))
        await job.add(
          transaction,
          { episode_id: id },
          { key: String(id), station: stationId, lane: 'background' },
        );
    },
    prepare: (row, mp3) =>
      attempt(row.id, async () => {
        const wanted = row.status === 'unpublished' ? undefined : await writer.wanted(row, mp3);
        return wanted ? writer.write(wanted) : null;
      }),
    async encoderTagOf(stationId, episodeId) {
      const file = await id3FileOf(db, episodeId);
      const mp3 = await renditionOf(db, episodeId, 'mp3');
      if (file?.station_id !== stationId || mp3?.media_key !== file.media_key) return null;
      const tag = await writer.encoderTag(renditionStorageKey(stationId, file.media_key, 'mp3'));
      return tag.length > 0 ? tag : null;
    },
    async ensure(episodeId) {
      await attempt(episodeId, () => update(episodeId, (work) => db.transaction(work)));
    },
  };
}

/** Whether a file is there; a save writes one that is missing or damaged again. */
async function isStored(
  storage: Pick<Storage, 'stat'>,
  { station_id, file_key, bytes }: Id3FileRow,
): Promise<boolean> {
  return (await storage.stat(id3StorageKey(station_id, file_key)))?.bytes === bytes;
}
