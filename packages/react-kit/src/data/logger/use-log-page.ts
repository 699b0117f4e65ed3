import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../host/postkit-context.ts';
import { loggerQueries, type LogRange } from './logger.queries.ts';

/** Unused pages to cache, enough to zoom out and in again. */
const maxUnusedPages = 16;

/** The waveform of a range of the log. Only the latest pages stay cached, however far the user navigates. */
export function useLogPage(range: LogRange, columns: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const page = useQuery(loggerQueries.page(client, range, columns));
  useEffect(() => dropOldest(client, queries), [client, queries, range.start, range.end]);
  return page;
}

function dropOldest(client: PostKitClient, queries: QueryClient): void {
  const cache = queries.getQueryCache();
  const unused = cache.findAll({ queryKey: loggerQueries.pages(client), type: 'inactive' });
  const newestFirst = unused.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(maxUnusedPages)) cache.remove(query);
}
