import {
  isAudioError,
  isIntact,
  type SegmentInspector,
  type SegmentLocation,
  type SegmentState,
} from '../../audio/index.ts';
import { piecesIn } from './archive-store.repository.ts';
import { type ArchivePlaces, readPiece, readPieces } from './read-pieces.ts';

/** Keeps the bytes of one piece, which the next segments are often in. */
export class PieceInspector implements SegmentInspector {
  readonly #places: ArchivePlaces;
  #piece: { file: string; offset: number; bytes: Buffer } = { file: '', offset: 0, bytes: Buffer.alloc(0) };

  constructor(places: ArchivePlaces) {
    this.#places = places;
  }

  async stateOf(segment: SegmentLocation): Promise<SegmentState> {
    try {
      return isIntact(await this.#read(segment), segment) ? 'whole' : 'damaged';
    } catch (error) {
      if (!isAudioError(error, 'segment_missing')) throw error;
      const pieces = await piecesIn(this.#places.db, segment.file, 0, Number.MAX_SAFE_INTEGER);
      return pieces.length === 0 ? 'missing' : 'short';
    }
  }

  async close(): Promise<void> {
    this.#piece = { file: '', offset: 0, bytes: Buffer.alloc(0) };
  }

  async #read({ file, offset, length }: SegmentLocation): Promise<Buffer> {
    const known = this.#piece;
    const isKnown =
      known.file === file && offset >= known.offset && offset + length <= known.offset + known.bytes.length;
    if (!isKnown) await this.#load(file, offset, length);
    const { bytes, offset: start } = this.#piece;
    return bytes.subarray(offset - start, offset - start + length);
  }

  /** Loads the whole piece with a segment; a segment in several, or one that has just moved, on its own. */
  async #load(file: string, offset: number, length: number): Promise<void> {
    const pieces = await piecesIn(this.#places.db, file, offset, offset + length);
    const piece = pieces.find(
      (some) => some.offset <= offset && some.offset + some.length >= offset + length,
    );
    const chunks =
      piece &&
      (await collect(
        readPiece(this.#places, file, piece, { from: piece.offset, end: piece.offset + piece.length }),
      ));
    const bytes = chunks ?? (await collect(readPieces(this.#places, [{ file, offset, length }])));
    this.#piece = { file, offset: chunks && piece ? piece.offset : offset, bytes: bytes ?? Buffer.alloc(0) };
  }
}

/** Null if one of the chunks is. */
async function collect(chunks: AsyncIterable<Buffer | null>): Promise<Buffer | null> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) {
    if (!chunk) return null;
    all.push(chunk);
  }
  return Buffer.concat(all);
}
