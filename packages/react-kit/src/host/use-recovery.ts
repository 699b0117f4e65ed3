import type { PostKitClient } from '@postkit/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answers, isUnreachable, lookEveryMs } from './reachable.ts';

/**
 * What is on screen and failed because the station could not be reached is read again as soon as it answers, without
 * anybody pressing Retry. One small call asks for all of them.
 */
export function useRecovery(client: PostKitClient, queries: QueryClient): void {
  useEffect(() => {
    const cache = queries.getQueryCache();
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isLost = ({ state }: Query) => state.status === 'error' && isUnreachable(state.error);
    const lost = { type: 'active', predicate: isLost } as const;

    async function look(): Promise<void> {
      timer = undefined;
      if (cache.findAll(lost).length === 0) return;
      const isBack = await answers(client, end.signal);
      if (end.signal.aborted) return;
      if (isBack) await queries.refetchQueries(lost);
      else lookLater();
    }

    function lookLater(): void {
      timer ??= setTimeout(() => void look(), lookEveryMs);
    }

    const forget = cache.subscribe(({ type, query }) => {
      if (type === 'updated' && isLost(query)) lookLater();
    });
    return () => {
      end.abort();
      forget();
      clearTimeout(timer);
    };
  }, [client, queries]);
}
