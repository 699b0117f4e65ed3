import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Episode, EpisodeCounts, EpisodeDownloads, EpisodePage } from '@postkit/sdk';
import { type EpisodeFilters, episodesQueries, useEpisodesLive } from '../data/episodes/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';
import { usePostKit } from '../host/postkit-context.ts';

/** Filters of a list of episodes. Without any, it is the first page of all published episodes. */
export type EpisodesOptions = Partial<EpisodeFilters>;

/** One page of episodes, newest first. Renders again when a user or the station changes one of them. */
export function useEpisodes(options: EpisodesOptions = {}): UseQueryResult<EpisodePage> {
  const { client } = usePostKit();
  useLiveChannel();
  useEpisodesLive();
  const filters = {
    showId: null,
    status: 'published',
    search: '',
    date: null,
    page: 1,
    pageSize: 20,
    ...options,
  } as const;
  return useQuery(episodesQueries.page(client, filters));
}

/** Number of episodes of each status. */
export function useEpisodeCounts({
  showId = null,
  search = '',
  date = null,
}: EpisodesOptions = {}): UseQueryResult<EpisodeCounts> {
  const { client } = usePostKit();
  useLiveChannel();
  useEpisodesLive();
  return useQuery(episodesQueries.counts(client, { showId, search, date }));
}

/** One episode; loads nothing while `id` is null. Fails with HttpError 404 if there is none. */
export function useEpisode(id: number | null): UseQueryResult<Episode> {
  const { client } = usePostKit();
  useLiveChannel();
  useEpisodesLive();
  return useQuery({ ...episodesQueries.one(client, id ?? 0), enabled: id !== null });
}

/** Downloads of up to 100 episodes on all days, by id. Episodes without downloads are left out. */
export function useEpisodeDownloads(ids: readonly number[]): UseQueryResult<EpisodeDownloads> {
  const { client } = usePostKit();
  return useQuery(episodesQueries.downloads(client, ids));
}
