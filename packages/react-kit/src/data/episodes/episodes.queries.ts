import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import type { EpisodeStatus } from '@postkit/sdk/schema';
import { stationKey } from '../../host/station-key.ts';
import type { CalendarDate } from '../../host/time/zoned-time.ts';

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
  /** Newest first if left out. */
  order?: EpisodeOrder | undefined;
}

export interface EpisodeOrder {
  by: 'published' | 'name' | 'duration';
  direction: 'ASC' | 'DESC';
}

const newestFirst: EpisodeOrder = { by: 'published', direction: 'DESC' };

export const episodesQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'episodes'] as const,
  /** The pages and their counts, which every change of an episode can touch. */
  lists: (client: PostKitClient) => [...episodesQueries.all(client), 'list'] as const,
  pages: (client: PostKitClient) => [...episodesQueries.lists(client), 'page'] as const,
  /** One page of a list. */
  page: (client: PostKitClient, filters: EpisodeFilters) =>
    queryOptions({
      queryKey: [...episodesQueries.pages(client), filters] as const,
      queryFn: ({ signal }) => client.episodes.list(listQuery(filters), { signal }),
      // The rows stay while the next page loads, unless it belongs to another show.
      placeholderData: (previous, query) => {
        const previousFilters = query?.queryKey[5];
        return previousFilters?.showId === filters.showId ? keepPreviousData(previous) : undefined;
      },
    }),
  /** Number of episodes by status. */
  counts: (client: PostKitClient, filters: Pick<EpisodeFilters, 'showId' | 'search' | 'date'>) =>
    queryOptions({
      queryKey: [...episodesQueries.lists(client), 'counts', filters] as const,
      queryFn: ({ signal }) => client.episodes.counts(scopeQuery(filters), { signal }),
    }),
  /** Waveforms of episodes, by id. */
  peaks: (client: PostKitClient, ids: readonly number[], points?: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'peaks', ids, points] as const,
      queryFn: async ({ signal }) => {
        const { peaks } = await client.episodes.peaks(ids, points, { signal });
        return new Map(
          peaks.map((wave) => [
            wave.playlist_id,
            { peaks: Uint8Array.from(wave.peaks), rms: Uint8Array.from(wave.levels) },
          ]),
        );
      },
      enabled: ids.length > 0,
    }),
  /** Downloads of episodes on all days, by id. */
  downloads: (client: PostKitClient, ids: readonly number[]) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'downloads', ids] as const,
      queryFn: ({ signal }) => client.analytics.episodeDownloads(ids, { signal }),
      enabled: ids.length > 0,
    }),
  one: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'one', id] as const,
      queryFn: ({ signal }) => client.episodes.get(id, { signal }),
    }),
  /** The editor's address and progress of an episode's advanced video. Without an editor, the installation refuses: HttpError 409. */
  advancedVideo: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'advanced-video', id] as const,
      queryFn: ({ signal }) => client.episodes.advancedVideo(id, { signal }),
      staleTime: 0,
    }),
  /** The destinations where an episode is now. Never cached, because only the station knows about removals. */
  postedTo: (client: PostKitClient, id: number) =>
    queryOptions({
      queryKey: [...episodesQueries.all(client), 'posted-to', id] as const,
      queryFn: async ({ signal }) =>
        (await client.episodes.connections(id, { signal })).social_media_connections,
      staleTime: 0,
      gcTime: 0,
    }),
};

/** The query of `episodes.list` for the filters. */
export function listQuery({
  showId,
  status,
  search,
  name,
  maxDuration,
  date,
  page,
  pageSize,
  order = newestFirst,
}: EpisodeFilters) {
  return {
    sort: order.by,
    order: order.direction,
    type: status,
    page,
    limit: pageSize,
    ...scopeQuery({ showId, search, date }),
    ...(name ? { name } : {}),
    ...(maxDuration === undefined ? {} : { max_duration: maxDuration }),
  } as const;
}

function scopeQuery({ showId, search, date }: Pick<EpisodeFilters, 'showId' | 'search' | 'date'>) {
  return {
    ...(showId === null ? {} : { show_id: showId }),
    ...(search ? { search } : {}),
    ...(date ? { date } : {}),
  } as const;
}
