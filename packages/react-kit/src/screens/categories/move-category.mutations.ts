import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import {
  categoriesQueries,
  categoryBoard,
  type CategoryBoard,
  isMoving,
  moveCategory,
  moveKey,
  placeOf,
  refetchCategories,
} from '../../data/categories/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { settingsQueries } from '../../host/settings/settings.queries.ts';
import { type CategoryMove, sendMove } from './send-move.ts';

/** Moves a category on screen at once, and back if the station refuses. Moves are sent one after another. */
export function useMoveCategory() {
  const { client } = usePostKit();
  const queries = useQueryClient();

  return useMutation({
    mutationKey: moveKey(client),
    scope: { id: JSON.stringify(moveKey(client)) },
    mutationFn: async (move: CategoryMove) => sendMove(client, queries, move),
    onMutate({ name, to, index }) {
      const board = cachedBoard(client, queries);
      if (!board) return null;
      cacheBoard(client, queries, moveCategory(board, name, { group: to, index }));
      return placeOf(board, name);
    },
    onError(_, { name }, before) {
      const board = cachedBoard(client, queries);
      if (board && before) cacheBoard(client, queries, moveCategory(board, name, before));
    },
    onSettled: () => {
      // Not awaited, so that the move has ended before the refetch: a live event meanwhile can then refetch again.
      if (!isMoving(client, queries, 1)) void refetchCategories(client, queries);
    },
  });
}

/** The board as it is in the cache; undefined until both of its parts have loaded. */
function cachedBoard(client: PostKitClient, queries: QueryClient): CategoryBoard | undefined {
  const groups = queries.getQueryData(categoriesQueries.groups(client).queryKey);
  const settings = queries.getQueryData(settingsQueries.current(client).queryKey);
  return groups && settings && categoryBoard(groups, settings.settings.orphaned_categories);
}

/** Shows a board at once. Cancels running requests, since their responses would overwrite it. */
function cacheBoard(
  client: PostKitClient,
  queries: QueryClient,
  { groups, unassigned }: CategoryBoard,
): void {
  void queries.cancelQueries({ queryKey: categoriesQueries.all(client) });
  void queries.cancelQueries({ queryKey: settingsQueries.all(client) });
  queries.setQueryData(categoriesQueries.groups(client).queryKey, [...groups]);
  queries.setQueryData(
    settingsQueries.current(client).queryKey,
    (loaded) =>
      loaded && { ...loaded, settings: { ...loaded.settings, orphaned_categories: [...unassigned] } },
  );
}
