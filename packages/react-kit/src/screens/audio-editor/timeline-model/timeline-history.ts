import type { TimelineItem } from '../../../data/timeline/index.ts';
import { applyCommand, type TimelineCommand } from './timeline-command.ts';

/** A timeline with its unlimited undo and redo history. */
export interface TimelineHistory {
  items: readonly TimelineItem[];
  /** Commands that undo, newest last. */
  past: readonly TimelineCommand[];
  /** Commands that redo, next one last. */
  future: readonly TimelineCommand[];
}

export function startHistory(items: readonly TimelineItem[]): TimelineHistory {
  return { items, past: [], future: [] };
}

/** Applies a command. A command without effect does not enter the history. */
export function doCommand(history: TimelineHistory, command: TimelineCommand): TimelineHistory {
  const applied = applyCommand(history.items, command);
  return applied ? { items: applied.items, past: [...history.past, applied.inverse], future: [] } : history;
}

export function undo(history: TimelineHistory): TimelineHistory {
  const command = history.past.at(-1);
  const applied = command && applyCommand(history.items, command);
  if (!applied) return history;
  return {
    items: applied.items,
    past: history.past.slice(0, -1),
    future: [...history.future, applied.inverse],
  };
}

export function redo(history: TimelineHistory): TimelineHistory {
  const command = history.future.at(-1);
  const applied = command && applyCommand(history.items, command);
  if (!applied) return history;
  return {
    items: applied.items,
    past: [...history.past, applied.inverse],
    future: history.future.slice(0, -1),
  };
}

/** The progress of an item's edit. */
export type ItemMarks = Partial<Pick<TimelineItem, 'dirty' | 'processing' | 'editId'>>;

/** Marks an item as being edited or processed, or removes the marks. */
export function markItem(history: TimelineHistory, timelineId: string, marks: ItemMarks): TimelineHistory {
  return mapItems(history, (item) => (item.timelineId === timelineId ? { ...item, ...marks } : item));
}

/** Marks an event as ready and sets its length. */
export function markEventReady(
  history: TimelineHistory,
  eventId: number,
  durationMs: number,
): TimelineHistory {
  return mapItems(history, (item) =>
    item.eventId === eventId && item.editId === null ? { ...item, processing: false, durationMs } : item,
  );
}

// News about audio is not an undoable step. It also changes the past and the future, or an undo would bring back an item
// that waits for audio that is already ready.
function mapItems(history: TimelineHistory, change: (item: TimelineItem) => TimelineItem): TimelineHistory {
  const inCommand = (command: TimelineCommand) => mapCommand(command, change);
  return {
    items: history.items.map(change),
    past: history.past.map(inCommand),
    future: history.future.map(inCommand),
  };
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
