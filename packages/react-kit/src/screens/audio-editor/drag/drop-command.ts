import { adItem, audioItem, type TimelineItem } from '../../../domain/timeline/timeline-item.ts';
import type { TimelineCommand } from '../../../domain/timeline/timeline-command.ts';
import { timelineMessages } from '../audio-editor.messages.ts';
import type { DragPayload } from './drag-payload.ts';

/** What letting go at a place does to the timeline. */
export function dropCommand(payload: DragPayload, index: number, items: readonly TimelineItem[], newId: string): TimelineCommand {
  if (payload.kind === 'item') {
    const { timelineId } = payload.item;
    const from = items.findIndex((item) => item.timelineId === timelineId);
    // The place counts with the item still in its own.
    return { kind: 'move', timelineId, to: index > from ? index - 1 : index };
  }
  const item = payload.kind === 'ad' ? adItem(timelineMessages.targetedAds, newId) : audioItem(payload.event, newId);
  return { kind: 'insert', placed: [{ index, item }] };
}
