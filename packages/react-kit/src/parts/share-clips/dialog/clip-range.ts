import { longestShareClip } from '@postkit/sdk/schema';
import type { Range } from '../../../ui/slider/range-slider.tsx';

/** Seconds of an episode that the range slider shows at a time, so that a second can be hit. */
export const shownSeconds = 180;
const shortest = 1;

/** Seconds of an episode that clips can use: whole steps of the slider. */
export function usableSeconds(duration: number): number {
  return Math.floor(2 * duration) / 2 || duration;
}

/** The next range: the handle that the user moves pulls the other one along beyond 90 seconds. */
export function limitedRange([start, end]: Range, [before]: Range): Range {
  if (end - start <= longestShareClip)
    return end - start >= shortest
      ? [start, end]
      : start === before
        ? [start, start + shortest]
        : [end - shortest, end];
  return start === before ? [end - longestShareClip, end] : [start, start + longestShareClip];
}

/** The range at the same place of another shown part. */
export function movedRange([start, end]: Range, shift: number, seconds: number): Range {
  const moved = Math.min(Math.max(0, start + shift), Math.max(0, seconds - (end - start)));
  return [moved, moved + end - start];
}

/** The first range, and the shown part around it: up to 30 seconds from a second of the audio on. */
export function initialRange(startsAt: number, duration: number): { shownFrom: number; range: Range } {
  const seconds = usableSeconds(duration);
  const length = Math.min(30, seconds);
  const start = Math.min(Math.floor(2 * startsAt) / 2, seconds - length);
  const shownFrom = Math.floor(
    Math.min(Math.max(0, start - shownSeconds / 3), Math.max(0, seconds - shownSeconds)),
  );
  return { shownFrom, range: [start, start + length] };
}
