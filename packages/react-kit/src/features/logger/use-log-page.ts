import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePostKit } from '../../host/postkit-context.ts';
import { loggerQueries, type LogRange } from './logger.queries.ts';

/** Pages that are kept beside the one in use: about what zooming out and in again goes through. */
const mostKept = 16;

/** The page of the broadcast's waveform of a time. However far somebody goes, only the latest few are kept. */
export function useLogPage(range: LogRange, columns: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const page = useQuery(loggerQueries.page(client, range, columns));
  useEffect(() => dropOldest(queries), [queries, range.start, range.end]);
  return page;
}

function dropOldest(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  const unused = cache.findAll({ queryKey: loggerQueries.pages(), type: 'inactive' });
  const newestFirst = unused.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of newestFirst.slice(mostKept)) cache.remove(query);
}
