import { framesToMs, msToFrames } from '../../audio/index.ts';
import type { EventRange } from '../audio-events/index.ts';
import type { LogStretch, PlannedLog } from '../playout/index.ts';

/** The properties of a segment that cutting needs. */
export interface StoredSegment {
  readonly stream_id: number;
  readonly n: number;
  readonly frames: number;
  readonly started_at_ms: number;
}

/** A part of the broadcast with its audio. */
export interface CartPiece {
  readonly stretch: LogStretch;
  /** Unix milliseconds of its first sound. */
  readonly started_at_ms: number;
  readonly range: EventRange;
}

/** A longer part without an element is cut, so that a long talk appears while it is on air. */
const longest_ms = 600_000;
/** A shorter piece is no event: a gap cut the rest of it off. */
const sliver = msToFrames(1000);
/** A longer gap ends a piece. */
const endingGap_ms = 10_000;

/**
 * The stretches of a plan that have ended and whose time to wait for late messages is over, cut at most every ten minutes.
 * @param end_ms Unix milliseconds of the end of the recorded sound
 */
export function endedStretches({ stretches, hold_ms }: PlannedLog, end_ms: number): LogStretch[] {
  const horizon_ms = end_ms - hold_ms;
  const ended: LogStretch[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const isOpen = index === stretches.length - 1;
    let { from_ms } = stretch;
    while (stretch.kind !== 'element' && from_ms + longest_ms < Math.min(stretch.to_ms, horizon_ms)) {
      ended.push({ ...stretch, from_ms, to_ms: from_ms + longest_ms });
      from_ms += longest_ms;
    }
    if (isOpen || stretch.to_ms > horizon_ms) break;
    ended.push({ ...stretch, from_ms });
  }
  return ended;
}

/** The audio of stretches: whole frames, so that neighbours share none and miss none. A gap of ten seconds makes two pieces. */
export function piecesOf(stretches: readonly LogStretch[], segments: readonly StoredSegment[]): CartPiece[] {
  const all = stretches.flatMap((stretch) => {
    const pieces: { started_at_ms: number; end_ms: number; range: EventRange }[] = [];
    for (const segment of segments) {
      const within = (ms: number) =>
        Math.min(segment.frames, Math.max(0, msToFrames(ms - segment.started_at_ms)));
      const [from, to] = [within(stretch.from_ms), within(stretch.to_ms)];
      if (to <= from) continue;
      const started_at_ms = segment.started_at_ms + framesToMs(from);
      const end_ms = segment.started_at_ms + framesToMs(to);
      const drop_frames = segment.frames - to;
      const last = pieces.at(-1);
      if (last && last.range.last_n === segment.n - 1 && started_at_ms - last.end_ms < endingGap_ms) {
        last.range = {
          ...last.range,
          last_n: segment.n,
          drop_frames,
          frames: last.range.frames + to - from,
        };
        last.end_ms = end_ms;
      } else
        pieces.push({
          started_at_ms: Math.round(started_at_ms),
          end_ms,
          range: {
            stream_id: segment.stream_id,
            first_n: segment.n,
            last_n: segment.n,
            skip_frames: from,
            drop_frames,
            frames: to - from,
          },
        });
    }
    return pieces.map(({ started_at_ms, range }) => ({ stretch, started_at_ms, range }));
  });
  return withoutSlivers(all, segments);
}

/** Gives the end of a stretch that only a gap left over to what follows it. */
function withoutSlivers(pieces: readonly CartPiece[], segments: readonly StoredSegment[]): CartPiece[] {
  const framesOf = new Map(segments.map(({ n, frames }) => [n, frames] as const));
  const whole: CartPiece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const isSliver = before !== undefined && before.range.frames < sliver;
    if (!isSliver || !follows(before.range, piece.range, framesOf)) {
      whole.push(piece);
      continue;
    }
    const { first_n, skip_frames, frames } = before.range;
    const range = { ...piece.range, first_n, skip_frames, frames: frames + piece.range.frames };
    whole[whole.length - 1] = { ...piece, started_at_ms: before.started_at_ms, range };
  }
  return whole;
}

function follows(before: EventRange, after: EventRange, framesOf: ReadonlyMap<number, number>): boolean {
  if (before.last_n === after.first_n)
    return after.skip_frames === (framesOf.get(before.last_n) ?? 0) - before.drop_frames;
  return after.first_n === before.last_n + 1 && before.drop_frames === 0 && after.skip_frames === 0;
}
