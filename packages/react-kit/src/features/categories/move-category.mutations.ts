import { useMutation, useQueryClient } from '@tanstack/react-query';
import { placeOf, withMoved } from './category-board.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { cachedBoard, cacheBoard } from './cached-board.ts';
import { isMoving, movingKey, readCategoriesAgain } from './read-categories-again.ts';
import { type CategoryMove, sendMove } from './send-move.ts';

/** Moves a category: on screen at once, and back to where it was if the station refuses. Moves are sent one after another. */
export function useMoveCategory() {
  const { client } = usePostKit();
  const queries = useQueryClient();

  return useMutation({
    mutationKey: movingKey,
    scope: { id: movingKey.join('/') },
    mutationFn: async (move: CategoryMove) => sendMove(client, queries, move),
    onMutate({ name, to, index }) {
      const board = cachedBoard(client, queries);
      if (!board) return null;
      cacheBoard(client, queries, withMoved(board, name, { group: to, index }));
      return placeOf(board, name);
    },
    onError(_, { name }, before) {
      const board = cachedBoard(client, queries);
      if (board && before) cacheBoard(client, queries, withMoved(board, name, before));
    },
    onSettled: () => {
      // The move ends before what is read now: a live message that comes meanwhile has it read once more.
      if (!isMoving(queries, 1)) void readCategoriesAgain(queries);
    },
  });
}
