import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { checkIntervalMs, isStationReachable, isUnreachable } from './reachable.ts';

/**
 * Refetches active queries that failed because the station was unreachable, as soon as it responds again. One small request
 * checks for all of them.
 */
export function useRecovery(client: PostKitClient, queries: QueryClient): void {
  useEffect(() => {
    const cache = queries.getQueryCache();
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hasFailed = ({ state }: Query) => state.status === 'error' && isUnreachable(state.error);
    const failedQueries = { type: 'active', predicate: hasFailed } as const;

    async function check(): Promise<void> {
      timer = undefined;
      if (cache.findAll(failedQueries).length === 0) return;
      const isBack = await isStationReachable(client, end.signal);
      if (end.signal.aborted) return;
      if (isBack) await queries.refetchQueries(failedQueries);
      else checkLater();
    }

    function checkLater(): void {
      timer ??= setTimeout(() => void check(), checkIntervalMs);
    }

    const unsubscribe = cache.subscribe(({ type, query }) => {
      if (type === 'updated' && hasFailed(query)) checkLater();
    });
    return () => {
      end.abort();
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, queries]);
}
