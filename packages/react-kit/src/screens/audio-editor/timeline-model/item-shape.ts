import { eventLevels, longestFade } from '@postkit/sdk/schema';
import type { FadedAudio, Fades } from '../../../data/audio-events/index.ts';
import { type ItemEdit, shortestItemMs } from './item-edit.ts';

/** The part of an item to keep, its fades and its level; milliseconds from the start of the item. */
export interface Shape extends Fades {
  startMs: number;
  endMs: number;
  /** dB; absent while the level does not change. */
  gainDb?: number;
}

/** A draggable handle: an end of the kept part, or of a fade. */
export type ShapeHandle = 'start' | 'end' | 'fadeIn' | 'fadeOut';

export const shapeHandles: readonly ShapeHandle[] = ['start', 'fadeIn', 'fadeOut', 'end'];

export function shapeOf({ durationMs, fadeInMs, fadeOutMs }: FadedAudio): Shape {
  return { startMs: 0, endMs: durationMs, fadeInMs, fadeOutMs };
}

/** The value of a handle in milliseconds: the position of an end, or the length of a fade. */
export function handleValue(shape: Shape, handle: ShapeHandle): number {
  return { start: shape.startMs, end: shape.endMs, fadeIn: shape.fadeInMs, fadeOut: shape.fadeOutMs }[handle];
}

/** The range of a handle while the others stay. */
export function handleLimits(
  { durationMs }: FadedAudio,
  shape: Shape,
  handle: ShapeHandle,
): { min: number; max: number } {
  const kept = shape.endMs - shape.startMs;
  switch (handle) {
    case 'start':
      return { min: 0, max: Math.max(0, shape.endMs - shortestItemMs) };
    case 'end':
      return { min: Math.min(durationMs, shape.startMs + shortestItemMs), max: durationMs };
    case 'fadeIn':
      return { min: 0, max: Math.min(longestFade, kept - shape.fadeOutMs) };
    case 'fadeOut':
      return { min: 0, max: Math.min(longestFade, kept - shape.fadeInMs) };
  }
}

/** Moves a handle within its limits. A trimmed end loses its fade; the other fade is shortened to fit. */
export function moveHandle(item: FadedAudio, shape: Shape, handle: ShapeHandle, toMs: number): Shape {
  const { min, max } = handleLimits(item, shape, handle);
  const ms = Math.round(Math.min(max, Math.max(min, toMs)));
  if (ms === handleValue(shape, handle)) return shape;
  switch (handle) {
    case 'start': {
      const fadeOutMs = Math.min(shape.fadeOutMs, shape.endMs - ms);
      return {
        ...shape,
        startMs: ms,
        fadeOutMs,
        fadeInMs: ms > 0 ? 0 : Math.min(item.fadeInMs, shape.endMs - fadeOutMs),
      };
    }
    case 'end': {
      const fadeInMs = Math.min(shape.fadeInMs, ms - shape.startMs);
      const room = ms - shape.startMs - fadeInMs;
      return {
        ...shape,
        endMs: ms,
        fadeInMs,
        fadeOutMs: ms < item.durationMs ? 0 : Math.min(item.fadeOutMs, room),
      };
    }
    case 'fadeIn':
      return { ...shape, fadeInMs: ms };
    case 'fadeOut':
      return { ...shape, fadeOutMs: ms };
  }
}

/** A shape at another level: in steps, within the limits. */
export function withLevel(shape: Shape, gainDb: number): Shape {
  const { lowest, highest, step } = eventLevels;
  return { ...shape, gainDb: Math.min(highest, Math.max(lowest, Math.round(gainDb / step) * step)) };
}

/** The edit that gives an item this shape; null if it already has it. */
export function shapeEdit(item: FadedAudio & { gainDb?: number }, shape: Shape): ItemEdit | null {
  const before = shapeOf(item);
  const isSame = shapeHandles.every((handle) => handleValue(shape, handle) === handleValue(before, handle));
  const isSameLevel = shape.gainDb === undefined || shape.gainDb === (item.gainDb ?? 0);
  return isSame && isSameLevel ? null : { kind: 'shape', ...shape };
}
