import type { TimelineItem } from './timeline-item.ts';

/** An item and the place that it takes; several in one command go from low to high. */
export interface Placed {
  index: number;
  item: TimelineItem;
}

/** Everything that can be done to a timeline. */
export type TimelineCommand =
  | { kind: 'insert'; placed: readonly Placed[] }
  | { kind: 'remove'; timelineIds: readonly string[] }
  /** `to` counts in the timeline without the item. */
  | { kind: 'move'; timelineId: string; to: number }
  | { kind: 'replace'; item: TimelineItem }
  /** The whole timeline at once: cleared, merged, or all of the day's events added. */
  | { kind: 'set'; items: readonly TimelineItem[] };

export interface Applied {
  items: readonly TimelineItem[];
  /** Takes the command back. */
  inverse: TimelineCommand;
}

/** What a command makes of the items, and what takes it back. Null when it changes nothing. */
export function applyCommand(items: readonly TimelineItem[], command: TimelineCommand): Applied | null {
  switch (command.kind) {
    case 'insert':
      return insert(items, command.placed);
    case 'remove':
      return remove(items, command.timelineIds);
    case 'move':
      return move(items, command.timelineId, command.to);
    case 'replace':
      return replace(items, command.item);
    case 'set':
      return items.length === 0 && command.items.length === 0 ? null : { items: command.items, inverse: { kind: 'set', items } };
  }
}

function insert(items: readonly TimelineItem[], placed: readonly Placed[]): Applied | null {
  const taken = new Set(items.map((item) => item.timelineId));
  const fresh = placed.filter(({ item }) => !taken.has(item.timelineId) && taken.add(item.timelineId));
  if (fresh.length === 0) return null;
  const result = [...items];
  for (const { index, item } of fresh) result.splice(clamp(index, result.length), 0, item);
  return { items: result, inverse: { kind: 'remove', timelineIds: fresh.map(({ item }) => item.timelineId) } };
}

function remove(items: readonly TimelineItem[], timelineIds: readonly string[]): Applied | null {
  const gone = new Set(timelineIds);
  const placed = items.map((item, index) => ({ index, item })).filter(({ item }) => gone.has(item.timelineId));
  if (placed.length === 0) return null;
  return { items: items.filter((item) => !gone.has(item.timelineId)), inverse: { kind: 'insert', placed } };
}

function move(items: readonly TimelineItem[], timelineId: string, to: number): Applied | null {
  const from = items.findIndex((item) => item.timelineId === timelineId);
  const item = items[from];
  if (!item) return null;
  const rest = items.toSpliced(from, 1);
  const target = clamp(to, rest.length);
  if (target === from) return null;
  return { items: rest.toSpliced(target, 0, item), inverse: { kind: 'move', timelineId, to: from } };
}

function replace(items: readonly TimelineItem[], next: TimelineItem): Applied | null {
  const index = items.findIndex((item) => item.timelineId === next.timelineId);
  const before = items[index];
  if (!before || before === next) return null;
  return { items: items.with(index, next), inverse: { kind: 'replace', item: before } };
}

function clamp(index: number, length: number): number {
  return Math.min(length, Math.max(0, index));
}
