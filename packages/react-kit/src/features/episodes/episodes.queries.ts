import type { PostKitClient } from '@postkit/sdk';
import type { EpisodeStatus } from '@postkit/sdk/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarDate } from '../../screen/time/zoned-time.ts';

export interface EpisodeFilters {
  /** Id of one show; null for all shows. */
  showId: number | null;
  status: EpisodeStatus;
  search: string;
  /** A part of the name; any name if left out. */
  name?: string | undefined;
  /** Maximum duration in seconds. */
  maxDuration?: number | undefined;
  /** A day in the station's time zone. */
  date: CalendarDate | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

export const episodesQueries = {
  all: () => ['episodes'] as const,
  pages: () => [...episodesQueries.all(), 'page'] as const,
  /** One page, newest first. */
  page: (client: PostKitClient, filters: EpisodeFilters) =>
    queryOptions({
      queryKey: [...episodesQueries.pages(), filters] as const,
      queryFn: ({ signal }) => client.episodes.list(listQuery(filters), { signal }),
      // The rows stay while the next page loads, unless it belongs to another show.
      placeholderData: (previous, query) => {
        const previousFilters = query?.queryKey[2];
        return previousFilters?.showId === filters.showId ? keepPreviousData(previous) : undefined;
      },
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(), 'one', id] as const,
      queryFn: ({ signal }) => client.episodes.get(id, { signal }),
    }),
  /** The editor's address and progress of an episode's advanced video. Without an editor, the installation refuses: HttpError 409. */
  advancedVideo: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(), 'advanced-video', id] as const,
      queryFn: ({ signal }) => client.episodes.advancedVideo(id, { signal }),
      staleTime: 0,
    }),
  /** The destinations where an episode is now. Never cached, because only the station knows about removals. */
  postedTo: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(), 'posted-to', id] as const,
      queryFn: async ({ signal }) => (await client.episodes.connections(id, { signal })).social_media_connections,
      staleTime: 0,
      gcTime: 0,
    }),
};

/** The query of `episodes.list` for the filters, newest first. */
export function listQuery({ showId, status, search, name, maxDuration, date, page, pageSize }: EpisodeFilters) {
  return {
    sort: 'published',
    order: 'DESC',
    type: status,
    page,
    limit: pageSize,
    ...(showId === null ? {} : { show_id: showId }),
    ...(search ? { search } : {}),
    ...(name ? { name } : {}),
    ...(maxDuration === undefined ? {} : { max_duration: maxDuration }),
    ...(date ? { date } : {}),
  } as const;
}
