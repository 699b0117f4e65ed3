import { eventLevels } from '@postkit/sdk/schema';
import type { ShapeHandle } from '../timeline-model/item-shape.ts';

type Plain = 'edit' | 'play' | 'remove' | 'split' | 'all' | 'duplicate' | 'cut' | 'copy' | 'paste' | 'cancel';

export type TrackAction =
  | { kind: Plain }
  | { kind: 'go'; index: number; extends: boolean }
  | { kind: 'move'; by: number }
  | { kind: 'shape'; handle: ShapeHandle; byMs: number }
  | { kind: 'level'; byDb: number }
  | { kind: 'playhead'; byMs: number };

interface KeyPress {
  key: string;
  code: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const plain: Record<string, Plain> = {
  Enter: 'edit',
  ' ': 'play',
  Delete: 'remove',
  Backspace: 'remove',
  s: 'split',
  Escape: 'cancel',
};
const withControl: Record<string, Plain> = { a: 'all', d: 'duplicate', x: 'cut', c: 'copy', v: 'paste' };
const arrows: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** By the physical key, because its character differs with the layout and with Shift. Positive trims an item or lengthens a fade. */
const shapeKeys: Record<string, { handle: ShapeHandle; sign: number }> = {
  BracketLeft: { handle: 'start', sign: 1 },
  BracketRight: { handle: 'end', sign: -1 },
  KeyI: { handle: 'fadeIn', sign: 1 },
  KeyO: { handle: 'fadeOut', sign: 1 },
};
const playhead: Record<string, number> = { Comma: -1, Period: 1 };

/** The action of a key on the item at an index of the timeline, or null. */
export function trackKey(
  { key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  index: number,
  count: number,
): TrackAction | null {
  if (ctrlKey || metaKey) {
    const kind = altKey || shiftKey ? undefined : withControl[key.toLowerCase()];
    return kind ? { kind } : null;
  }
  const stepMs = shiftKey ? 100 : 1000;
  const shape = shapeKeys[code];
  if (shape) return { kind: 'shape', handle: shape.handle, byMs: shape.sign * (altKey ? -stepMs : stepMs) };
  if (code === 'KeyV') return { kind: 'level', byDb: (altKey ? -1 : 1) * (shiftKey ? eventLevels.step : 1) };
  const arrow = arrows[key];
  if (arrow !== undefined && altKey) return { kind: 'move', by: arrow };
  if (altKey) return null;
  const way = playhead[code];
  if (way !== undefined) return { kind: 'playhead', byMs: way * stepMs };
  const to =
    key === 'Home'
      ? 0
      : key === 'End'
        ? count - 1
        : arrow === undefined
          ? null
          : Math.min(count - 1, Math.max(0, index + arrow));
  if (to !== null) return { kind: 'go', index: to, extends: shiftKey };
  const kind = plain[key.length === 1 ? key.toLowerCase() : key];
  return kind ? { kind } : null;
}
