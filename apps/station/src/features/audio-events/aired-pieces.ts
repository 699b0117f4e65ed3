import { framesToMs, msToFrames } from '../../audio/index.ts';
import type { AudioEventRow, EventRange } from './audio-event-tables.ts';
import type { AiredSegment } from './segments.repository.ts';

/** Frames of one segment of a log that one event plays, or none. */
export interface AiredPiece {
  readonly event: AudioEventRow | null;
  readonly segment: AiredSegment;
  /** Frames of the segment; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Unix milliseconds at which it aired. */
  readonly startMs: number;
}

interface Cover {
  readonly event: AudioEventRow;
  readonly range: EventRange;
}

/** Segments that are this far apart have a gap between them. */
const gapMs = 1000;

/** The audio of a span in airing order, split wherever an event starts or ends. Frames are the nearest to the ends of the span. */
export function airedPieces(
  segments: readonly AiredSegment[],
  events: readonly AudioEventRow[],
  ranges: ReadonlyMap<number, readonly EventRange[]>,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): AiredPiece[] {
  const covers = coversOf(segments, events, ranges);
  const pieces: AiredPiece[] = [];
  for (const segment of segments) {
    const within = (ms: number) =>
      Math.min(segment.frames, Math.max(0, msToFrames(ms - segment.started_at_ms)));
    const end = within(toMs);
    const own = (covers.get(segment.n) ?? []).map(({ event, range }) => ({
      event,
      ...framesIn(range, segment),
    }));
    let from = within(fromMs);
    while (from < end) {
      const at = from;
      const cover = own.find((other) => other.from <= at && at < other.to);
      const next = own.filter((other) => other.from > at).map((other) => other.from);
      const to = Math.min(end, cover ? cover.to : Math.min(end, ...next));
      pieces.push({
        event: cover?.event ?? null,
        segment,
        from,
        to,
        startMs: segment.started_at_ms + framesToMs(from),
      });
      from = to;
    }
  }
  return pieces;
}

/** The events that play each segment, by its number. */
function coversOf(
  segments: readonly AiredSegment[],
  events: readonly AudioEventRow[],
  ranges: ReadonlyMap<number, readonly EventRange[]>,
): Map<number, Cover[]> {
  const [first, last] = [segments[0], segments.at(-1)];
  const covers = new Map<number, Cover[]>();
  if (!first || !last) return covers;
  for (const event of events) {
    for (const range of ranges.get(event.id) ?? []) {
      if (range.stream_id !== first.stream_id) continue;
      for (let n = Math.max(range.first_n, first.n); n <= Math.min(range.last_n, last.n); n += 1) {
        covers.set(n, [...(covers.get(n) ?? []), { event, range }]);
      }
    }
  }
  return covers;
}

function framesIn(range: EventRange, { n, frames }: AiredSegment): { from: number; to: number } {
  return {
    from: n === range.first_n ? range.skip_frames : 0,
    to: n === range.last_n ? frames - range.drop_frames : frames,
  };
}

/** Whether one piece follows another without a gap. */
export function joinsPieces(piece: AiredPiece, next: AiredPiece): boolean {
  const { segment } = piece;
  if (next.segment.n === segment.n) return next.from === piece.to;
  const endMs = segment.started_at_ms + framesToMs(segment.frames);
  const isWhole = piece.to === segment.frames && next.from === 0;
  return isWhole && next.segment.n === segment.n + 1 && next.segment.started_at_ms - endMs < gapMs;
}

/** A piece as the range of an event. */
export function playedPart({ segment, from, to }: AiredPiece): EventRange {
  const { stream_id, n, frames } = segment;
  return { stream_id, first_n: n, last_n: n, skip_frames: from, drop_frames: frames - to, frames: to - from };
}
