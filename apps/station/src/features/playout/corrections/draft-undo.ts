import type { Tables } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { LogEdits } from '../../audio-events/index.ts';
import type { FittedPiece, OldPiece, WantedPiece } from './correction-piece.ts';
import { type NamedSection, nameSection } from './draft-correction.ts';
import { type CorrectionLine, planCorrection } from './plan-correction.ts';
import type { EventBefore, Replaced } from './write-lines.ts';

/** Lines that put a log back. */
export interface UndoDraft {
  readonly section: NamedSection;
  readonly lines: readonly (CorrectionLine & { readonly isChosen: boolean })[];
  readonly cueOf: (piece: FittedPiece) => number | null;
  readonly restoredOf: (piece: FittedPiece) => EventBefore | null;
  /** Events that stay because they are used by now. */
  readonly kept: readonly { readonly event_id: number; readonly title: string }[];
}

/** Compares the log with what a correction replaced; null if nothing of that audio is left. */
export async function draftUndo(
  from: Tables,
  edits: LogEdits,
  station: Station,
  { before, added }: Replaced,
): Promise<UndoDraft | null> {
  const section = await edits.sectionOf(
    from,
    station.id,
    before.map(({ range }) => range),
  );
  if (!section) return null;
  const named = await nameSection(from, station, section);
  const { timeline } = named;
  const replaced = new Map(before.map((event) => [event.row.id, event] as const));
  const ours = new Set([...replaced.keys(), ...added]);
  const keyOf = (id: number) => `event:${id}`;
  const old = named.old.map((piece): OldPiece => ({ ...piece, key: keyOf(piece.id) }));
  const wanted = before
    .map(({ row, range, playout }): WantedPiece => {
      const { title, artist, identifier, category } = row;
      const cart = { kind: playout?.kind ?? null, title, artist, identifier, category };
      return { ...timeline.partOf(range), cart, key: keyOf(row.id), isPartial: false };
    })
    .toSorted((one, other) => one.from - other.from);
  const mine = old.filter(({ id }) => ours.has(id));
  const lines = planCorrection(mine, wanted, {
    tolerance: 0,
    shortest: 0,
    longestRest: 0,
    breaks: [],
    names: (piece, event) => piece.key === event.key && piece.from === event.from && piece.to === event.to,
  });
  const stateOf = ({ key }: FittedPiece) => replaced.get(Number(key.slice('event:'.length))) ?? null;
  const kept = lines.flatMap(({ old: event, next }) =>
    event?.isFixed && !(next && isWhole(next, stateOf(next), named))
      ? [{ event_id: event.id, title: event.cart.title }]
      : [],
  );
  return {
    section: named,
    lines: lines.map((line) => ({ ...line, isChosen: true })),
    cueOf: (piece) => stateOf(piece)?.playout?.cue_id ?? null,
    restoredOf(piece) {
      const state = stateOf(piece);
      return state && isWhole(piece, state, named) ? state : null;
    },
    kept,
  };
}

/** Whether a piece has the bounds that an event had. */
function isWhole(piece: FittedPiece, state: EventBefore | null, { timeline }: NamedSection): boolean {
  if (!state) return false;
  const { from, to } = timeline.partOf(state.range);
  return piece.from === from && piece.to === to;
}
