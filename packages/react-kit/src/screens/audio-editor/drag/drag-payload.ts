import type { AudioEvent } from '@postkit/sdk/schema';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';

/** The dragged object: an event of the day or the library, an ad marker, or an item of the timeline. */
export type DragPayload =
  | { kind: 'event'; event: AudioEvent }
  | { kind: 'ad' }
  | { kind: 'item'; item: TimelineItem };

export function nameOfPayload(payload: DragPayload, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(timelineMessages);
  switch (payload.kind) {
    case 'event':
      return payload.event.cart.title;
    case 'ad':
      return messages.targetedAds;
    case 'item':
      return payload.item.name;
  }
}

export function isDragPayload(data: unknown): data is DragPayload {
  return typeof data === 'object' && data !== null && 'kind' in data;
}
