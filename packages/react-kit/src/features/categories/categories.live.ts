import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../screen/live/use-live.ts';
import { isMoving, readCategoriesAgain } from './read-categories-again.ts';

/** Reads groups and unassigned categories anew when somebody changed them. */
export function useCategoriesLive(): void {
  const queries = useQueryClient();
  // What is read while a category is on its way may not know of it yet; its end reads everything anew.
  const readAnew = () => {
    if (!isMoving(queries)) void readCategoriesAgain(queries);
  };
  useLive('categories_changed', readAnew);
  useLive('reset', readAnew);
}
