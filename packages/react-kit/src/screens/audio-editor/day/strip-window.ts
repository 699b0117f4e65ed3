/** A span of time in unix seconds; `end` is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** The shortest span that the strip shows, in seconds. */
export const shortestSpan = 60;

/** Columns per page of the waveform. */
export const pageColumns = 2400;

const length = ({ start, end }: Span) => end - start;

/** Moves a window into the day, as little as possible. */
function clampToDay(window: Span, day: Span): Span {
  const span = Math.min(length(window), length(day));
  const start = Math.min(Math.max(window.start, day.start), day.end - span);
  return { start, end: start + span };
}

/** Zooms out (factor above 1) or in; the time `at` keeps its place. */
export function zoomWindow(window: Span, factor: number, at: number, day: Span): Span {
  const span = Math.min(Math.max(length(window) * factor, shortestSpan), length(day));
  const part = (at - window.start) / length(window);
  return clampToDay({ start: at - part * span, end: at + (1 - part) * span }, day);
}

/** Moves the window by seconds, negative for earlier, within the day. */
export function panWindow(window: Span, seconds: number, day: Span): Span {
  return clampToDay({ start: window.start + seconds, end: window.end + seconds }, day);
}

/** Moves the window only if a time is outside it or close to its edge. */
export function revealTime(window: Span, at: number, day: Span): Span {
  const margin = length(window) / 20;
  if (at < window.start + margin) return panWindow(window, at - margin - window.start, day);
  if (at > window.end - margin) return panWindow(window, at + margin - window.end, day);
  return window;
}

/** Whether two windows are equal. */
export function isSameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

/**
 * The page of the waveform that a window is drawn from. Its length is a power of two in seconds, two to four times the
 * window's, and pages start at every half length, so that each window fits into one page and neighbours share it. The
 * whole day if it is not much longer than that page.
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
