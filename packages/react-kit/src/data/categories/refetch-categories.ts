import type { QueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { settingsQueries } from '../../host/settings/settings.queries.ts';
import { categoriesQueries } from './categories.queries.ts';

/** Key of every move of a category; moves run one at a time, in order. */
export const moveKey = (client: PostKitClient) => [...categoriesQueries.all(client), 'move'] as const;

/** Whether moves are in progress, besides `own` ones of the caller. */
export function isMoving(client: PostKitClient, queries: QueryClient, own = 0): boolean {
  return queries.isMutating({ mutationKey: moveKey(client) }) > own;
}

/** Refetches the groups, and the unassigned categories, which are part of the settings. */
export async function refetchCategories(client: PostKitClient, queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: categoriesQueries.all(client) }),
    queries.invalidateQueries({ queryKey: settingsQueries.all(client) }),
  ]);
}
