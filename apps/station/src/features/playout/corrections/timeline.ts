import { framesToMs, msToFrames } from '../../../audio/index.ts';
import type { EventRange } from '../../audio-events/index.ts';

interface TimelineSegment {
  readonly n: number;
  readonly frames: number;
  readonly started_at_ms: number;
}

/** A part of a timeline in frames from its start; `to` is exclusive. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The recorded audio of a section of a log as one row of frames, so that whatever is cut from it fits without gaps. */
export interface Timeline {
  readonly frames: number;
  /** Places at which the recording was interrupted; no event goes across. */
  readonly breaks: readonly number[];
  /** The place of a moment in Unix milliseconds; a moment without audio is at the next audio. */
  at(ms: number): number;
  /** Unix milliseconds of the audio that starts at a place. */
  msOf(place: number): number;
  rangeOf(part: Part): EventRange;
  partOf(range: Pick<EventRange, 'first_n' | 'last_n' | 'skip_frames' | 'drop_frames'>): Part;
}

/** A longer gap ends a piece, as in the recorder. */
const endingGap_ms = 10_000;

export function createTimeline(streamId: number, segments: readonly TimelineSegment[]): Timeline {
  const starts: number[] = [];
  const breaks: number[] = [];
  let frames = 0;
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (before && isInterrupted(before, segment)) breaks.push(frames);
    starts.push(frames);
    frames += segment.frames;
  }
  const byNumber = new Map(segments.map(({ n }, index) => [n, index] as const));
  const segment = (index: number) => {
    const found = segments[index];
    if (!found) throw new Error('A timeline has segments.');
    return found;
  };
  const startOf = (index: number) => starts[index] ?? frames;
  const indexAt = (place: number) =>
    Math.max(
      0,
      lastIndex(starts.length, (index) => startOf(index) <= place),
    );

  return {
    frames,
    breaks,
    at(ms) {
      const index = lastIndex(segments.length, (at) => segment(at).started_at_ms <= ms);
      if (index < 0) return 0;
      const { started_at_ms, frames: own } = segment(index);
      return startOf(index) + Math.min(own, msToFrames(ms - started_at_ms));
    },
    msOf(place) {
      const index = indexAt(Math.min(place, frames - 1));
      return segment(index).started_at_ms + framesToMs(place - startOf(index));
    },
    rangeOf({ from, to }) {
      const [first, last] = [indexAt(from), indexAt(to - 1)];
      return {
        stream_id: streamId,
        first_n: segment(first).n,
        last_n: segment(last).n,
        skip_frames: from - startOf(first),
        drop_frames: startOf(last) + segment(last).frames - to,
        frames: to - from,
      };
    },
    partOf({ first_n, last_n, skip_frames, drop_frames }) {
      const [first, last] = [byNumber.get(first_n), byNumber.get(last_n)];
      return {
        from: first === undefined ? 0 : startOf(first) + skip_frames,
        to: last === undefined ? frames : startOf(last) + segment(last).frames - drop_frames,
      };
    },
  };
}

function isInterrupted(before: TimelineSegment, next: TimelineSegment): boolean {
  const end_ms = before.started_at_ms + framesToMs(before.frames);
  return next.n !== before.n + 1 || next.started_at_ms - end_ms >= endingGap_ms;
}

/** The last index at which a condition holds that holds for all earlier ones; -1 if for none. */
function lastIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
