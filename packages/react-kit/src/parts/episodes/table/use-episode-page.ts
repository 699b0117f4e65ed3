import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { type EpisodeFilters, episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

export interface EpisodePageState {
  rows: readonly EpisodeSummary[];
  /** Number of episodes that match the filters. */
  total: number;
  /** At least 1. */
  pageCount: number;
  /** A page is loading; the rows may still be those of the previous page. */
  isLoading: boolean;
  failure: { isRetrying: boolean; retry: () => void } | null;
}

/** One page of episodes for the filters. Calls `goTo` with the last page if the requested one is beyond it. */
export function useEpisodePage(filters: EpisodeFilters, goTo: (page: number) => void): EpisodePageState {
  const messages = useWords(episodeTableMessages);
  const { client } = usePostKit();
  const query = useQuery(episodesQueries.page(client, filters));
  const { error, data } = query;
  const pageCount = Math.max(1, Math.ceil((data?.total_count ?? 0) / filters.pageSize));

  useEffect(() => {
    if (error) console.error(`[postkit] ${messages.listFailed}`, error);
  }, [error, messages]);

  // The last episode of the last page was deleted, or the address is old.
  const isBeyond = data !== undefined && !query.isPlaceholderData && filters.page > pageCount;
  useEffect(() => {
    if (isBeyond) goTo(pageCount);
  }, [isBeyond, pageCount, goTo]);

  return {
    rows: data?.playlists ?? [],
    total: data?.total_count ?? 0,
    pageCount,
    isLoading: query.isPending || query.isPlaceholderData || isBeyond,
    failure:
      query.isError && !data ? { isRetrying: query.isFetching, retry: () => void query.refetch() } : null,
  };
}
