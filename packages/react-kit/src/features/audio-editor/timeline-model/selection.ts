import type { TimelineItem } from './timeline-item.ts';

/** What of the timeline is chosen. */
export interface Selection {
  /** The item that keys and the bar over it act on; it has the focus. */
  activeId: string | null;
  /** Where a range begins. */
  anchorId: string | null;
  ids: ReadonlySet<string>;
}

export const noSelection: Selection = { activeId: null, anchorId: null, ids: new Set() };

export function selectOne(id: string | null): Selection {
  return id === null ? noSelection : { activeId: id, anchorId: id, ids: new Set([id]) };
}

/** These, of which the last is the one that keys act on. */
export function selectMany(ids: readonly string[]): Selection {
  return { activeId: ids.at(-1) ?? null, anchorId: ids[0] ?? null, ids: new Set(ids) };
}

/** One item more or less. */
export function toggleOne({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { activeId: id, anchorId: id, ids: next };
}

/** All from where the range began up to an item. */
export function selectRange(selection: Selection, items: readonly TimelineItem[], id: string): Selection {
  const to = items.findIndex(({ timelineId }) => timelineId === id);
  const anchor = items.findIndex(({ timelineId }) => timelineId === (selection.anchorId ?? selection.activeId));
  const from = anchor === -1 ? to : anchor;
  const range = items.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ timelineId }) => timelineId);
  return { activeId: id, anchorId: items[from]?.timelineId ?? id, ids: new Set(range) };
}

/** The chosen items in the order in which they play. */
export function selectedItems(items: readonly TimelineItem[], { ids }: Selection): TimelineItem[] {
  return items.filter(({ timelineId }) => ids.has(timelineId));
}
