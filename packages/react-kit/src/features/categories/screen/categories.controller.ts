import type { CategoryGroup } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCategoriesLive } from '../categories.live.ts';
import { categoriesQueries } from '../categories.queries.ts';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { type CategoryBoard, categoryBoard } from '../category-board.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type Moves, useMoves } from './use-moves.ts';

/** The category modal has mode create or edit; the other dialog asks before a group is deleted. */
export type CategoriesDialog = { mode: 'create' } | { mode: 'edit'; group: CategoryGroup } | { mode: 'delete'; group: CategoryGroup };

export interface CategoriesState extends Moves {
  board: CategoryBoard;
  /** What was done last, for eyes and screen readers; empty when there is nothing to tell. */
  notice: string;
  say(notice: string): void;
  /** The one dialog that is open. */
  dialog: CategoriesDialog | null;
  open(dialog: CategoriesDialog): void;
  close(): void;
}

export function useCategoriesController() {
  const { client } = usePostKit();
  const access = useAccess('categories');
  const groups = useQuery({ ...categoriesQueries.groups(client), enabled: access.isOpen });
  const screen = useScreen(access, { groups });
  useCategoriesLive();
  const orphaned = access.settings.data?.settings.orphaned_categories;
  const board = useMemo(() => categoryBoard(groups.data ?? [], orphaned ?? []), [groups.data, orphaned]);
  const [notice, say] = useState('');
  const [dialog, setDialog] = useState<CategoriesDialog | null>(null);
  const moves = useMoves(board, say);

  const state: CategoriesState = { board, notice, say, ...moves, dialog, open: setDialog, close: () => setDialog(null) };
  return { screen, state };
}
