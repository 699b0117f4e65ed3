import { longestFade } from '@postkit/sdk/schema';
import type { FadedSound, Fades } from '../../audio-events/index.ts';
import { type ItemEdit, shortestPiece } from './item-edit.ts';

/** Which part of an item is to be kept, and its fades; milliseconds inside what plays. */
export interface Shape extends Fades {
  startMs: number;
  endMs: number;
}

/** What can be taken hold of: an end of what is kept, or of a fade. */
export type ShapeHandle = 'start' | 'end' | 'fadeIn' | 'fadeOut';

export const shapeHandles: readonly ShapeHandle[] = ['start', 'fadeIn', 'fadeOut', 'end'];

export function shapeOf({ durationMs, fadeInMs, fadeOutMs }: FadedSound): Shape {
  return { startMs: 0, endMs: durationMs, fadeInMs, fadeOutMs };
}

/** Where a handle stands: for an end its place, for a fade its length. */
export function handleValue(shape: Shape, handle: ShapeHandle): number {
  return { start: shape.startMs, end: shape.endMs, fadeIn: shape.fadeInMs, fadeOut: shape.fadeOutMs }[handle];
}

/** How far a handle can go, with the others where they are. */
export function handleLimits({ durationMs }: FadedSound, shape: Shape, handle: ShapeHandle): { min: number; max: number } {
  const kept = shape.endMs - shape.startMs;
  switch (handle) {
    case 'start':
      return { min: 0, max: Math.max(0, shape.endMs - shortestPiece) };
    case 'end':
      return { min: Math.min(durationMs, shape.startMs + shortestPiece), max: durationMs };
    case 'fadeIn':
      return { min: 0, max: Math.min(longestFade, kept - shape.fadeOutMs) };
    case 'fadeOut':
      return { min: 0, max: Math.min(longestFade, kept - shape.fadeInMs) };
  }
}

/** The shape with a handle moved as far as it goes. An end that is cut loses its fade, and the others what does not fit. */
export function moveHandle(item: FadedSound, shape: Shape, handle: ShapeHandle, toMs: number): Shape {
  const { min, max } = handleLimits(item, shape, handle);
  const ms = Math.round(Math.min(max, Math.max(min, toMs)));
  if (ms === handleValue(shape, handle)) return shape;
  switch (handle) {
    case 'start': {
      const fadeOutMs = Math.min(shape.fadeOutMs, shape.endMs - ms);
      return { ...shape, startMs: ms, fadeOutMs, fadeInMs: ms > 0 ? 0 : Math.min(item.fadeInMs, shape.endMs - fadeOutMs) };
    }
    case 'end': {
      const fadeInMs = Math.min(shape.fadeInMs, ms - shape.startMs);
      const room = ms - shape.startMs - fadeInMs;
      return { ...shape, endMs: ms, fadeInMs, fadeOutMs: ms < item.durationMs ? 0 : Math.min(item.fadeOutMs, room) };
    }
    case 'fadeIn':
      return { ...shape, fadeInMs: ms };
    case 'fadeOut':
      return { ...shape, fadeOutMs: ms };
  }
}

const second = 1000;
const tenth = 100;

/** The nearest whole second for an end, the very end included, and the nearest tenth for a fade. */
export function snapped(handle: ShapeHandle, ms: number, durationMs: number): number {
  if (handle === 'fadeIn' || handle === 'fadeOut') return Math.round(ms / tenth) * tenth;
  const nearest = Math.round(ms / second) * second;
  return Math.abs(durationMs - ms) < Math.abs(nearest - ms) ? durationMs : nearest;
}

/** The edit that makes an item so; null where it is so already. */
export function shapeEdit(item: FadedSound, shape: Shape): ItemEdit | null {
  const before = shapeOf(item);
  const isSame = shapeHandles.every((handle) => handleValue(shape, handle) === handleValue(before, handle));
  return isSame ? null : { kind: 'shape', ...shape };
}
