import type { TimelineItem } from './timeline-item.ts';

/** An edit of an item's audio: further into the broadcast around its source, or a part of what plays, in milliseconds. */
export type ItemEdit = { kind: 'extend'; preSegments: number; postSegments: number } | { kind: 'trim'; startMs: number; endMs: number };

/** The copy that an edit asks for, as the clone call takes it; seconds. Null for an ad. */
export function cloneOf(item: TimelineItem, edit: ItemEdit) {
  if (item.eventId === null || item.sourceId === null) return null;
  if (edit.kind === 'trim') return { id: item.eventId, start: edit.startMs / 1000, end: edit.endMs / 1000 };
  return { id: item.sourceId, start: 0, end: 999_999, pre_segments: edit.preSegments, post_segments: edit.postSegments };
}

/** The item as it is once the copy of an edit is made. What was cut is a source of its own. */
export function editedItem(item: TimelineItem, edit: ItemEdit, copyId: number, durationMs: number): TimelineItem {
  const made = { ...item, eventId: copyId, editId: null, durationMs, processing: false, dirty: false };
  if (edit.kind === 'trim') return { ...made, sourceId: copyId, preSegments: 0, postSegments: 0 };
  return { ...made, preSegments: edit.preSegments, postSegments: edit.postSegments };
}
