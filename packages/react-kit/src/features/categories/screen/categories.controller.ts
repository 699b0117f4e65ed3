import type { CategoryGroup } from '@postkit/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCategoriesLive } from '../categories.live.ts';
import { categoriesQueries } from '../categories.queries.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { type CategoryBoard, categoryBoard } from '../category-board.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type Moves, useMoves } from './use-moves.ts';

/** The category modal has mode create or edit; the other dialog asks before a group is deleted. */
export type CategoriesDialog = { mode: 'create' } | { mode: 'edit'; group: CategoryGroup } | { mode: 'delete'; group: CategoryGroup };

export interface ReadyCategories extends Moves {
  status: 'ready';
  board: CategoryBoard;
  /** What was done last, for eyes and screen readers; empty when there is nothing to tell. */
  notice: string;
  say(notice: string): void;
  /** The one dialog that is open. */
  dialog: CategoriesDialog | null;
  open(dialog: CategoriesDialog): void;
  close(): void;
}

export type CategoriesState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry(): void }
  | ReadyCategories;

export function useCategoriesController(): CategoriesState {
  const { client } = usePostKit();
  const settings = useSettings();
  const session = settings.data && stationSession(settings.data.settings);
  const lack = session && lackOf('categories', session.standing);
  const groups = useQuery({ ...categoriesQueries.groups(client), enabled: lack === null });
  useLiveChannel();
  useCategoriesLive();
  const orphaned = settings.data?.settings.orphaned_categories;
  const board = useMemo(() => groups.data && orphaned && categoryBoard(groups.data, orphaned), [groups.data, orphaned]);
  const [notice, say] = useState('');
  const [dialog, setDialog] = useState<CategoriesDialog | null>(null);
  const moves = useMoves(board, say);

  if (lack) return { status: 'denied', lacks: lack };
  if (settings.isLoadingError || groups.isLoadingError) {
    const retry = () => void Promise.all([settings, groups].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
    return { status: 'failed', isRetrying: settings.isFetching || groups.isFetching, retry };
  }
  if (!board) return { status: 'loading' };
  return { status: 'ready', board, notice, say, ...moves, dialog, open: setDialog, close: () => setDialog(null) };
}
