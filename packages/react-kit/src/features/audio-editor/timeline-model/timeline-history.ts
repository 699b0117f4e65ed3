import { applyCommand, type TimelineCommand } from './timeline-command.ts';
import type { TimelineItem } from './timeline-item.ts';

/** A timeline with everything that was done to it; nothing is forgotten. */
export interface TimelineHistory {
  items: readonly TimelineItem[];
  /** What takes back, newest last. */
  past: readonly TimelineCommand[];
  /** What does again, next one last. */
  future: readonly TimelineCommand[];
}

export function startHistory(items: readonly TimelineItem[]): TimelineHistory {
  return { items, past: [], future: [] };
}

/** Does a command. One that changes nothing leaves no trace. */
export function doCommand(history: TimelineHistory, command: TimelineCommand): TimelineHistory {
  const applied = applyCommand(history.items, command);
  return applied ? { items: applied.items, past: [...history.past, applied.inverse], future: [] } : history;
}

export function undo(history: TimelineHistory): TimelineHistory {
  const command = history.past.at(-1);
  const applied = command && applyCommand(history.items, command);
  if (!applied) return history;
  return { items: applied.items, past: history.past.slice(0, -1), future: [...history.future, applied.inverse] };
}

export function redo(history: TimelineHistory): TimelineHistory {
  const command = history.future.at(-1);
  const applied = command && applyCommand(history.items, command);
  if (!applied) return history;
  return { items: applied.items, past: [...history.past, applied.inverse], future: history.future.slice(0, -1) };
}

/** How an edit of an item stands. */
export type ItemMarks = Partial<Pick<TimelineItem, 'dirty' | 'processing' | 'editId'>>;

/** Marks an item as being edited or made, or takes the marks away. */
export function markItem(history: TimelineHistory, timelineId: string, marks: ItemMarks): TimelineHistory {
  return mapItems(history, (item) => (item.timelineId === timelineId ? { ...item, ...marks } : item));
}

/** Takes over that the station has made an event, and how long it is. */
export function settleEvent(history: TimelineHistory, eventId: number, durationMs: number): TimelineHistory {
  return mapItems(history, (item) =>
    item.eventId === eventId && item.editId === null ? { ...item, processing: false, durationMs } : item,
  );
}

// What becomes known of audio is no step of the person's: it holds in the past and the future as well,
// or an undo would bring back an item that waits for something that has long happened.
function mapItems(history: TimelineHistory, change: (item: TimelineItem) => TimelineItem): TimelineHistory {
  const inCommand = (command: TimelineCommand) => mapCommand(command, change);
  return { items: history.items.map(change), past: history.past.map(inCommand), future: history.future.map(inCommand) };
}

function mapCommand(command: TimelineCommand, change: (item: TimelineItem) => TimelineItem): TimelineCommand {
  switch (command.kind) {
    case 'insert':
    case 'exchange':
      return { ...command, placed: command.placed.map(({ index, item }) => ({ index, item: change(item) })) };
    case 'replace':
      return { ...command, item: change(command.item) };
    case 'set':
      return { ...command, items: command.items.map(change) };
    case 'remove':
    case 'move':
    case 'order':
      return command;
  }
}
