import { useState } from 'react';
import { type CategoryBoard, type CategoryPosition, placeOf } from '../../data/categories/index.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords } from '../../words/use-words.ts';
import { categoriesMessages } from './categories.messages.ts';
import { useMoveCategory } from './move-category.mutations.ts';
import type { CategoryMove } from './send-move.ts';

interface DoneMove {
  name: string;
  from: CategoryPosition;
  to: CategoryPosition['group'];
}

export interface Moves {
  /** Returns whether the category was moved: not to Unassigned, and not to its own group. */
  move(name: string, to: CategoryPosition['group']): boolean;
  /** Undoes the last move and returns its category. */
  undo(): string | null;
  canUndo: boolean;
}

/** Moves categories, and undoes moves in reverse order. `announce` describes each action. */
export function useMoves(board: CategoryBoard, announce: (text: string) => void): Moves {
  const reportFailure = useReportFailure();
  const messages = useWords(categoriesMessages);
  const { mutateAsync } = useMoveCategory();
  const [history, setHistory] = useState<readonly DoneMove[]>([]);
  const titleOf = (id: CategoryPosition['group']) =>
    board.groups.find((group) => group.id === id)?.name ?? messages.unassigned;

  function start(move: CategoryMove, onRefused?: () => void): void {
    announce(messages.moved(move.name, titleOf(move.to)));
    // Not `mutate`: its callbacks run for the latest move only.
    mutateAsync(move).catch((error: unknown) => {
      onRefused?.();
      announce('');
      reportFailure(messages.changeFailed, error);
    });
  }

  return {
    move(name, to) {
      const from = placeOf(board, name);
      if (!from || to === null || from.group === to) return false;
      const moved: DoneMove = { name, from, to };
      setHistory((moves) => [...moves, moved]);
      start({ name, from: from.group, to }, () =>
        setHistory((moves) => moves.filter((one) => one !== moved)),
      );
      return true;
    },
    undo() {
      const last = history.at(-1);
      setHistory((moves) => moves.filter((one) => one !== last));
      // Another user may have moved it since; that move stays.
      const isStillThere = last && placeOf(board, last.name)?.group === last.to;
      if (!isStillThere) return null;
      start({ name: last.name, from: last.to, to: last.from.group, index: last.from.index });
      return last.name;
    },
    canUndo: history.length > 0,
  };
}
