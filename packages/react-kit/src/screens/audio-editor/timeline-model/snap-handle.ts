import type { ShapeHandle } from './item-shape.ts';
import { snapTo, type SnapTarget } from './snap.ts';

const tenth = 100;

/**
 * Snaps the value of a handle: an end to what is near, to a whole second or to the item's end, and a fade to tenths of a second.
 * `targets` are milliseconds into the item.
 */
export function snapHandle(
  handle: ShapeHandle,
  ms: number,
  durationMs: number,
  targets: readonly SnapTarget[],
  pixelsPerSecond: number,
): { ms: number; target: SnapTarget | null } {
  if (handle === 'fadeIn' || handle === 'fadeOut')
    return { ms: Math.round(ms / tenth) * tenth, target: null };
  const target = snapTo(ms, targets, pixelsPerSecond);
  const isAtEnd = Math.abs(durationMs - ms) < Math.abs((target?.ms ?? Number.POSITIVE_INFINITY) - ms);
  return isAtEnd && Math.abs(durationMs - ms) * pixelsPerSecond < 8000
    ? { ms: durationMs, target: null }
    : { ms: target?.ms ?? ms, target };
}
