import type { Active, Announcements } from '@dnd-kit/core';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import { timelineMessages } from '../timeline/timeline.messages.ts';
import { isDragPayload, nameOfPayload } from './drag-payload.ts';
import { dragMessages } from './drag.messages.ts';

/** Screen reader announcements of a drag: the position on the timeline instead of coordinates. */
export function dragAnnouncements(store: AudioEditorStore, catalogue: Catalogue): Announcements {
  const messages = catalogue.wordsOf(dragMessages);
  const timelineWords = catalogue.wordsOf(timelineMessages);
  let announcement: number | null = null;
  const name = ({ data: { current } }: Active) => {
    if (!isDragPayload(current)) return '';
    const { dragged } = store.getState();
    return dragged > 1 ? timelineWords.several(dragged) : nameOfPayload(current, catalogue);
  };
  return {
    onDragStart({ active }) {
      announcement = null;
      return messages.picked(name(active));
    },
    onDragMove({ active }) {
      const { dropIndex, history } = store.getState();
      if (dropIndex === announcement) return undefined;
      announcement = dropIndex;
      return dropIndex === null
        ? messages.outside(name(active))
        : messages.place(name(active), dropIndex + 1, history.items.length + 1);
    },
    // `onDragMove` announces the position.
    onDragOver: () => undefined,
    onDragEnd: ({ active }) =>
      announcement === null
        ? messages.cancelled(name(active))
        : messages.dropped(name(active), announcement + 1),
    onDragCancel: ({ active }) => messages.cancelled(name(active)),
  };
}
