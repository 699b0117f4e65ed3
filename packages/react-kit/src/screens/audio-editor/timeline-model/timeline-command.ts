import type { TimelineItem } from '../../../data/timeline/index.ts';

/** An item and its index; several in one command are in ascending order. */
export interface PlacedItem {
  index: number;
  item: TimelineItem;
}

/** A change of the timeline. */
export type TimelineCommand =
  | { kind: 'insert'; placed: readonly PlacedItem[] }
  | { kind: 'remove'; timelineIds: readonly string[] }
  /** Moves items next to each other, in their order. `to` is an index in the timeline without them. */
  | { kind: 'move'; timelineIds: readonly string[]; to: number }
  /** Reorders the items; items that are not listed come last. */
  | { kind: 'order'; timelineIds: readonly string[] }
  /** Replaces items by others; indexes count without the replaced items. */
  | { kind: 'exchange'; timelineIds: readonly string[]; placed: readonly PlacedItem[] }
  | { kind: 'replace'; item: TimelineItem }
  /** Replaces the whole timeline, for example to clear it. */
  | { kind: 'set'; items: readonly TimelineItem[] };

export interface AppliedCommand {
  items: readonly TimelineItem[];
  /** Undoes the command. */
  inverse: TimelineCommand;
}

/** Applies a command and returns the items and its inverse; null if nothing changes. */
export function applyCommand(
  items: readonly TimelineItem[],
  command: TimelineCommand,
): AppliedCommand | null {
  switch (command.kind) {
    case 'insert':
      return insert(items, command.placed);
    case 'remove':
      return remove(items, command.timelineIds);
    case 'move':
      return move(items, command.timelineIds, command.to);
    case 'order':
      return order(items, command.timelineIds);
    case 'exchange':
      return exchange(items, command.timelineIds, command.placed);
    case 'replace':
      return replace(items, command.item);
    case 'set':
      return items.length === 0 && command.items.length === 0
        ? null
        : { items: command.items, inverse: { kind: 'set', items } };
  }
}

function insert(items: readonly TimelineItem[], placed: readonly PlacedItem[]): AppliedCommand | null {
  const taken = new Set(items.map((item) => item.timelineId));
  const fresh = placed.filter(({ item }) => !taken.has(item.timelineId) && taken.add(item.timelineId));
  if (fresh.length === 0) return null;
  const result = [...items];
  for (const { index, item } of fresh) result.splice(clamp(index, result.length), 0, item);
  return {
    items: result,
    inverse: { kind: 'remove', timelineIds: fresh.map(({ item }) => item.timelineId) },
  };
}

function remove(items: readonly TimelineItem[], timelineIds: readonly string[]): AppliedCommand | null {
  const gone = new Set(timelineIds);
  const placed = items
    .map((item, index) => ({ index, item }))
    .filter(({ item }) => gone.has(item.timelineId));
  if (placed.length === 0) return null;
  return { items: items.filter((item) => !gone.has(item.timelineId)), inverse: { kind: 'insert', placed } };
}

function move(
  items: readonly TimelineItem[],
  timelineIds: readonly string[],
  to: number,
): AppliedCommand | null {
  const wanted = new Set(timelineIds);
  const moved = items.filter((item) => wanted.has(item.timelineId));
  const rest = items.filter((item) => !wanted.has(item.timelineId));
  return reorder(items, rest.toSpliced(clamp(to, rest.length), 0, ...moved));
}

function order(items: readonly TimelineItem[], timelineIds: readonly string[]): AppliedCommand | null {
  const places = new Map(timelineIds.map((id, index) => [id, index]));
  const placeOf = (item: TimelineItem) => places.get(item.timelineId) ?? places.size + timelineIds.length;
  return reorder(
    items,
    items.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
}

function reorder(before: readonly TimelineItem[], after: readonly TimelineItem[]): AppliedCommand | null {
  if (after.every((item, index) => item === before[index])) return null;
  return { items: after, inverse: { kind: 'order', timelineIds: before.map((item) => item.timelineId) } };
}

function exchange(
  items: readonly TimelineItem[],
  timelineIds: readonly string[],
  placed: readonly PlacedItem[],
): AppliedCommand | null {
  const without = remove(items, timelineIds);
  if (without?.inverse.kind !== 'insert') return null;
  const filled = insert(without.items, placed);
  if (filled?.inverse.kind !== 'remove') return without;
  return {
    items: filled.items,
    inverse: { kind: 'exchange', timelineIds: filled.inverse.timelineIds, placed: without.inverse.placed },
  };
}

function replace(items: readonly TimelineItem[], next: TimelineItem): AppliedCommand | null {
  const index = items.findIndex((item) => item.timelineId === next.timelineId);
  const before = items[index];
  if (!before || before === next) return null;
  return { items: items.with(index, next), inverse: { kind: 'replace', item: before } };
}

function clamp(index: number, length: number): number {
  return Math.min(length, Math.max(0, index));
}
