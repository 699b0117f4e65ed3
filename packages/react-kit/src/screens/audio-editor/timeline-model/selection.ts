import type { TimelineItem } from '../../../data/timeline/index.ts';

/** The selected items of the timeline. */
export interface Selection {
  /** The focused item, which keys and the item bar act on. */
  activeId: string | null;
  /** The item at which a range selection starts. */
  anchorId: string | null;
  ids: ReadonlySet<string>;
}

export const noSelection: Selection = { activeId: null, anchorId: null, ids: new Set() };

export function selectOne(id: string | null): Selection {
  return id === null ? noSelection : { activeId: id, anchorId: id, ids: new Set([id]) };
}

/** Selects these items; the last one is active. */
export function selectMany(ids: readonly string[]): Selection {
  return { activeId: ids.at(-1) ?? null, anchorId: ids[0] ?? null, ids: new Set(ids) };
}

/** Adds an item, or removes it if it is selected. */
export function toggleOne({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { activeId: id, anchorId: id, ids: next };
}

/** Selects from the anchor to an item. */
export function selectRange(selection: Selection, items: readonly TimelineItem[], id: string): Selection {
  const to = items.findIndex(({ timelineId }) => timelineId === id);
  const anchor = items.findIndex(
    ({ timelineId }) => timelineId === (selection.anchorId ?? selection.activeId),
  );
  const from = anchor === -1 ? to : anchor;
  const range = items.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ timelineId }) => timelineId);
  return { activeId: id, anchorId: items[from]?.timelineId ?? id, ids: new Set(range) };
}

/** The selected items in playing order. */
export function selectedItems(items: readonly TimelineItem[], { ids }: Selection): TimelineItem[] {
  return items.filter(({ timelineId }) => ids.has(timelineId));
}
