import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../screen/live/use-live.ts';
import { isMoving, refetchCategories } from './refetch-categories.ts';

/** Refetches groups and unassigned categories after changes by other users. */
export function useCategoriesLive(): void {
  const queries = useQueryClient();
  // A response during a move may not include it yet, and the end of the move refetches everything.
  const onChange = () => {
    if (!isMoving(queries)) void refetchCategories(queries);
  };
  useLive('categories_changed', onChange);
  useLive('reset', onChange);
}
