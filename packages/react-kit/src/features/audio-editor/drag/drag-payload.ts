import type { AudioEvent } from '@postkit/sdk/schema';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';

/** What is being dragged: an event from the day or the library, the place of an ad, or an item that is on the timeline already. */
export type DragPayload = { kind: 'event'; event: AudioEvent } | { kind: 'ad' } | { kind: 'item'; item: TimelineItem };

export function nameOfPayload(payload: DragPayload): string {
  switch (payload.kind) {
    case 'event':
      return payload.event.cart.title;
    case 'ad':
      return timelineMessages.targetedAds;
    case 'item':
      return payload.item.name;
  }
}

export function isDragPayload(data: unknown): data is DragPayload {
  return typeof data === 'object' && data !== null && 'kind' in data;
}
