import { framesToMs } from '../../audio/index.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { LogWriter } from '../audio-events/index.ts';
import type { PlayoutLog } from '../playout/index.ts';
import { type CartPiece, endedStretches, piecesOf } from './cart-cut.ts';
import { type CutSegment, gapBefore, type LogCut, type LogPiece } from './log-cut.ts';
import { snapStretches, type SoundOf } from './snap-stretches.ts';

export interface CartSources {
  readonly logs: Pick<LogWriter, 'segmentsAired'>;
  readonly playout: PlayoutLog;
  readonly stationId: number;
  /** The sound of the last minutes. */
  readonly soundOf: SoundOf;
}

/** The pieces that a segment adds to a log whose playout system says what is on air. */
export interface CartsTaken {
  readonly cut: LogCut;
  /** Pieces that titles of the stream named before. */
  readonly titled: readonly LogPiece[];
  readonly carts: readonly CartPiece[];
  readonly gap: { from_ms: number; to_ms: number } | null;
}

/**
 * Cuts a log by the carts of its playout system up to a segment that is stored already.
 * @returns null for a station without an input that is on
 */
export async function takeCarts(
  transaction: Tables,
  cut: LogCut,
  segment: CutSegment,
  { logs, playout, stationId, soundOf }: CartSources,
): Promise<CartsTaken | null> {
  const end_ms = segment.started_at_ms + framesToMs(segment.frames);
  const from_ms = cut.carts_ms ?? segment.started_at_ms;
  const span = { from_ms: cut.planned_ms ?? from_ms, to_ms: end_ms };
  const planned = await playout.plan(transaction, stationId, span, { isRecorded: true });
  if (!planned) return null;
  const due = endedStretches(planned, end_ms);
  const planned_ms = due.at(-1)?.to_ms ?? cut.planned_ms;
  const following = planned.stretches.find(({ to_ms }) => to_ms > (planned_ms ?? from_ms));
  const ended = snapStretches(due, { from_ms, following, soundOf });
  const carts = piecesOf(ended, await audioOf(transaction, { logs, stationId }, ended));
  const titles = cut.waiting.filter(({ at_ms }) => at_ms < end_ms);
  return {
    cut: {
      title: titles.at(-1)?.title ?? cut.title,
      open: null,
      waiting: cut.waiting.filter(({ at_ms }) => at_ms >= end_ms),
      end_ms,
      carts_ms: ended.at(-1)?.to_ms ?? from_ms,
      planned_ms,
    },
    titled: cut.open ? [cut.open] : [],
    carts,
    gap: gapBefore(cut, segment),
  };
}

/** The carts of a log that ends: the one that is open too. */
export async function endCarts(
  transaction: Tables,
  { carts_ms, planned_ms, end_ms }: LogCut,
  { logs, playout, stationId, soundOf }: CartSources,
): Promise<CartPiece[]> {
  if (carts_ms === null || end_ms === null || end_ms <= carts_ms) return [];
  const span = { from_ms: planned_ms ?? carts_ms, to_ms: end_ms };
  const planned = await playout.plan(transaction, stationId, span, { isRecorded: true });
  const stretches = snapStretches(planned?.stretches ?? [], {
    from_ms: carts_ms,
    following: undefined,
    soundOf,
  });
  return piecesOf(stretches, await audioOf(transaction, { logs, stationId }, stretches));
}

/** The cut of a log whose inputs are all off: what no cart has yet is open under the title of the stream. */
export async function leaveCarts(
  transaction: Tables,
  cut: LogCut,
  { logs, stationId }: Pick<CartSources, 'logs' | 'stationId'>,
): Promise<{ cut: LogCut; pieces: LogPiece[] }> {
  const { carts_ms, end_ms } = cut;
  if (carts_ms === null) return { cut, pieces: [] };
  const left = { ...cut, carts_ms: null, planned_ms: null };
  if (end_ms === null || end_ms <= carts_ms) return { cut: left, pieces: [] };
  const stretch = {
    kind: 'unknown' as const,
    cue: null,
    from_ms: carts_ms,
    to_ms: end_ms,
    cart: {
      kind: 'unknown' as const,
      title: '',
      artist: '',
      identifier: '',
      programme: '',
      category: '',
      cue_id: null,
    },
  };
  const found = piecesOf([stretch], await audioOf(transaction, { logs, stationId }, [stretch]));
  const pieces = found.map(({ started_at_ms, range: { stream_id: _stream, ...range } }) => ({
    title: cut.title ?? '',
    started_at_ms,
    ...range,
  }));
  const open = pieces.pop() ?? null;
  return { cut: { ...left, open }, pieces };
}

async function audioOf(
  transaction: Tables,
  { logs, stationId }: Pick<CartSources, 'logs' | 'stationId'>,
  stretches: readonly { readonly from_ms: number; readonly to_ms: number }[],
) {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) return [];
  return logs.segmentsAired(transaction, stationId, { fromMs: first.from_ms, toMs: last.to_ms });
}
