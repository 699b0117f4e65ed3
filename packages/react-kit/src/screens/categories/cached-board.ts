import type { QueryClient } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { type CategoryBoard, categoryBoard } from '../../data/categories/index.ts';
import { categoriesQueries } from '../../data/categories/index.ts';
import { settingsQueries } from '../../host/settings/settings.queries.ts';

/** The board as it is in the cache; undefined until both of its parts have loaded. */
export function cachedBoard(client: PostKitClient, queries: QueryClient): CategoryBoard | undefined {
  const groups = queries.getQueryData(categoriesQueries.groups(client).queryKey);
  const settings = queries.getQueryData(settingsQueries.current(client).queryKey);
  return groups && settings && categoryBoard(groups, settings.settings.orphaned_categories);
}

/** Shows a board at once. Cancels running requests, since their responses would overwrite it. */
export function cacheBoard(
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
