import type { LogGap, LogSilence } from '@postkit/sdk/schema';
import type { Span } from '../day/strip-window.ts';

/** Pixels within which an end of a range snaps. */
export const snapPixels = 8;

/** The limits of ranges in a day: what has aired, in unix seconds. */
export function airedPart(day: Span, now: number): Span {
  return { start: day.start, end: Math.max(day.start, Math.min(day.end, Math.floor(now))) };
}

/** The nearest target within some seconds, or else the nearest whole second. */
export function snapMoment(at: number, targets: readonly number[], reachSeconds: number): number {
  let best = Math.round(at);
  let distance = reachSeconds;
  for (const target of targets) {
    const other = Math.abs(target - at);
    if (other <= distance) [best, distance] = [target, other];
  }
  return best;
}

/** The range from one moment to another, in either order, within the limits; null if it is shorter than a second. */
export function rangeBetween(one: number, other: number, limits: Span): Span | null {
  const clamp = (at: number) => Math.min(limits.end, Math.max(limits.start, at));
  const range = { start: clamp(Math.min(one, other)), end: clamp(Math.max(one, other)) };
  return range.end - range.start >= 1 ? range : null;
}

/** The content of a range: how many events play in it, and how many of its seconds were not recorded. */
export interface RangeContent {
  events: number;
  missing: number;
}

export function contentOf(
  { start, end }: Span,
  events: readonly { readonly started_at: number; readonly duration: number }[],
  gaps: readonly Pick<LogGap, 'start' | 'end'>[],
): RangeContent {
  const heard = events.filter(
    (event) => event.started_at < end && Math.floor(event.started_at + event.duration) > start,
  );
  const missing = gaps.reduce(
    (sum, gap) => sum + Math.max(0, Math.min(gap.end, end) - Math.max(gap.start, start)),
    0,
  );
  return { events: heard.length, missing };
}

/** The moment (unix seconds) at which some milliseconds of a range's audio aired; gaps in it have no audio. */
export function momentIn({ start }: Span, missing: readonly LogSilence[], ms: number): number {
  let at = start + ms / 1000;
  for (const gap of missing) if (at >= gap.start) at += gap.end - Math.max(start, gap.start);
  return at;
}
