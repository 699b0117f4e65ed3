import { Readable } from 'node:stream';
import { id3Bytes, writeId3 } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import { loadSharp } from '../../../platform/load-sharp.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { Images } from '../../images/index.ts';
import type { Shows } from '../../shows/index.ts';
import type { EpisodeRow, Id3FileRow, RenditionRow } from '../episode-tables.ts';
import { renditionStorageKey } from '../renditions/rendition-key.ts';
import { isForSubscribers } from '../subscriber-episodes.repository.ts';
import { type Id3Facts, id3Facts, id3FileKey } from './id3-facts.ts';
import type { Id3Removal } from './id3-removal.jobs.ts';
import { id3StorageKey } from './id3-storage-key.ts';

/** An mp3 that a tag is written into. */
export type Id3Audio = Pick<RenditionRow, 'station_id' | 'media_key' | 'bytes' | 'duration' | 'original'>;

/** A file that an episode should have. */
export interface WantedId3File {
  readonly station: Station;
  readonly episodeId: number;
  readonly mp3: Id3Audio;
  readonly facts: Id3Facts;
  /** Key of the image in the storage; null for none. */
  readonly cover: string | null;
  readonly fileKey: string;
}

export interface Id3WriterDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly removal: Id3Removal;
}

export interface Id3Writer {
  /** The file that an episode should have for some audio; undefined if it gets none. */
  wanted(row: EpisodeRow, mp3: Id3Audio | undefined): Promise<WantedId3File | undefined>;
  /** The tag of the encoder at the start of a stored mp3; empty for none. */
  encoderTag(source: string): Promise<Buffer>;
  /** Writes a file beside the rendition. @throws storage.full */
  write(wanted: WantedId3File): Promise<Id3FileRow>;
}

/** Milliseconds after which a file is removed if it is not served by then, because the write was interrupted. */
const longestWrite = 6 * 3_600_000;

export function createId3Writer(
  { db, clock, storage, publicUrl }: StationContext,
  { accounts, shows, images, removal }: Id3WriterDeps,
): Id3Writer {
  async function firstImage(station: Station, addresses: readonly string[]): Promise<string | null> {
    for (const address of addresses) {
      const key = address === '' ? null : await images.keyOf(station, address);
      if (key !== null) return key;
    }
    return null;
  }

  /** Bytes of the tag that the encoder writes. */
  async function encoderTagBytes(source: string): Promise<number> {
    const head = await storage.open(source, { start: 0, end: 9 }).toArray();
    return id3Bytes(Buffer.concat(head as Buffer[]));
  }

  return {
    async encoderTag(source) {
      const bytes = await encoderTagBytes(source);
      if (bytes === 0) return Buffer.alloc(0);
      return Buffer.concat((await storage.open(source, { start: 0, end: bytes - 1 }).toArray()) as Buffer[]);
    },
    async wanted(row, mp3) {
      const station = accounts.stationById(row.station_id);
      if (!station || !mp3 || mp3.original === 1 || row.status === 'draft') return undefined;
      const show = await shows.get(station, row.show_id);
      const hasPage = !(await isForSubscribers(db, row.id));
      const facts = id3Facts({ station, row, show, duration: mp3.duration, publicUrl, hasPage });
      const cover = await firstImage(station, [
        row.rss_image,
        row.image,
        show?.squareImage ?? '',
        station.defaultImage,
      ]);
      return {
        station,
        episodeId: row.id,
        mp3,
        facts,
        cover,
        fileKey: id3FileKey(row.id, mp3.media_key, facts, cover),
      };
    },
    async write({ episodeId: episode_id, mp3, facts, cover, fileKey: file_key }) {
      const { station_id, media_key } = mp3;
      const names = { episode_id, station_id, media_key, file_key };
      // Before the file exists, so that a crash leaves no file behind.
      await db.transaction((transaction) => removal.dispose(transaction, names, longestWrite));
      const source = renditionStorageKey(station_id, media_key, 'mp3');
      const bytes = cover === null ? null : await storage.withLocalFile(cover, readCover);
      const tag = writeId3({ ...facts, cover: bytes && { type: 'image/jpeg', bytes } });
      const start = await encoderTagBytes(source);
      async function* chunks() {
        yield tag;
        yield* storage.open(source, { start });
      }
      const expected = tag.length + mp3.bytes - start;
      const stored = await storage.put(
        id3StorageKey(station_id, file_key),
        Readable.from(chunks(), { objectMode: false }),
        { expected },
      );
      return { ...names, id3_bytes: tag.length, ...stored, written_at: clock.seconds() };
    },
  };
}

/** Pixels of the sides of a cover: the size that directories ask for, then smaller ones for pictures that do not compress. */
const sides = [1400, 1000, 600];
/** Bytes of a cover in a file. */
const mostBytes = 1_000_000;

/** An image as a JPEG of at most 1400 × 1400 pixels and a megabyte. @throws if it cannot be decoded */
async function readCover(file: string): Promise<Buffer> {
  const sharp = await loadSharp();
  let cover = Buffer.alloc(0);
  for (const side of sides) {
    const image = sharp(file)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    cover = await image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
    if (cover.length <= mostBytes) return cover;
  }
  return cover;
}
