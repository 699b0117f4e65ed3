import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { useCategoriesLive } from '../../data/categories/index.ts';
import { categoriesQueries } from '../../data/categories/index.ts';
import { type CategoryBoard, categoryBoard } from '../../data/categories/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { type Moves, useMoves } from './use-moves.ts';

/** The category modal has the mode create or edit; `delete` opens a confirmation. */
export type CategoriesDialog =
  | { mode: 'create' }
  | { mode: 'edit'; group: CategoryGroup }
  | { mode: 'delete'; group: CategoryGroup };

export interface CategoriesState extends Moves {
  board: CategoryBoard;
  /** Describes the last action, on screen and for screen readers; empty without one. */
  notice: string;
  announce(notice: string): void;
  /** The open dialog, if any. */
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
  const [notice, announce] = useState('');
  const [dialog, setDialog] = useState<CategoriesDialog | null>(null);
  const moves = useMoves(board, announce);

  const state: CategoriesState = {
    board,
    notice,
    announce,
    ...moves,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
  };
  return { screen, state };
}
