import type { AudioEvent, InnerFade, InnerLevel } from '@postkit/sdk/schema';
import { type Fades, fitFades } from '../../../data/audio-events/index.ts';
import { toMilliseconds, type TimelineItem } from '../../../data/timeline/index.ts';

/**
 * An edit of an item's audio: extend it into the broadcast around its source, keep a part of it with new fades and a new level, or split
 * it. Milliseconds from the start of the item.
 */
export type ItemEdit =
  | { kind: 'extend'; preSegments: number; postSegments: number }
  | ({ kind: 'shape'; startMs: number; endMs: number; gainDb?: number } & Fades)
  | { kind: 'split'; atMs: number };

/** The shortest length of an item after an edit, in milliseconds. */
export const shortestItemMs = 100;

/** A copy that the station has created for an edit, or is creating. */
export interface Copy extends Fades {
  id: number;
  durationMs: number;
  innerFades: readonly InnerFade[];
  gainDb: number;
  innerLevels: readonly InnerLevel[];
}

export function copyOf({
  id,
  duration,
  fade_in,
  fade_out,
  inner_fades,
  gain,
  inner_levels,
}: AudioEvent): Copy {
  const fades = { fadeInMs: fade_in, fadeOutMs: fade_out, innerFades: inner_fades };
  return { id, durationMs: toMilliseconds(duration), ...fades, gainDb: gain, innerLevels: inner_levels };
}

/** Inputs of the clone calls for an edit, in order; seconds, milliseconds for fades, dB for levels. Empty for an ad. */
export function clonesOf(item: TimelineItem, edit: ItemEdit) {
  const { eventId, sourceId } = item;
  if (eventId === null || sourceId === null) return [];
  switch (edit.kind) {
    case 'extend': {
      const { preSegments, postSegments } = edit;
      const around = { start: 0, end: 999_999, pre_segments: preSegments, post_segments: postSegments };
      return [{ id: sourceId, ...around, ...keptShaping(item, edit) }];
    }
    case 'shape': {
      const { startMs, endMs, fadeInMs, fadeOutMs, gainDb } = edit;
      const level = gainDb === undefined ? {} : { gain: gainDb };
      return [
        { id: eventId, ...partOf(item, startMs, endMs), fade_in: fadeInMs, fade_out: fadeOutMs, ...level },
      ];
    }
    case 'split':
      return [
        { id: eventId, ...partOf(item, 0, edit.atMs) },
        { id: eventId, ...partOf(item, edit.atMs, item.durationMs) },
      ];
  }
}

/** Sends only ends that are trimmed, because the station's own end may not be a whole millisecond. */
function partOf({ durationMs }: TimelineItem, startMs: number, endMs: number) {
  return {
    ...(startMs > 0 ? { start: startMs / 1000 } : {}),
    ...(endMs < durationMs ? { end: endMs / 1000 } : {}),
  };
}

// The copy is cloned from the source, which lacks fades and a level that were set later.
function keptShaping(
  item: TimelineItem,
  { preSegments, postSegments }: { preSegments: number; postSegments: number },
) {
  if (item.eventId === item.sourceId) return {};
  return {
    ...(preSegments === item.preSegments ? { fade_in: item.fadeInMs } : {}),
    ...(postSegments === item.postSegments ? { fade_out: item.fadeOutMs } : {}),
    gain: item.gainDb,
  };
}

/** Expected lengths and fades of the parts of an edited item, before the station has created them. */
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

/** The items that replace an edited one; the first keeps its timeline id. A trimmed or split copy becomes its own source. */
export function editedItems(
  item: TimelineItem,
  edit: ItemEdit,
  copies: readonly Copy[],
  newId: () => string,
): TimelineItem[] {
  const expected = expectedParts(item, edit);
  return copies.map(({ id, durationMs, ...shaping }, index) => ({
    ...item,
    timelineId: index === 0 ? item.timelineId : newId(),
    eventId: id,
    editId: null,
    durationMs: durationMs || (expected[index]?.durationMs ?? 0),
    ...shaping,
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

/** Whether an item can be split at a position without making a part too short. */
export function canSplit({ durationMs }: Pick<TimelineItem, 'durationMs'>, atMs: number): boolean {
  return atMs >= shortestItemMs && durationMs - atMs >= shortestItemMs;
}
