import {
  type FittedPiece,
  lengthOf,
  type OldPiece,
  overlapOf,
  type WantedPiece,
} from './correction-piece.ts';
import type { Part } from './timeline.ts';

export interface FitRules {
  /** Frames by which a bound may differ from one of the log and still be the same. */
  readonly tolerance: number;
  /** Frames of a part of an event that is left over and belongs to its neighbour. */
  readonly shortest: number;
  /** Frames of a part of a piece beside a used event that belongs to its neighbour at most; a longer one is an event. */
  readonly longestRest: number;
  /** Places that no piece goes across. */
  readonly breaks: readonly number[];
  /** Whether a piece names a used event; by default the one that covers most of it does. */
  readonly names?: (piece: FittedPiece, event: OldPiece) => boolean;
}

type Draft<P> = { -readonly [Name in keyof P]: P[Name] };

/** Divides pieces where the recording was interrupted. */
export function splitAtBreaks<P extends Part>(pieces: readonly P[], breaks: readonly number[]): P[] {
  return pieces.flatMap((piece) => {
    const inside = breaks.filter((place) => place > piece.from && place < piece.to);
    const edges = [piece.from, ...inside, piece.to];
    return inside.length === 0
      ? [piece]
      : edges.slice(1).map((to, index) => ({ ...piece, from: edges[index] ?? piece.from, to }));
  });
}

/** Moves bounds to those of the log that are within the tolerance; pieces without audio are left out. */
export function snapPieces<P extends Part>(
  pieces: readonly P[],
  old: readonly OldPiece[],
  { tolerance, breaks }: FitRules,
): P[] {
  const edges = [...new Set([...breaks, ...old.flatMap(({ from, to }) => [from, to])])].toSorted(
    (one, other) => one - other,
  );
  const snap = (place: number) => {
    const nearest = nearestOf(edges, place);
    return nearest !== undefined && Math.abs(nearest - place) <= tolerance ? nearest : place;
  };
  return pieces
    .map((piece) => ({ ...piece, from: snap(piece.from), to: snap(piece.to) }))
    .filter((piece) => lengthOf(piece) > 0);
}

function nearestOf(sorted: readonly number[], value: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return value - before <= after - value ? before : after;
}

/** Puts the events of the log where nothing is known. A short rest of an event belongs to the piece that cut it, and that of an element that is elsewhere to its neighbour. */
export function keepUnnamed(
  wanted: readonly WantedPiece[],
  old: readonly OldPiece[],
  { shortest, breaks }: FitRules,
): FittedPiece[] {
  const pieces: Draft<FittedPiece & { isRest: boolean }>[] = [];
  const named = new Set(wanted.flatMap(({ cart, key }) => (cart && key !== '' ? [key] : [])));
  for (const { cart, ...piece } of wanted) {
    if (cart) {
      pieces.push({ ...piece, cart, isKept: false, fixedId: null, isRest: false });
      continue;
    }
    for (const event of old.filter((each) => overlapOf(each, piece) > 0)) {
      const [from, to] = [Math.max(event.from, piece.from), Math.min(event.to, piece.to)];
      const isWhole = to - from === lengthOf(event);
      const isRest = !isWhole && (to - from < shortest || named.has(event.key));
      const { cart: own, key } = event;
      pieces.push({ from, to, cart: own, key, isPartial: false, isKept: true, fixedId: null, isRest });
    }
  }
  return giveRests(pieces, { breaks, shortest });
}

/**
 * Makes the pieces respect the events that are used: each is one piece with its own bounds, under the name of the piece that
 * covers most of it. The rest of that piece belongs to its neighbours, whose bounds stay there, unless it is long.
 */
export function fitFixed(
  wanted: readonly FittedPiece[],
  fixed: readonly OldPiece[],
  { shortest, longestRest, breaks, names = coversMost }: FitRules,
): FittedPiece[] {
  let pieces = [...wanted];
  for (const event of fixed) {
    const over = pieces.filter((piece) => overlapOf(piece, event) > 0);
    const main = over.toSorted((one, other) => overlapOf(other, event) - overlapOf(one, event))[0];
    const isNamed = main !== undefined && names(main, event);
    const { from, to, cart, key, id } = event;
    const named = isNamed ? main : { cart, key, isPartial: false, isKept: true };
    const own = { ...named, from, to, fixedId: id, isRest: false };
    const parts = pieces.flatMap((piece) => {
      if (overlapOf(piece, event) <= 0) return [{ ...piece, isRest: false }];
      const sides = [
        { ...piece, to: from },
        { ...piece, from: to },
      ].filter((side) => lengthOf(side) > 0);
      return sides.map((side) => ({
        ...side,
        isRest: lengthOf(side) < (isNamed && piece === main ? longestRest : shortest),
      }));
    });
    pieces = giveRests(
      [...parts, own].toSorted((one, other) => one.from - other.from),
      { breaks, shortest },
    );
  }
  return pieces;
}

function coversMost(piece: Part, event: Part): boolean {
  return overlapOf(piece, event) * 2 > lengthOf(event);
}

/** Gives rests to the neighbour that they touch and that is not used; a rest without one stays. */
function giveRests(
  pieces: readonly Draft<FittedPiece & { isRest: boolean }>[],
  { breaks, shortest }: Pick<FitRules, 'breaks' | 'shortest'>,
): FittedPiece[] {
  const edges = new Set(breaks);
  const canGrow = (piece: FittedPiece | undefined) => piece !== undefined && piece.fixedId === null;
  const given = new Set<FittedPiece>();
  for (const [index, rest] of pieces.entries()) {
    if (!rest.isRest) continue;
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (before && canGrow(before) && !before.isRest && before.to === rest.from && !edges.has(rest.from))
      before.to = rest.to;
    else if (
      after &&
      canGrow(after) &&
      !after.isRest &&
      after.from === rest.to &&
      !edges.has(rest.to) &&
      (rest.key === '' || after.key !== rest.key || lengthOf(rest) < shortest)
    )
      after.from = rest.from;
    else continue;
    given.add(rest);
  }
  return pieces.filter((piece) => !given.has(piece)).map(({ isRest: _isRest, ...piece }) => piece);
}
