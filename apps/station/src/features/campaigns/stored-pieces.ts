import { lengthOfPiece, type StitchedPiece } from '../../audio/index.ts';
import type { ByteRange } from '../../platform/http/byte-range.ts';

/** A part of a version: bytes of the episode's own file or of a campaign's file, or new bytes. */
export type StoredPiece =
  | Exclude<StitchedPiece, { from: 'insert' }>
  | { from: 'file'; key: string; start: number; end: number };

/** A piece with its place in the version; `until` is after its last byte. */
export interface PlacedPiece {
  readonly piece: StoredPiece;
  readonly at: number;
  readonly until: number;
}

export function placed(pieces: readonly StoredPiece[]): PlacedPiece[] {
  let at = 0;
  return pieces.map((piece) => {
    const from = at;
    at += lengthOfPiece(piece);
    return { piece, at: from, until: at };
  });
}

/** The bytes of a range of a version. `open` reads bytes of a stored file, both ends included. */
export async function* bytesOf(
  pieces: readonly PlacedPiece[],
  range: ByteRange,
  mainKey: string,
  open: (key: string, range: ByteRange) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (const { piece, from, to } of within(pieces, range)) {
    if (piece.from === 'bytes') yield Buffer.from(piece.data, 'base64').subarray(from, to);
    else
      yield* open(piece.from === 'main' ? mainKey : piece.key, {
        start: piece.start + from,
        end: piece.start + to - 1,
      });
  }
}

/**
 * The bytes of the episode's own file that a range of a version contains. Bytes of that file that no piece has, such as its
 * header, belong to the piece after them, or to the last one.
 * @param mainBytes of the episode's own file
 */
export function contentOf(pieces: readonly PlacedPiece[], range: ByteRange, mainBytes: number): ByteRange[] {
  const ends = pieces.flatMap(({ piece }) => (piece.from === 'main' ? [piece.end] : []));
  return within(pieces, range).flatMap(({ piece, from, to }) => {
    if (piece.from !== 'main') return [];
    const number = ends.indexOf(piece.end);
    const start = from === 0 ? (ends[number - 1] ?? 0) : piece.start + from;
    const isEnd = number === ends.length - 1 && piece.start + to === piece.end;
    return [{ start, end: isEnd ? mainBytes - 1 : piece.start + to - 1 }];
  });
}

/** Pieces in a range, each with the bytes of it that the range has, `to` exclusive. */
function within(pieces: readonly PlacedPiece[], { start, end }: ByteRange) {
  return pieces.flatMap(({ piece, at, until }) => {
    const [from, to] = [Math.max(start, at) - at, Math.min(end + 1, until) - at];
    return to > from ? [{ piece, from, to }] : [];
  });
}
