import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { isMoving, refetchCategories } from './refetch-categories.ts';

/** Refetches groups and unassigned categories after changes by other users. */
export function useCategoriesLive(): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  // A response during a move may not include it yet, and the end of the move refetches everything.
  const onChange = () => {
    if (!isMoving(client, queries)) void refetchCategories(client, queries);
  };
  useLive('categories_changed', onChange);
  useLive('reset', onChange);
}
