import type { QueryClient } from '@tanstack/react-query';
import { settingsQueries } from '../../screen/settings/settings.queries.ts';
import { categoriesQueries } from './categories.queries.ts';

/** Every move of a category; one at a time, in order. */
export const movingKey = ['categories', 'move'] as const;

/** How many categories are on their way, besides the one that asks. */
export function isMoving(queries: QueryClient, own = 0): boolean {
  return queries.isMutating({ mutationKey: movingKey }) > own;
}

/** The groups, and the unassigned categories, which are part of the settings. */
export async function readCategoriesAgain(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: categoriesQueries.all() }),
    queries.invalidateQueries({ queryKey: settingsQueries.all() }),
  ]);
}
