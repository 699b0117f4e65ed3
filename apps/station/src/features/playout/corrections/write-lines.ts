import type { Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { LogChanges, LogEdits, LogEvent, LogTexts } from '../../audio-events/index.ts';
import type { PlayoutEventRow } from '../playout-tables.ts';
import type { FittedPiece, PieceCart } from './correction-piece.ts';
import { replacePlayoutEvents } from './corrections.repository.ts';
import type { NamedSection } from './draft-correction.ts';
import type { CorrectionLine } from './plan-correction.ts';

/** An event as it was before a correction. */
export type EventBefore = Pick<LogEvent, 'row' | 'range'> & {
  /** Its kind and cue; null for an event that no playout system named. */
  readonly playout: PlayoutEventRow | null;
};

/** The events that a correction replaced, to put them back. */
export interface Replaced {
  readonly before: readonly EventBefore[];
  /** Ids of the events that it added. */
  readonly added: readonly number[];
}

type Part = 'removed' | 'changed' | 'added' | 'restored';
type Mutable = { [Name in Part]: LogChanges[Name][number][] };

/** The cue whose element a piece is; null for none. */
type CueOf = (piece: FittedPiece) => number | null;

/**
 * Applies lines of a correction to the log.
 * @param restoredOf the stored state of the event that a piece puts back as it was
 */
export async function writeLines(
  transaction: Transaction,
  edits: LogEdits,
  station: Station,
  {
    section,
    lines,
    cueOf,
    restoredOf = () => null,
  }: {
    readonly section: NamedSection;
    /** All lines of the section in order; those of other groups stay as they are. */
    readonly lines: readonly (CorrectionLine & { readonly isChosen: boolean })[];
    readonly cueOf: CueOf;
    readonly restoredOf?: (piece: FittedPiece) => EventBefore | null;
  },
): Promise<Replaced> {
  const { timeline, byId, playout } = section;
  const changes: Mutable = { removed: [], changed: [], added: [], restored: [] };
  const before: EventBefore[] = [];
  const names: { readonly id: number | null; readonly row: Omit<PlayoutEventRow, 'event_id'> | null }[] = [];
  const ids = idsOf(lines);

  for (const [index, line] of lines.entries()) {
    const { old, next, kind } = line;
    if (!line.isChosen || kind === 'no_row') continue;
    const event = old ? byId.get(old.id) : undefined;
    const known = (event && playout.get(event.row.id)) ?? null;
    const named = next && namedAs(next, station.id, cueOf(next));
    const stored = next ? restoredOf(next) : null;
    const isSame = kind === 'unchanged' && named?.kind === known?.kind && named?.cue_id === known?.cue_id;
    if (isSame && !stored) continue;
    if (event) before.push({ row: event.row, range: event.range, playout: known });
    if (!next) {
      if (event) changes.removed.push(event.row.id);
      continue;
    }
    const texts = textsOf(next.cart);
    if (stored) {
      changes.restored.push(stored);
      names.push({ id: stored.row.id, row: stored.playout });
    } else if (event) {
      const cut =
        kind === 'recut' ? { range: timeline.rangeOf(next), started_at_ms: timeline.msOf(next.from) } : null;
      if (cut || kind === 'renamed') changes.changed.push({ row: event.row, ...texts, cut });
      names.push({ id: event.row.id, row: named });
    } else {
      const started_at_ms = timeline.msOf(next.from);
      const between = { above: ids.above[index] ?? 0, below: ids.below[index] ?? Number.MAX_SAFE_INTEGER };
      changes.added.push({ ...texts, range: timeline.rangeOf(next), started_at_ms, ...between });
      names.push({ id: null, row: named });
    }
  }
  const added = await edits.apply(transaction, station, changes);
  const made = [...added];
  const rows = names.flatMap(({ id, row }): PlayoutEventRow[] => {
    const event_id = id ?? made.shift();
    return row && event_id !== undefined ? [{ ...row, event_id }] : [];
  });
  const touched = [...changes.removed, ...names.flatMap(({ id }) => id ?? []), ...added];
  await replacePlayoutEvents(transaction, touched, rows);
  const kept = new Set(before.map(({ row }) => row.id));
  const restored = changes.restored.map(({ row }) => row.id).filter((id) => !kept.has(id));
  return { before, added: [...added, ...restored] };
}

/** Ids between which that of a new event belongs, so that ids follow each other as the audio does. */
function idsOf(lines: readonly CorrectionLine[]) {
  const staying = (line: CorrectionLine) => (line.next && line.old ? line.old.id : null);
  const above: number[] = [];
  let last = 0;
  for (const line of lines) {
    above.push(last);
    last = Math.max(last, staying(line) ?? 0);
  }
  const below: number[] = [];
  let next = Number.MAX_SAFE_INTEGER;
  for (const line of lines.toReversed()) {
    below.push(next);
    next = Math.min(next, staying(line) ?? next);
  }
  return { above, below: below.toReversed() };
}

function namedAs(
  { cart }: FittedPiece,
  station_id: number,
  cue_id: number | null,
): Omit<PlayoutEventRow, 'event_id'> | null {
  return cart.kind === null ? null : { station_id, kind: cart.kind, cue_id };
}

function textsOf({ title, artist, identifier, category }: PieceCart): LogTexts {
  return { title, artist, identifier, category };
}
