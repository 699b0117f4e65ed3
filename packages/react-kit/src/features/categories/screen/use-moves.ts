import { useState } from 'react';
import { useMoveCategory } from '../move-category.mutations.ts';
import type { CategoryMove } from '../send-move.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { type CategoryBoard, type CategoryPlace, placeOf } from '../category-board.ts';
import { categoriesMessages as messages } from './categories.messages.ts';

interface Moved {
  name: string;
  from: CategoryPlace;
  to: CategoryPlace['group'];
}

export interface Moves {
  /** Answers whether anything was moved: nothing is ever moved to Unassigned, or to where it is. */
  move(name: string, to: CategoryPlace['group']): boolean;
  /** Takes the last move back; answers which category that was. */
  undo(): string | null;
  canUndo: boolean;
}

/** Moves categories, and takes moves back, the last one first. `say` tells what happened. */
export function useMoves(board: CategoryBoard, say: (text: string) => void): Moves {
  const { mutateAsync } = useMoveCategory();
  const [done, setDone] = useState<readonly Moved[]>([]);
  const titleOf = (id: CategoryPlace['group']) => board.groups.find((group) => group.id === id)?.name ?? messages.unassigned;

  function start(move: CategoryMove, onRefused?: () => void): void {
    say(messages.moved(move.name, titleOf(move.to)));
    // Not `mutate`: its own callbacks tell of the latest move alone.
    mutateAsync(move).catch((error: unknown) => {
      onRefused?.();
      say('');
      reportFailure(messages.changeFailed, error);
    });
  }

  return {
    move(name, to) {
      const from = placeOf(board, name);
      if (!from || to === null || from.group === to) return false;
      const moved: Moved = { name, from, to };
      setDone((moves) => [...moves, moved]);
      start({ name, from: from.group, to }, () => setDone((moves) => moves.filter((one) => one !== moved)));
      return true;
    },
    undo() {
      const last = done.at(-1);
      setDone((moves) => moves.filter((one) => one !== last));
      // Somebody else may have moved it on; that stays.
      const isStillThere = last && placeOf(board, last.name)?.group === last.to;
      if (!isStillThere) return null;
      start({ name: last.name, from: last.to, to: last.from.group, index: last.from.index });
      return last.name;
    },
    canUndo: done.length > 0,
  };
}
