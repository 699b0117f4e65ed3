import { longestFade } from '@postkit/sdk/schema';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatTenths, parseTenths } from '../../../host/time/clock-tenths.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { type ItemEdit, shortestItemMs } from '../timeline-model/item-edit.ts';
import { type Shape, shapeEdit, shapeOf } from '../timeline-model/item-shape.ts';
import { itemDialogMessages } from './timeline-edits.messages.ts';
import type { ItemQuestion } from './timeline.controller.ts';

/** A time field of the dialog; milliseconds. */
export interface TimeField {
  label: string;
  /** The current value, and its text, which is rounded to tenths of a second. */
  value: number;
  text: string;
  min: number;
  max: number;
}

export function fieldsOf(kind: ItemQuestion['kind'], item: TimelineItem, catalogue: Catalogue): TimeField[] {
  const messages = catalogue.wordsOf(itemDialogMessages);
  const { durationMs, fadeInMs, fadeOutMs } = item;
  const field = (label: string, value: number, min: number, max: number) => ({
    label,
    value,
    text: formatTenths(value),
    min,
    max,
  });
  switch (kind) {
    case 'split':
      return [
        field(messages.at, Math.round(durationMs / 200) * 100, shortestItemMs, durationMs - shortestItemMs),
      ];
    case 'trim':
      return [
        field(messages.from, 0, 0, Math.max(0, durationMs - shortestItemMs)),
        field(messages.until, durationMs, Math.min(durationMs, shortestItemMs), durationMs),
      ];
    case 'fades': {
      const longest = Math.min(longestFade, durationMs);
      return [field(messages.fadeIn, fadeInMs, 0, longest), field(messages.fadeOut, fadeOutMs, 0, longest)];
    }
  }
}

/** Milliseconds of the entered text; an unchanged text keeps the exact value. */
export function readField({ value, text }: TimeField, written: string): number | null {
  return written === text ? value : parseTenths(written);
}

/** The edit of the entered times; null if nothing would change. */
export function editOf(
  kind: ItemQuestion['kind'],
  item: TimelineItem,
  values: readonly number[],
): ItemEdit | 'impossible' | null {
  const [first = 0, second = 0] = values;
  if (kind === 'split') return { kind: 'split', atMs: first };
  const whole = shapeOf(item);
  const shape: Shape =
    kind === 'fades' ? { ...whole, fadeInMs: first, fadeOutMs: second } : trimShape(item, first, second);
  const kept = shape.endMs - shape.startMs;
  if (kept < shortestItemMs || (kind === 'fades' && shape.fadeInMs + shape.fadeOutMs > kept))
    return 'impossible';
  return shapeEdit(item, shape);
}

/** A trimmed end loses its fade; the station shortens the other fade if it does not fit. */
function trimShape({ durationMs, fadeInMs, fadeOutMs }: TimelineItem, startMs: number, endMs: number): Shape {
  return {
    startMs,
    endMs,
    fadeInMs: startMs > 0 ? 0 : fadeInMs,
    fadeOutMs: endMs < durationMs ? 0 : fadeOutMs,
  };
}
