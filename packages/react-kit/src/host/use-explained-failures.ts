import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { explainFailure } from './explain-failure.ts';
import { stationKey } from './station-key.ts';

/** Warns developers in the console why calls fail that a wrong set-up of the page makes fail: once for each cause. */
export function useExplainedFailures(client: PostKitClient, queries: QueryClient): void {
  useEffect(() => {
    const [kit] = stationKey(client);
    const warned = new Set<string>();
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryKey[0] !== kit)
        return;
      const text = explainFailure(event.action.error, globalThis.location.origin);
      if (text === null || warned.has(text)) return;
      warned.add(text);
      console.warn(`PostKit: ${text}`);
    });
  }, [client, queries]);
}
