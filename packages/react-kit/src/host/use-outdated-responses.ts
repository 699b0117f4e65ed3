import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { stationKey } from './station-key.ts';

/**
 * Fetches a query of the kit again that was invalidated while its first response was on its way, such as by a live event: the
 * response can be older than the change. The cache itself repeats only fetches that replace data.
 */
export function useOutdatedResponses(client: PostKitClient, queries: QueryClient): void {
  useEffect(() => {
    const [kit] = stationKey(client);
    const outdated = new WeakSet<Query>();
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== kit) return;
      const { query, action } = event;
      const isFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
      if (action.type === 'invalidate' && isFirst) outdated.add(query);
      if (action.type === 'success' && outdated.delete(query)) {
        void queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
      }
    });
  }, [client, queries]);
}
