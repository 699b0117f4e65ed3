import {
  type FittedPiece,
  lengthOf,
  nameOf,
  type OldPiece,
  overlapOf,
  type PieceCart,
  type WantedPiece,
} from './correction-piece.ts';
import { fitFixed, type FitRules, keepUnnamed, snapPieces, splitAtBreaks } from './fit-pieces.ts';
import { richerCart } from './richer-cart.ts';

/**
 * - `unchanged`: an event stays as it is
 * - `no_row`: an event stays because the source says nothing of its time
 * - `renamed`: the same audio under another cart
 * - `recut`: an event with other bounds, under its cart or another one
 * - `added`: an event that is new
 * - `gone`: an event whose audio other events have from now on
 */
export type CorrectionLineKind = 'unchanged' | 'no_row' | 'renamed' | 'recut' | 'added' | 'gone';

export interface CorrectionLine {
  readonly kind: CorrectionLineKind;
  /** Lines of one group share bounds that move, so that they are applied together. */
  readonly group: number;
  readonly old: OldPiece | null;
  readonly next: FittedPiece | null;
}

/**
 * Compares a section of the log with what it should be. Bounds of events that are used never move.
 * @param old in order, without overlaps
 * @param wanted in order; parts of the log outside them stay
 */
export function planCorrection(
  old: readonly OldPiece[],
  wanted: readonly WantedPiece[],
  rules: FitRules,
): CorrectionLine[] {
  const split = splitAtBreaks(wanted, rules.breaks);
  const named = keepUnnamed(snapPieces(split, old, rules), old, rules);
  const fitted = fitFixed(
    named,
    old.filter(({ isFixed }) => isFixed),
    rules,
  );
  const names = new Set(wanted.flatMap(({ cart }) => (cart?.kind === 'element' ? [nameOf(cart)] : [])));
  return groupsOf(old, fitted).flatMap((group, index) => linesOf(group, index, names));
}

interface Group {
  readonly old: OldPiece[];
  readonly next: FittedPiece[];
}

/** Pieces that overlap, directly or by way of others. Between two groups, the log is cut before and after. */
function groupsOf(old: readonly OldPiece[], fitted: readonly FittedPiece[]): Group[] {
  const all = [
    ...old.map((piece) => ({ piece, isOld: true as const })),
    ...fitted.map((piece) => ({ piece, isOld: false as const })),
  ].toSorted((one, other) => one.piece.from - other.piece.from);
  const groups: Group[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of all) {
    if (each.piece.from >= end) groups.push({ old: [], next: [] });
    const group = groups.at(-1);
    if (each.isOld) group?.old.push(each.piece);
    else group?.next.push(each.piece);
    end = Math.max(end, each.piece.to);
  }
  return groups;
}

function linesOf({ old, next }: Group, group: number, names: ReadonlySet<string>): CorrectionLine[] {
  const pairs = pairsOf(old, next);
  const paired = new Set(pairs.values());
  const lines = next.map((piece): CorrectionLine => {
    const event = pairs.get(piece);
    if (!event) return { kind: 'added', group, old: null, next: piece };
    const cart = richerCart(piece, event, names);
    return { kind: kindOf(event, piece, cart), group, old: event, next: { ...piece, cart } };
  });
  const gone = old
    .filter((event) => !paired.has(event))
    .map((event): CorrectionLine => ({ kind: 'gone', group, old: event, next: null }));
  return [...lines, ...gone].toSorted((one, other) => placeOf(one) - placeOf(other));
}

function kindOf(event: OldPiece, piece: FittedPiece, cart: PieceCart): CorrectionLineKind {
  if (event.from !== piece.from || event.to !== piece.to) return 'recut';
  if (!isSameCart(event.cart, cart)) return 'renamed';
  return piece.isKept ? 'no_row' : 'unchanged';
}

/** The event that each piece continues: the same bounds of a used one, the same cue, the same cart, else the most audio. */
function pairsOf(old: readonly OldPiece[], next: readonly FittedPiece[]): Map<FittedPiece, OldPiece> {
  const pairs = new Map<FittedPiece, OldPiece>();
  const taken = new Map<OldPiece, FittedPiece>();

  function pair(piece: FittedPiece, event: OldPiece): void {
    if (pairs.has(piece) || taken.has(event)) return;
    if (event.isFixed !== (piece.fixedId !== null)) return;
    // The order of ids is the order of the log.
    const crosses = [...pairs].some(([other, known]) => other.from < piece.from !== known.from < event.from);
    if (crosses) return;
    pairs.set(piece, event);
    taken.set(event, piece);
  }

  for (const piece of next) for (const event of old) if (piece.fixedId === event.id) pair(piece, event);
  const byKey = new Map(old.filter(({ key }) => key !== '').map((event) => [event.key, event] as const));
  // A part that an event leaves behind is not the one that continues it.
  for (const piece of next.toSorted((one, other) => Number(one.isKept) - Number(other.isKept))) {
    const event = byKey.get(piece.key);
    if (event) pair(piece, event);
  }
  const over = next.flatMap((piece) =>
    old.filter((event) => overlapOf(piece, event) > 0).map((event) => ({ piece, event })),
  );
  const isNamed = ({ piece, event }: (typeof over)[number]) =>
    piece.cart.kind === 'element' && nameOf(piece.cart) === nameOf(event.cart);
  const share = ({ piece, event }: (typeof over)[number]) =>
    overlapOf(piece, event) / Math.max(lengthOf(piece), lengthOf(event));
  const ranked = over.toSorted(
    (one, other) => Number(isNamed(other)) - Number(isNamed(one)) || share(other) - share(one),
  );
  for (const { piece, event } of ranked) pair(piece, event);
  return pairs;
}

const placeOf = ({ old, next }: CorrectionLine): number => next?.from ?? old?.from ?? 0;

function isSameCart(one: PieceCart, other: PieceCart): boolean {
  return (['title', 'artist', 'identifier', 'category'] as const).every((name) => one[name] === other[name]);
}
