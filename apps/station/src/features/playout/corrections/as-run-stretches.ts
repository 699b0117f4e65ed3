import { type AsRunFile, type AsRunRow, type Cue, planStretches } from '../../../playout/index.ts';
import { nameOf, type PieceCart } from './correction-piece.ts';

/** A part of the broadcast by a source of a correction, in Unix milliseconds. */
export interface SourceStretch {
  readonly from_ms: number;
  readonly to_ms: number;
  /** Null where the source says nothing. */
  readonly cart: PieceCart | null;
  readonly key: string;
  readonly isPartial: boolean;
}

/** An event of the log at its time. */
export interface LoggedCart {
  readonly started_at_ms: number;
  readonly cart: PieceCart;
}

export interface AsRunRules {
  /** Milliseconds by which the sound is recorded later than the file says. */
  readonly offset_ms: number;
  readonly shortestTalk_ms: number;
  readonly shortestElement_ms: number;
  readonly talkCategory: string;
  /** The cart of a row. */
  readonly cartOf: (message: AsRunRow['message']) => PieceCart;
}

/** A row that aired, at the time of its sound. */
export interface AiredRow extends Cue {
  /** Index in the file. */
  readonly row: number;
  readonly message: AsRunRow['message'];
}

/** Milliseconds by which a row may differ from the event that has its name, beside the precision of its form. */
const usualDifference_ms = 5000;

/**
 * The rows of a file that aired. A form without seconds says the minute only: then a row starts where the log has its name, else
 * after the row before.
 */
export function airedRows(
  { rows }: Pick<AsRunFile, 'rows'>,
  logged: readonly LoggedCart[],
  { offset_ms, cartOf }: Pick<AsRunRules, 'offset_ms' | 'cartOf'>,
): AiredRow[] {
  const aired: AiredRow[] = [];
  let next = 0;
  for (const [row, { message, precision_ms }] of rows.entries()) {
    if (message.kind !== 'start' || message.started_at_ms === null) continue;
    const stated_ms = message.started_at_ms + offset_ms;
    const latest_ms = stated_ms + precision_ms;
    const [name, { identifier }] = [nameOf(cartOf(message)), cartOf(message)];
    const found = logged.findIndex(
      ({ started_at_ms, cart }, index) =>
        index >= next &&
        started_at_ms > stated_ms - usualDifference_ms &&
        started_at_ms < latest_ms + usualDifference_ms &&
        (nameOf(cart) === name || (identifier !== '' && cart.identifier === identifier)),
    );
    const known = logged[found];
    const end_ms = aired.at(-1)?.ended_at_ms ?? Number.NEGATIVE_INFINITY;
    const after_ms = precision_ms > 1000 && end_ms <= latest_ms ? Math.max(stated_ms, end_ms) : stated_ms;
    const started_at_ms = known && precision_ms > 1000 ? known.started_at_ms : after_ms;
    if (known) next = found + 1;
    const { played_ms, planned_ms } = message;
    aired.push({
      row,
      message,
      started_at_ms,
      ended_at_ms: played_ms === null ? null : started_at_ms + played_ms,
      planned_ms,
      isJoined: false,
    });
  }
  return aired;
}

/** Unix milliseconds at which a row ends at the latest. */
export const endOfRow = ({ started_at_ms, ended_at_ms, planned_ms }: AiredRow): number =>
  ended_at_ms ?? started_at_ms + (planned_ms ?? 0);

/** The parts of the span between the first and the last row of a file. */
export function asRunStretches(
  aired: readonly AiredRow[],
  content: AsRunFile['content'],
  { talkCategory, shortestTalk_ms, shortestElement_ms, cartOf }: AsRunRules,
): SourceStretch[] {
  const first = aired[0];
  if (!first) return [];
  const span = { from_ms: first.started_at_ms, to_ms: Math.max(...aired.map(endOfRow)) };
  const rules = { shortestTalk_ms, shortestElement_ms, silent_ms: Number.POSITIVE_INFINITY };
  const talk: PieceCart = { kind: 'talk', title: '', artist: '', identifier: '', category: talkCategory };
  return planStretches(aired, span, rules).map(({ cue, from_ms, to_ms }) => ({
    from_ms,
    to_ms,
    cart: cue ? cartOf(cue.message) : content === 'all' ? talk : null,
    key: cue ? `row:${cue.row}` : '',
    isPartial: true,
  }));
}
