import { AudioError, type ArchiveRange } from '../../audio/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/objects/object-store.ts';
import { piecesIn, tailBytes, type ArchivePiece } from './archive-store.repository.ts';

export interface ArchivePlaces {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'get'>;
}

/** Bytes in sequence; null for those of a segment that was moved meanwhile. */
type Chunks = AsyncGenerator<Buffer | null, void, undefined>;

/** A piece moves once, from the tail to an object. More attempts allow for moves of others in a long range. */
const attempts = 5;

/** Reads ranges in order. Throws `segment_missing` when bytes are missing, `storage.unavailable` when the store is down. */
export async function* readPieces(
  places: ArchivePlaces,
  ranges: readonly ArchiveRange[],
): AsyncGenerator<Buffer, void, undefined> {
  for (const range of ranges) yield* readRange(places, range);
}

async function* readRange(
  places: ArchivePlaces,
  { file, offset, length }: ArchiveRange,
): AsyncGenerator<Buffer, void, undefined> {
  const end = offset + length;
  let at = offset;
  for (let attempt = 1; at < end; attempt += 1) {
    const before = at;
    for await (const chunk of readFrom(places, file, at, end)) {
      if (!chunk) break;
      at += chunk.length;
      yield chunk;
    }
    if (at > before) attempt = 1;
    if (at < end && attempt === attempts) throw missing(file);
  }
}

async function* readFrom(places: ArchivePlaces, file: string, from: number, end: number): Chunks {
  let at = from;
  for (const piece of await piecesIn(places.db, file, from, end)) {
    const pieceEnd = Math.min(end, piece.offset + piece.length);
    if (pieceEnd <= at) continue;
    if (piece.offset > at) throw missing(file);
    for await (const chunk of readPiece(places, file, piece, { from: at, end: pieceEnd })) {
      yield chunk;
      if (!chunk) return;
      at += chunk.length;
    }
  }
  if (at < end) throw missing(file);
}

/** Reads bytes of a piece, given by their offsets in the file. */
export async function* readPiece(
  { db, objects }: ArchivePlaces,
  file: string,
  piece: ArchivePiece,
  { from, end }: { from: number; end: number },
): Chunks {
  const [start, length] = [from - piece.offset, end - from];
  if (piece.key === null) {
    const bytes = await tailBytes(db, { file, offset: piece.offset });
    yield bytes && bytes.subarray(start, start + length);
    return;
  }
  const object = await objects.get(piece.key, { start, end: start + length - 1 }).catch((error: unknown) => {
    if (error instanceof RangeError) throw missing(file, error);
    throw error;
  });
  if (!object) throw missing(file);
  let read = 0;
  try {
    for await (const chunk of object.body as AsyncIterable<Buffer>) {
      read += chunk.length;
      yield chunk;
    }
  } finally {
    object.body.destroy();
  }
  if (read < length) throw missing(file);
}

function missing(file: string, cause?: unknown): AudioError {
  return new AudioError('segment_missing', `bytes of the archive file ${file} are missing`, { cause });
}
