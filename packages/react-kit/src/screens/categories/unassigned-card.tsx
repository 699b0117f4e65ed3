import { useDroppable } from '@dnd-kit/core';
import type { CategoryBoard } from '../../data/categories/index.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { useWords } from '../../words/use-words.ts';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryChips } from './category-chips.tsx';
import { dropId } from './drag/drop-id.ts';

export interface UnassignedCardProps {
  board: CategoryBoard;
  onMove: (name: string, to: number) => void;
}

/** The categories without a group. It is no group itself: a category dropped here stays where it was. */
export function UnassignedCard({ board, onMove }: UnassignedCardProps) {
  const messages = useWords(categoriesMessages);
  const { setNodeRef } = useDroppable({ id: dropId(null) });
  return (
    <section ref={setNodeRef} className="pk-category-group" aria-label={messages.unassigned} data-unassigned>
      <div className="pk-category-group-head">
        <Heading level={2} look={3}>
          {messages.unassigned}
        </Heading>
        <p className="pk-category-help">
          {board.unassigned.length === 0 ? messages.allAssigned : messages.unassignedHelp}
        </p>
      </div>
      {board.unassigned.length > 0 && (
        <CategoryChips
          {...{ board, onMove }}
          categories={board.unassigned}
          group={null}
          label={messages.categories(messages.unassigned)}
          empty=""
        />
      )}
    </section>
  );
}
