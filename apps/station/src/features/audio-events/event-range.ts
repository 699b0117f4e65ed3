import type { EventRange } from './audio-event-tables.ts';

/** Frames that ranges play. */
export function playedFrames(ranges: readonly Pick<EventRange, 'frames'>[]): number {
  return ranges.reduce((sum, range) => sum + range.frames, 0);
}

/**
 * The part of a range from one played frame up to another.
 * @param lengths frames of the range's segments, in order.
 */
export function sliceRange(range: EventRange, lengths: readonly number[], from: number, to: number): EventRange {
  const first = range.skip_frames + from;
  const last = range.skip_frames + to;
  let start = 0;
  const slice = { ...range, frames: to - from };
  for (const [index, frames] of lengths.entries()) {
    const end = start + frames;
    if (first >= start && first < end) Object.assign(slice, { first_n: range.first_n + index, skip_frames: first - start });
    if (last > start && last <= end) Object.assign(slice, { last_n: range.first_n + index, drop_frames: end - last });
    start = end;
  }
  return slice;
}

/** Whether one range ends within the very segment in which the next begins, so that joining them needs its length. */
export function sharesSegment(range: EventRange, next: EventRange): boolean {
  return range.stream_id === next.stream_id && range.last_n === next.first_n;
}

/**
 * Joins ranges that follow each other without a hole, so that a merge of neighbours is one piece again.
 * @param framesOf length of a segment that two of the ranges share.
 */
export function joinRanges(ranges: readonly EventRange[], framesOf: (streamId: number, n: number) => number | undefined): EventRange[] {
  const joined: EventRange[] = [];
  for (const next of ranges) {
    const range = joined.at(-1);
    if (range && touches(range, next, framesOf)) {
      joined[joined.length - 1] = {
        ...range,
        last_n: next.last_n,
        drop_frames: next.drop_frames,
        frames: range.frames + next.frames,
      };
    } else joined.push(next);
  }
  return joined;
}

function touches(range: EventRange, next: EventRange, framesOf: (streamId: number, n: number) => number | undefined): boolean {
  if (range.stream_id !== next.stream_id) return false;
  if (range.last_n + 1 === next.first_n) return range.drop_frames === 0 && next.skip_frames === 0;
  if (!sharesSegment(range, next)) return false;
  const frames = framesOf(next.stream_id, next.first_n);
  return frames !== undefined && frames - range.drop_frames === next.skip_frames;
}
