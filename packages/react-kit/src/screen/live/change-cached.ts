import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Changes a part of what is in the cache. It gets no younger by that: what was to be read again still is, though writing
 * into the cache by itself would make it count as just read.
 */
export function changeCached<Data>(queries: QueryClient, filters: QueryFilters, change: (data: Data) => Data): void {
  for (const query of queries.getQueryCache().findAll(filters)) {
    const { isInvalidated, dataUpdatedAt } = query.state;
    const data = queries.getQueryData<Data>(query.queryKey);
    const changed = data && change(data);
    if (changed === data) continue;
    queries.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
  }
}
