import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Changes part of the cached data and keeps its age, so that stale queries are still refetched. `setQueryData` alone would
 * mark the data as just fetched.
 */
export function changeCached<Data>(
  queries: QueryClient,
  filters: QueryFilters,
  change: (data: Data) => Data,
): void {
  for (const query of queries.getQueryCache().findAll(filters)) {
    const { isInvalidated, dataUpdatedAt } = query.state;
    const data = queries.getQueryData<Data>(query.queryKey);
    const changed = data && change(data);
    if (changed === data) continue;
    queries.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}
