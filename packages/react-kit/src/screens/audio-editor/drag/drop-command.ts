import { adItem, audioItem, type TimelineItem } from '../../../data/timeline/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { draggedEvents, type PickedEvents } from '../timeline-model/picked-events.ts';
import { type Selection, selectedItems } from '../timeline-model/selection.ts';
import type { TimelineCommand } from '../timeline-model/timeline-command.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';
import type { DragPayload } from './drag-payload.ts';

/** The items of a drag: the whole selection if the dragged item is selected, else only that item. */
export function draggedItems(
  item: TimelineItem,
  items: readonly TimelineItem[],
  selection: Selection,
): readonly TimelineItem[] {
  return selection.ids.has(item.timelineId) ? selectedItems(items, selection) : [item];
}

interface DropContext {
  items: readonly TimelineItem[];
  selection: Selection;
  picked: PickedEvents;
  newId: () => string;
}

/** The command of a drop at an index of the timeline. */
export function dropCommand(
  payload: DragPayload,
  index: number,
  { items, selection, picked, newId }: DropContext,
  catalogue: Catalogue,
): TimelineCommand {
  const messages = catalogue.wordsOf(timelineMessages);
  if (payload.kind === 'item') {
    const moved = draggedItems(payload.item, items, selection);
    // `index` counts the moved items, `to` does not.
    const before = items.slice(0, index).filter((item) => moved.includes(item)).length;
    return { kind: 'move', timelineIds: moved.map(({ timelineId }) => timelineId), to: index - before };
  }
  const added =
    payload.kind === 'ad'
      ? [adItem(messages.targetedAds, newId())]
      : draggedEvents(payload.event, picked).map((event) => audioItem(event, newId()));
  return { kind: 'insert', placed: added.map((item, offset) => ({ index: index + offset, item })) };
}
