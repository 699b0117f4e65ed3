import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useEditor } from '../audio-editor.store.ts';
import type { Shape } from '../timeline-model/item-shape.ts';

/** The trim or fade that the user is making on an item; null for none. */
export function usePendingShape({ timelineId, eventId }: TimelineItem): Shape | null {
  return useEditor(({ pendingShape }) =>
    pendingShape?.timelineId === timelineId && pendingShape.eventId === eventId ? pendingShape.shape : null,
  );
}
