import {
  type PlayoutCorrection,
  playoutCorrectionKinds,
  type PlayoutCorrectionLine,
  type PlayoutCorrectionPreview,
} from '@postkit/sdk/schema';
import type { PlayoutCorrectionRow } from '../playout-tables.ts';
import { endOfRow } from './as-run-stretches.ts';
import type { PieceCart } from './correction-piece.ts';
import { type CorrectionDraft, endMs } from './draft-correction.ts';
import type { Part } from './timeline.ts';

type Counts = PlayoutCorrection['counts'];
type ShownPiece = NonNullable<PlayoutCorrectionLine['before']>;

/** Number of lines by kind. */
export function countsOf(kinds: readonly PlayoutCorrectionLine['kind'][]): Counts {
  const counted = playoutCorrectionKinds.map((kind) => [kind, kinds.filter((each) => each === kind).length]);
  return Object.fromEntries(counted) as Counts;
}

export function presentDraft(draft: CorrectionDraft): PlayoutCorrectionPreview {
  const { span, source, version } = draft;
  const lines = linesOf(draft);
  return {
    version,
    start: Math.floor(span.from_ms / 1000),
    end: Math.ceil(span.to_ms / 1000),
    form: source.file?.form ?? null,
    findings: [...(source.file?.findings ?? [])],
    counts: countsOf(lines.map(({ kind }) => kind)),
    lines,
  };
}

function linesOf({
  timeline,
  byId,
  lines,
  rowsWithoutAudio,
  source,
}: CorrectionDraft): PlayoutCorrectionLine[] {
  const shown = (part: Part, cart: PieceCart): ShownPiece => ({
    start_ms: Math.round(timeline.msOf(part.from)),
    end_ms: Math.round(endMs(timeline, part.to)),
    ...cart,
  });
  const changes = lines.map(({ kind, group, old, next }, index): PlayoutCorrectionLine => ({
    index,
    kind,
    group,
    event_id: old?.id ?? null,
    before: old && shown(old, old.cart),
    after: next && shown(next, next.cart),
    users: usersOf((old && byId.get(old.id)?.owners) ?? []),
  }));
  const groups = lines.at(-1)?.group ?? -1;
  const missing = rowsWithoutAudio.map((row, index): PlayoutCorrectionLine => {
    const cart = source.cartOf(row.message);
    return {
      index: lines.length + index,
      kind: 'no_audio',
      group: groups + 1 + index,
      event_id: null,
      before: null,
      after: { ...cart, start_ms: Math.round(row.started_at_ms), end_ms: Math.round(endOfRow(row)) },
      users: usersOf([]),
    };
  });
  return [...changes, ...missing];
}

function usersOf(owners: readonly string[]): PlayoutCorrectionLine['users'] {
  const ids = (kinds: readonly string[]) => {
    const own = owners.map((owner) => owner.split(':')).filter(([kind = '']) => kinds.includes(kind));
    return new Set(own.map(([, id]) => id)).size;
  };
  const kinds = ['episode', 'episode-versions', 'draft'];
  const others = owners.filter((owner) => !kinds.includes(owner.split(':')[0] ?? ''));
  return { episodes: ids(['episode', 'episode-versions']), drafts: ids(['draft']), others: others.length };
}

export function presentCorrection(
  row: Omit<PlayoutCorrectionRow, 'replaced'>,
  canUndo: boolean,
): PlayoutCorrection {
  const { id, source, state, name, from_ms, to_ms, made_at, made_by } = row;
  return {
    id,
    source,
    state,
    name,
    start: Math.floor(from_ms / 1000),
    end: Math.ceil(to_ms / 1000),
    made_at,
    made_by,
    counts: JSON.parse(row.counts) as Counts,
    can_undo: canUndo,
  };
}
