import type { AudioEvent, InnerFade } from '@postkit/sdk/schema';
import { type Fades, fitFades } from '../../audio-events/index.ts';
import { toMilliseconds, type TimelineItem } from './timeline-item.ts';

/**
 * An edit of an item's audio, in milliseconds inside what plays: further into the broadcast around its source, a part
 * of it with these fades, or two parts.
 */
export type ItemEdit =
  | { kind: 'extend'; preSegments: number; postSegments: number }
  | ({ kind: 'shape'; startMs: number; endMs: number } & Fades)
  | { kind: 'split'; atMs: number };

/** No piece is made shorter than this, in milliseconds. */
export const shortestPiece = 100;

/** A copy that the station has made for an edit, or is making. */
export interface Copy extends Fades {
  id: number;
  durationMs: number;
  innerFades: readonly InnerFade[];
}

export function copyOf({ id, duration, fade_in, fade_out, inner_fades }: AudioEvent): Copy {
  return { id, durationMs: toMilliseconds(duration), fadeInMs: fade_in, fadeOutMs: fade_out, innerFades: inner_fades };
}

/** The copies that an edit asks for, in their order, as the clone call takes them; seconds, and milliseconds of fades. None for an ad. */
export function clonesOf(item: TimelineItem, edit: ItemEdit) {
  const { eventId, sourceId } = item;
  if (eventId === null || sourceId === null) return [];
  switch (edit.kind) {
    case 'extend': {
      const { preSegments, postSegments } = edit;
      const around = { start: 0, end: 999_999, pre_segments: preSegments, post_segments: postSegments };
      return [{ id: sourceId, ...around, ...keptFades(item, edit) }];
    }
    case 'shape': {
      const { startMs, endMs, fadeInMs, fadeOutMs } = edit;
      return [{ id: eventId, ...partOf(item, startMs, endMs), fade_in: fadeInMs, fade_out: fadeOutMs }];
    }
    case 'split':
      return [
        { id: eventId, ...partOf(item, 0, edit.atMs) },
        { id: eventId, ...partOf(item, edit.atMs, item.durationMs) },
      ];
  }
}

/** Only what is cut is told: an end as the station knows it may lie between two milliseconds. */
function partOf({ durationMs }: TimelineItem, startMs: number, endMs: number) {
  return { ...(startMs > 0 ? { start: startMs / 1000 } : {}), ...(endMs < durationMs ? { end: endMs / 1000 } : {}) };
}

// The copy is made from the source, which knows nothing of fades that came later.
function keptFades(item: TimelineItem, { preSegments, postSegments }: { preSegments: number; postSegments: number }) {
  if (item.eventId === item.sourceId) return {};
  return {
    ...(preSegments === item.preSegments ? { fade_in: item.fadeInMs } : {}),
    ...(postSegments === item.postSegments ? { fade_out: item.fadeOutMs } : {}),
  };
}

/** What the parts of an edited item will be as far as it is known before the station has made them: lengths and fades. */
export function expectedParts(item: TimelineItem, edit: ItemEdit): (Fades & { durationMs: number })[] {
  const { durationMs, fadeInMs, fadeOutMs } = item;
  switch (edit.kind) {
    case 'extend':
      return [{ durationMs, fadeInMs, fadeOutMs }];
    case 'shape': {
      const left = edit.endMs - edit.startMs;
      return [{ durationMs: left, ...fitFades(edit, left) }];
    }
    case 'split': {
      const rest = durationMs - edit.atMs;
      return [
        { durationMs: edit.atMs, ...fitFades({ fadeInMs, fadeOutMs: 0 }, edit.atMs) },
        { durationMs: rest, ...fitFades({ fadeInMs: 0, fadeOutMs }, rest) },
      ];
    }
  }
}

/** The items that take an item's place once the copies of an edit are made; the first keeps its place. What was cut is a source of its own. */
export function editedItems(item: TimelineItem, edit: ItemEdit, copies: readonly Copy[], newId: () => string): TimelineItem[] {
  const expected = expectedParts(item, edit);
  return copies.map(({ id, durationMs, fadeInMs, fadeOutMs, innerFades }, index) => ({
    ...item,
    timelineId: index === 0 ? item.timelineId : newId(),
    eventId: id,
    editId: null,
    durationMs: durationMs || (expected[index]?.durationMs ?? 0),
    fadeInMs,
    fadeOutMs,
    innerFades,
    processing: false,
    dirty: false,
    ...sourceOf(item, edit, id),
  }));
}

function sourceOf(item: TimelineItem, edit: ItemEdit, copyId: number): Partial<TimelineItem> {
  if (edit.kind === 'extend') return { preSegments: edit.preSegments, postSegments: edit.postSegments };
  const isWhole = edit.kind === 'shape' && edit.startMs === 0 && edit.endMs === item.durationMs;
  return isWhole ? {} : { sourceId: copyId, preSegments: 0, postSegments: 0 };
}

/** Whether an item may be parted at a place: no part gets too short. */
export function canSplit({ durationMs }: Pick<TimelineItem, 'durationMs'>, atMs: number): boolean {
  return atMs >= shortestPiece && durationMs - atMs >= shortestPiece;
}
