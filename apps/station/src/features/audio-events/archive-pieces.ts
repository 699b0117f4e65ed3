import type { Readable } from 'node:stream';
import { z } from 'zod';
import { AudioError, type Archive, isIntact, type SegmentRecord } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { levelsAt, placeOf, storeLevels } from './loudness.repository.ts';
import { ensureFile, type IndexedSegment, insertSegments, segmentsOf } from './segments.repository.ts';

/** Segments of a stream whose bytes follow each other in one file of the archive: an hour at most. */
export interface ArchivePiece {
  readonly streamId: number;
  readonly segments: readonly IndexedSegment[];
}

/** The segments of a piece outside the station; peaks and levels are base64. */
export const pieceIndex = z.object({
  stream_id: z.int().positive(),
  segments: z
    .array(
      z.object({
        n: z.int().min(0),
        length: z.int().min(1).max(2_000_000),
        frames: z.int().min(1).max(2000),
        started_at_ms: z.int(),
        crc32: z.int().nullable(),
        padding: z.int().min(0).max(2_100_000).nullable().default(null),
        peaks: z.string().max(20_000),
        levels: z.string().max(20_000).nullable(),
      }),
    )
    .min(1)
    .max(2000),
});
export type PieceIndex = z.output<typeof pieceIndex>;

/** Reads audio of the archive with all that belongs to it, and adds such audio to another station. */
export interface ArchivePieces {
  /** The segments from one number to another, inclusive; without those that are damaged. */
  read(streamId: number, firstN: number, lastN: number): AsyncGenerator<ArchivePiece>;
  describe(piece: ArchivePiece): Promise<PieceIndex>;
  /** Its ADTS bytes. */
  content(piece: ArchivePiece): AsyncIterable<Buffer>;
  /**
   * Appends a piece to a file of its own, in place of that of an interrupted call.
   * @param stream its id and its name in the archive, which has no other writer
   * @param audio the bytes of its segments, in order
   * @param within runs in the transaction of its rows
   * @throws an AudioError `segment_missing` if the bytes differ from the index
   */
  add(
    stream: { readonly id: number; readonly name: string },
    index: PieceIndex,
    audio: Readable,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
}

/** Segments of about an hour. */
const mostSegments = 720;

export function createArchivePieces({ db, archive }: Pick<StationContext, 'db' | 'archive'>): ArchivePieces {
  return {
    async *read(streamId, firstN, lastN) {
      for (let next = firstN; next <= lastN; next += mostSegments) {
        let segments: IndexedSegment[] = [];
        for (const segment of await segmentsOf(
          db,
          streamId,
          next,
          Math.min(lastN, next + mostSegments - 1),
        )) {
          if (!(await isReadable(archive, segment))) continue;
          const last = segments.at(-1);
          if (last && (last.file !== segment.file || last.n + 1 !== segment.n)) {
            yield { streamId, segments };
            segments = [];
          }
          segments.push(segment);
        }
        if (segments.length > 0) yield { streamId, segments };
      }
    },
    async describe({ streamId, segments }) {
      const levels = await levelsAt(db, segments);
      const described: PieceIndex['segments'] = [];
      for (const segment of segments) {
        const { n, length, frames, started_at_ms, crc32, padding = null } = segment;
        const own = levels.get(placeOf(segment));
        const peaks = base64(await archive.storedPeaks(segment));
        described.push({
          n,
          length,
          frames,
          started_at_ms,
          crc32: crc32 ?? null,
          padding,
          peaks,
          levels: own ? base64(own) : null,
        });
      }
      return { stream_id: streamId, segments: described };
    },
    content: ({ segments }) => contentOf(archive, segments),
    async add(stream, { segments }, audio, within) {
      const [first] = segments;
      if (!first) throw new Error('A piece has at least one segment.');
      const hour = `${new Date(first.started_at_ms).toISOString().slice(0, 13)}-${first.n}`;
      await archive.removeFile(`${stream.name}/${hour}.aac`);
      const bytes = exactBytes(audio);
      const records: SegmentRecord[] = [];
      for (const { n, length, frames, crc32, padding, started_at_ms, peaks, levels } of segments) {
        const data = await bytes.next(length);
        if (!isIntact(data, { length, frames, crc32 }))
          throw new AudioError('segment_missing', 'a segment is damaged');
        const loudness = levels === null ? undefined : new Uint8Array(Buffer.from(levels, 'base64'));
        const added = {
          stream: stream.name,
          hour,
          n,
          started_at_ms,
          data,
          peaks: new Int8Array(Buffer.from(peaks, 'base64')),
          loudness,
        };
        records.push({ ...(await archive.append(added)), padding });
      }
      await db.transaction(async (transaction) => {
        const [record] = records;
        const { file: name = '' } = record ?? {};
        const file_id = await ensureFile(transaction, {
          stream_id: stream.id,
          name,
          first_n: first.n,
          started_at_ms: first.started_at_ms,
        });
        const rows = records.map(({ n, offset, length, frames, started_at_ms, crc32, padding = null }) => {
          return { stream_id: stream.id, n, file_id, offset, length, frames, started_at_ms, crc32, padding };
        });
        await insertSegments(transaction, rows);
        await storeLevels(transaction, records);
        await within(transaction);
      });
    },
  };
}

async function isReadable(archive: Pick<Archive, 'readSegment'>, segment: IndexedSegment): Promise<boolean> {
  return archive.readSegment(segment).then(
    (bytes) => isIntact(bytes, segment),
    () => false,
  );
}

async function* contentOf(
  archive: Pick<Archive, 'readSegment'>,
  segments: readonly IndexedSegment[],
): AsyncGenerator<Buffer> {
  for (const segment of segments) yield await archive.readSegment(segment);
}

function base64(bytes: Uint8Array | Int8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Reads a stream in pieces of given lengths. */
function exactBytes(source: Readable) {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  return {
    async next(length: number): Promise<Buffer> {
      while (rest.length < length) {
        const chunk = await chunks.next();
        if (chunk.done) throw new AudioError('segment_missing', 'the audio ends before its last segment');
        rest = rest.length === 0 ? chunk.value : Buffer.concat([rest, chunk.value]);
      }
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    },
  };
}
