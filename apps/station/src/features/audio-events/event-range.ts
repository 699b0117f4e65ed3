import type { InnerFade, InnerLevel } from '@postkit/sdk/schema';
import { framesToMs } from '../../audio/index.ts';
import type { EventRange } from './audio-event-tables.ts';

/** Total frames that ranges play. */
export function playedFrames(ranges: readonly Pick<EventRange, 'frames'>[]): number {
  return ranges.reduce((sum, range) => sum + range.frames, 0);
}

/**
 * The part of a range from one played frame to another. Keeps the fade at an end that is not cut.
 * @param lengths frames of the range's segments, in order
 */
export function sliceRange(
  range: EventRange,
  lengths: readonly number[],
  from: number,
  to: number,
): EventRange {
  const first = range.skip_frames + from;
  const last = range.skip_frames + to;
  let start = 0;
  const slice = { ...range, frames: to - from };
  if (from > 0) slice.fade_in_ms = 0;
  if (to < range.frames) slice.fade_out_ms = 0;
  for (const [index, frames] of lengths.entries()) {
    const end = start + frames;
    if (first >= start && first < end)
      Object.assign(slice, { first_n: range.first_n + index, skip_frames: first - start });
    if (last > start && last <= end)
      Object.assign(slice, { last_n: range.first_n + index, drop_frames: end - last });
    start = end;
  }
  return withFittingFades(slice);
}

/** Shortens fades that do not fit the range, in proportion. */
function withFittingFades(range: EventRange): EventRange {
  const { fade_in_ms: fadeIn = 0, fade_out_ms: fadeOut = 0 } = range;
  const fit = Math.min(1, framesToMs(range.frames) / Math.max(1, fadeIn + fadeOut));
  return { ...range, fade_in_ms: Math.floor(fadeIn * fit), fade_out_ms: Math.floor(fadeOut * fit) };
}

/** Sets the fades at the outer ends; a fade stays within the outermost range. */
export function withOuterFades(
  ranges: readonly EventRange[],
  { fade_in, fade_out }: { readonly fade_in?: number | undefined; readonly fade_out?: number | undefined },
): EventRange[] {
  return ranges.map((range, index) => {
    const faded = { ...range };
    if (index === 0 && fade_in !== undefined) faded.fade_in_ms = fade_in;
    if (index === ranges.length - 1 && fade_out !== undefined) faded.fade_out_ms = fade_out;
    return withFittingFades(faded);
  });
}

/** Fades of ranges that are not at the outer ends, in order. */
export function innerFades(ranges: readonly EventRange[]): InnerFade[] {
  let frames = 0;
  return ranges.flatMap(({ frames: own, fade_in_ms: fadeIn = 0, fade_out_ms: fadeOut = 0 }, index) => {
    const start = Math.round(framesToMs(frames));
    frames += own;
    const end = Math.round(framesToMs(frames));
    const rise = fadeIn > 0 && index > 0 ? [{ start, end: start + fadeIn, direction: 'in' } as const] : [];
    const fall =
      fadeOut > 0 && index < ranges.length - 1
        ? [{ start: end - fadeOut, end, direction: 'out' } as const]
        : [];
    return [...rise, ...fall];
  });
}

/** Levels of ranges that differ from the event's own, in order; neighbours at one level are one part. */
export function innerLevels(ranges: readonly EventRange[], eventDb: number): InnerLevel[] {
  const levels: InnerLevel[] = [];
  let frames = 0;
  for (const { frames: own, gain_db = 0 } of ranges) {
    const start = Math.round(framesToMs(frames));
    frames += own;
    const end = Math.round(framesToMs(frames));
    const gain = gain_db - eventDb;
    const last = levels.at(-1);
    if (last?.end === start && last.gain === gain) last.end = end;
    else if (gain !== 0) levels.push({ start, end, gain });
  }
  return levels;
}

/** Whether one range ends within the segment in which the next starts, so that joining them needs its length. */
export function sharesSegment(range: EventRange, next: EventRange): boolean {
  return range.stream_id === next.stream_id && range.last_n === next.first_n;
}

/**
 * Joins ranges that follow each other without a gap, a fade or a change of level, so that a merge of neighbours is one range again.
 * @param framesOf length of a segment that two of the ranges share
 */
export function joinRanges(
  ranges: readonly EventRange[],
  framesOf: (streamId: number, n: number) => number | undefined,
): EventRange[] {
  const joined: EventRange[] = [];
  for (const next of ranges) {
    const range = joined.at(-1);
    if (range && touches(range, next, framesOf)) {
      joined[joined.length - 1] = {
        ...range,
        last_n: next.last_n,
        drop_frames: next.drop_frames,
        frames: range.frames + next.frames,
        fade_out_ms: next.fade_out_ms ?? 0,
      };
    } else joined.push(next);
  }
  return joined;
}

function touches(
  range: EventRange,
  next: EventRange,
  framesOf: (streamId: number, n: number) => number | undefined,
): boolean {
  if (range.stream_id !== next.stream_id || range.fade_out_ms || next.fade_in_ms) return false;
  if ((range.gain_db ?? 0) !== (next.gain_db ?? 0)) return false;
  if (range.last_n + 1 === next.first_n) return range.drop_frames === 0 && next.skip_frames === 0;
  if (!sharesSegment(range, next)) return false;
  const frames = framesOf(next.stream_id, next.first_n);
  return frames !== undefined && frames - range.drop_frames === next.skip_frames;
}

/** Frames that a range skips in one of its segments. */
export function trims(range: EventRange, n: number): { skipFrames: number; dropFrames: number } {
  return {
    skipFrames: n === range.first_n ? range.skip_frames : 0,
    dropFrames: n === range.last_n ? range.drop_frames : 0,
  };
}
