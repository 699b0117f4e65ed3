import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnalyticsResponse, Show, ShowAnalyticsQuery } from '@postkit/sdk';
import { analyticsQueries } from '../data/analytics/index.ts';
import { useShow as useShowQuery, useShows as useShowsQuery } from '../data/shows/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** All shows of the station. Renders again when a user changes one of them or an episode. */
export function useShows(): UseQueryResult<Show[]> {
  useLiveChannel();
  return useShowsQuery();
}

/** One show; loads nothing while `id` is null. Fails with HttpError 404 if there is none. */
export function useShow(id: number | null): UseQueryResult<Show> {
  useLiveChannel();
  return useShowQuery(id);
}

/** Downloads and listeners of shows or episodes in a range of days. */
export function useShowAnalytics(query: ShowAnalyticsQuery): UseQueryResult<AnalyticsResponse> {
  const { client } = usePostKit();
  return useQuery(analyticsQueries.shows(client, query));
}
