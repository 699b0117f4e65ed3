import Undo from 'lucide-react/icons/undo-2';
import { type RefObject, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useFocusNext } from '../../ui/focus-next/use-focus-next.ts';
import { useUndoKeys } from '../../ui/keys/use-undo-keys.ts';
import { useWords } from '../../words/use-words.ts';
import type { CategoriesState } from './categories.controller.ts';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryDrag } from './drag/category-drag.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupDialogs } from './group-dialogs.tsx';
import { UnassignedCard } from './unassigned-card.tsx';

export interface CategoriesViewProps extends CategoriesState {
  /** Takes the focus after its card is deleted. */
  createButton: RefObject<HTMLButtonElement | null>;
}

export function CategoriesView({ createButton, ...state }: CategoriesViewProps) {
  const messages = useWords(categoriesMessages);
  const { board, notice, move, undo, canUndo, dialog, open } = state;
  const screen = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();

  /** A moved category is a new element on the other card. */
  function focusCategory(name: string) {
    focusNext(() => {
      const chips = screen.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [];
      return [...chips].find((chip) => chip.dataset['category'] === name);
    });
  }

  function moveAndFollow(name: string, to: number | null): boolean {
    const isMoved = move(name, to);
    if (isMoved) focusCategory(name);
    return isMoved;
  }

  function undoAndFollow() {
    const name = undo();
    if (name !== null) focusCategory(name);
  }

  useUndoKeys(canUndo && !dialog ? { undo: undoAndFollow } : null);
  return (
    <div ref={screen} className="pk-category-board">
      <div className="pk-category-screen-notice">
        <p role="status">{notice || messages.intro}</p>
        {canUndo && (
          <Button size="small" icon={<Undo aria-hidden="true" />} onPress={undoAndFollow}>
            {messages.undo}
          </Button>
        )}
      </div>
      <CategoryDrag board={board} onMove={moveAndFollow}>
        <UnassignedCard board={board} onMove={moveAndFollow} />
        {board.groups.length === 0 ? (
          <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
        ) : (
          <div className="pk-category-groups">
            {board.groups.map((group) => (
              <GroupCard
                key={group.id}
                {...{ board, group }}
                onMove={moveAndFollow}
                onEdit={() => open({ mode: 'edit', group })}
                onDelete={() => open({ mode: 'delete', group })}
              />
            ))}
          </div>
        )}
      </CategoryDrag>
      <GroupDialogs {...state} onDeleted={() => focusNext(() => createButton.current)} />
    </div>
  );
}
