/** A span of time in unix seconds; `end` is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** The shortest time that the strip shows, in seconds. */
export const closest = 60;

/** Columns of one page of the waveform. */
export const pageColumns = 2400;

const length = ({ start, end }: Span) => end - start;

/** A time inside a day, moved as little as possible. */
function inside(window: Span, day: Span): Span {
  const span = Math.min(length(window), length(day));
  const start = Math.min(Math.max(window.start, day.start), day.end - span);
  return { start, end: start + span };
}

/** The window with a factor more (above 1) or less time in it; what lies at `at` stays where it is. */
export function zoomed(window: Span, factor: number, at: number, day: Span): Span {
  const span = Math.min(Math.max(length(window) * factor, closest), length(day));
  const part = (at - window.start) / length(window);
  return inside({ start: at - part * span, end: at + (1 - part) * span }, day);
}

/** The window some seconds later, or earlier for a negative number, as far as the day goes. */
export function panned(window: Span, seconds: number, day: Span): Span {
  return inside({ start: window.start + seconds, end: window.end + seconds }, day);
}

/** The window, moved only where a time lies outside of it or close to its edge. */
export function revealing(window: Span, at: number, day: Span): Span {
  const margin = length(window) / 20;
  if (at < window.start + margin) return panned(window, at - margin - window.start, day);
  if (at > window.end - margin) return panned(window, at + margin - window.end, day);
  return window;
}

/** Whether two windows show the same. */
export function isSame(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

/**
 * The page of the waveform that a window is drawn from: a power of two of seconds that is two to four times as long, at
 * half its length, so that every window lies in one page and neighbours share it; the day where that is no longer.
 */
export function pageOf(window: Span, day: Span): Span {
  const span = 2 ** Math.ceil(Math.log2(2 * length(window)));
  if (span >= length(day) * 0.75) return day;
  const step = span / 2;
  const start = Math.floor(window.start / step) * step;
  return { start, end: start + span };
}

export function timeAt(window: Span, x: number, width: number): number {
  return window.start + (Math.min(Math.max(x, 0), width) / Math.max(width, 1)) * length(window);
}

export function placeOf(window: Span, time: number, width: number): number {
  return ((time - window.start) / length(window)) * width;
}
