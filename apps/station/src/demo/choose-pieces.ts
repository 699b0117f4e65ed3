/** Seconds: long enough to hear, short enough to render quickly. */
const length = 60;
/** Seconds; longer pieces, such as talks of ten minutes, are skipped. */
const longestPiece = 320;

interface Piece {
  readonly category: string;
  /** Seconds. */
  readonly duration: number;
}

/**
 * The first pieces of some categories that suffice for an episode of the demo. A broadcast of chance may have hours without them: then
 * those of all categories, so that no episode is missing.
 * @param pieces of some hours, in their order
 */
export function choosePieces<One extends Piece>(
  pieces: readonly One[],
  categories: readonly string[],
): One[] {
  const short = pieces.filter(({ duration }) => duration <= longestPiece);
  const wanted = short.filter(({ category }) => categories.includes(category));
  const chosen: One[] = [];
  let total = 0;
  for (const piece of wanted.length > 0 ? wanted : short) {
    if (total >= length) break;
    chosen.push(piece);
    total += piece.duration;
  }
  return chosen;
}
