import { Readable } from 'node:stream';
import { z } from 'zod';
import { id3Bytes, mediaPause, mediaRetries, writeId3 } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { Images } from '../../images/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { EpisodeFollower, EpisodeFollowers } from '../episode-followers.ts';
import type { EpisodeRow, Id3FileRow, RenditionRow } from '../episode-tables.ts';
import { existingEpisodeById } from '../episodes.repository.ts';
import { renditionStorageKey } from '../renditions/rendition-key.ts';
import { renditionOf } from '../renditions/renditions.repository.ts';
import { deleteId3File, id3FileOf, upsertId3File } from './id3.repository.ts';
import { id3StorageKey } from './id3-storage-key.ts';
import { type Id3Facts, id3Facts, id3FileKey } from './id3-facts.ts';
import type { Id3Removal } from './id3-removal.jobs.ts';
import { readCover } from './read-cover.ts';

export interface Id3Files {
  /** Writes the tag of an episode now, if it is not up to date; a failure is logged, and a job tries again. */
  ensure(episodeId: number): Promise<void>;
}

export interface Id3FileDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly removal: Id3Removal;
  readonly followers: Pick<EpisodeFollowers, 'add'>;
  readonly contentChanged: EpisodeFollower;
}

/** A file that an episode should have. */
interface WantedFile {
  readonly station: Station;
  readonly row: EpisodeRow;
  readonly mp3: RenditionRow;
  readonly facts: Id3Facts;
  /** Key of the image in the storage; null for none. */
  readonly cover: string | null;
  readonly fileKey: string;
}

/** Runs work in the transaction that ends a change. */
type Complete = (work: (transaction: Transaction) => Promise<void>) => Promise<void>;

/** Milliseconds that a replaced file stays: the address of an object store works for an hour. */
const grace = { disk: 60_000, objects: 2 * 3_600_000 };
/** Milliseconds after which a file is removed whose writing ended with the process. */
const writing = 6 * 3_600_000;

/** Keeps the mp3s of published and scheduled episodes with a current ID3 tag, each as a file of its own beside the rendition. */
export function createId3Files(context: StationContext, deps: Id3FileDeps): Id3Files {
  const { db, clock, jobs, storage, log } = context;
  const { accounts, shows, images, removal } = deps;

  const write = jobs.define('episodes.write-id3', {
    payload: z.object({ episode_id: z.int() }),
    concurrency: 1,
    retries: (error) => mediaRetries(error, 3),
    backoff: mediaPause,
    run: ({ episode_id }, { complete }) => update(episode_id, complete),
    async onFailed({ episode_id }, error) {
      log.error({ err: error, playlist_id: episode_id }, 'the ID3 tag of an episode could not be written');
    },
  });

  deps.followers.add(async (transaction, _station, row) => {
    const isOut = row.deleted_at === null && (row.status === 'published' || row.status === 'scheduled');
    if (!isOut && !(await id3FileOf(transaction, row.id))) return;
    await write.add(transaction, { episode_id: row.id }, { key: String(row.id), station: row.station_id });
  });

  async function update(episodeId: number, complete: Complete): Promise<void> {
    const current = await id3FileOf(db, episodeId);
    const row = await existingEpisodeById(db, episodeId);
    // A withdrawn episode may be published again.
    if (row?.status === 'unpublished') return;
    const wanted = row && (await wantedFile(row));
    if (!wanted) {
      if (current) await complete((transaction) => discard(transaction, current));
      return;
    }
    if (wanted.fileKey === current?.file_key) return;
    const file = await writeFile(wanted);
    await complete(async (transaction) => {
      const before = await id3FileOf(transaction, episodeId);
      if (before && before.file_key !== file.file_key) await dispose(transaction, before);
      await upsertId3File(transaction, file);
      const now = await existingEpisodeById(transaction, episodeId);
      if (now) await deps.contentChanged(transaction, wanted.station, now);
    });
  }

  async function wantedFile(row: EpisodeRow): Promise<WantedFile | undefined> {
    const station = accounts.stationById(row.station_id);
    const mp3 = await renditionOf(db, row.id, 'mp3');
    if (!station || !mp3 || mp3.original === 1 || row.status === 'draft') return undefined;
    const show = await shows.get(station, row.show_id);
    const facts = id3Facts({ station, row, show, duration: mp3.duration, publicUrl: context.publicUrl });
    const cover = await firstImage(station, [row.rss_image, row.image, show?.squareImage ?? '', station.defaultImage]);
    return { station, row, mp3, facts, cover, fileKey: id3FileKey(row.id, mp3.media_key, facts, cover) };
  }

  async function firstImage(station: Station, addresses: readonly string[]): Promise<string | null> {
    for (const address of addresses) {
      const key = address === '' ? null : await images.keyOf(station, address);
      if (key !== null) return key;
    }
    return null;
  }

  async function writeFile({ row, mp3, facts, cover, fileKey }: WantedFile): Promise<Id3FileRow> {
    const { station_id, media_key } = mp3;
    const names = { episode_id: row.id, station_id, media_key, file_key: fileKey };
    // Before the file exists, so that a crash leaves no file behind.
    await db.transaction((transaction) => removal.dispose(transaction, names, writing));
    const source = renditionStorageKey(station_id, media_key, 'mp3');
    const bytes = cover === null ? null : await storage.withLocalFile(cover, readCover);
    const tag = writeId3({ ...facts, cover: bytes && { type: 'image/jpeg', bytes } });
    const start = await encoderTagBytes(source);
    async function* chunks() {
      yield tag;
      yield* storage.open(source, { start });
    }
    const expected = tag.length + mp3.bytes - start;
    const stored = await storage.put(id3StorageKey(station_id, fileKey), Readable.from(chunks(), { objectMode: false }), { expected });
    return { ...names, id3_bytes: tag.length, ...stored, written_at: Math.floor(clock.now() / 1000) };
  }

  /** Bytes of the tag that the encoder writes. */
  async function encoderTagBytes(source: string): Promise<number> {
    const head = await storage.open(source, { start: 0, end: 9 }).toArray();
    return id3Bytes(Buffer.concat(head as Buffer[]));
  }

  async function discard(transaction: Transaction, file: Id3FileRow): Promise<void> {
    await deleteId3File(transaction, file.episode_id);
    await dispose(transaction, file);
  }

  function dispose(transaction: Transaction, file: Id3FileRow): Promise<void> {
    return removal.dispose(transaction, file, storage.origins.length > 0 ? grace.objects : grace.disk);
  }

  return {
    async ensure(episodeId) {
      try {
        await update(episodeId, (work) => db.transaction(work));
      } catch (error) {
        log.warn({ err: error, playlist_id: episodeId }, 'the ID3 tag of an episode could not be written yet');
      }
    },
  };
}
