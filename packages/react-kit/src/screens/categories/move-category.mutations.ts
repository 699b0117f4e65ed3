import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveCategory, placeOf } from '../../data/categories/index.ts';
import { isMoving, moveKey, refetchCategories } from '../../data/categories/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { cachedBoard, cacheBoard } from './cached-board.ts';
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
