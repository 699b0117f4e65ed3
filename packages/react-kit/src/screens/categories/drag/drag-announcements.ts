import type { Announcements, Over } from '@dnd-kit/core';
import { type CategoryBoard, placeOf } from '../../../data/categories/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { categoriesMessages, moveMessages } from '../categories.messages.ts';
import { groupOfDrop } from './drop-id.ts';

/** Screen reader announcements while a category is dragged. */
export function dragAnnouncements(board: CategoryBoard, catalogue: Catalogue): Announcements {
  const categoriesWords = catalogue.wordsOf(categoriesMessages);
  const messages = catalogue.wordsOf(moveMessages);
  const { groups } = board;
  const groupUnder = (over: Over | null) => groups.find(({ id }) => over && id === groupOfDrop(over.id));

  let hasLeft = false;

  function isOwn(name: string, over: Over | null): boolean {
    return over !== null && placeOf(board, name)?.group === groupOfDrop(over.id);
  }

  function titleOf(over: Over): string {
    return groupUnder(over)?.name ?? categoriesWords.unassigned;
  }

  return {
    onDragStart({ active }) {
      hasLeft = false;
      return messages.picked(String(active.id));
    },
    onDragOver({ active, over }) {
      const name = String(active.id);
      // The drag starts over the category's own card, which needs no announcement.
      hasLeft ||= !isOwn(name, over);
      if (!hasLeft) return undefined;
      return over ? messages.over(name, titleOf(over)) : messages.nowhere(name);
    },
    onDragEnd({ active, over }) {
      const name = String(active.id);
      const isMoved = groupUnder(over) && !isOwn(name, over);
      // The screen itself announces the move.
      return isMoved ? undefined : messages.stays(name);
    },
    onDragCancel: ({ active }) => messages.stays(String(active.id)),
  };
}
