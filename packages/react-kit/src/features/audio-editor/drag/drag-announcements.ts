import type { Active, Announcements } from '@dnd-kit/core';
import { dragMessages as messages } from './drag.messages.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import { isDragPayload, nameOfPayload } from './drag-payload.ts';

/** What a screen reader says while something is dragged: the place on the timeline, not coordinates. */
export function dragAnnouncements(store: AudioEditorStore): Announcements {
  let said: number | null = null;
  const name = ({ data: { current } }: Active) => {
    if (!isDragPayload(current)) return '';
    const { dragged } = store.getState();
    return dragged > 1 ? timelineMessages.several(dragged) : nameOfPayload(current);
  };
  return {
    onDragStart({ active }) {
      said = null;
      return messages.picked(name(active));
    },
    onDragMove({ active }) {
      const { dropIndex, history } = store.getState();
      if (dropIndex === said) return undefined;
      said = dropIndex;
      return dropIndex === null ? messages.outside(name(active)) : messages.place(name(active), dropIndex + 1, history.items.length + 1);
    },
    // Where it lies is said by the place, above.
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => (said === null ? messages.cancelled(name(active)) : messages.dropped(name(active), said + 1)),
    onDragCancel: ({ active }) => messages.cancelled(name(active)),
  };
}
