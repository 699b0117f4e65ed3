import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DevicesQuery, ExplanationQuery, PostKitClient, ShowAnalyticsQuery } from '@postkit/sdk';
import type { Granularity } from '@postkit/sdk/schema';
import { stationKey } from '../../host/station-key.ts';
import type { AnalyticsTab } from './analytics-filters.ts';
import type { FiguresQuery } from './figures-query.ts';
import type { IdRange } from './id-ranges.ts';

export interface FiguresSelection {
  tab: AnalyticsTab;
  /** Without `page`, all rows load. */
  query: Omit<FiguresQuery, 'page'> & { page?: number };
  granularity: Granularity;
}

const recountPollMs = 2000;

export const analyticsQueries = {
  all: (client: PostKitClient) => [...stationKey(client), 'analytics'] as const,
  figures: (client: PostKitClient, selection: FiguresSelection | null) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'figures', selection] as const,
      queryFn: ({ signal }) => {
        if (!selection) throw new Error('Figures need a range.');
        return figuresOf(client, selection, signal);
      },
      enabled: selection !== null,
      placeholderData: (before, query) =>
        query?.queryKey[4]?.tab === selection?.tab ? keepPreviousData(before) : undefined,
    }),
  /** Downloads and listeners of the station's shows or episodes. */
  shows: (client: PostKitClient, query: ShowAnalyticsQuery) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'shows', query] as const,
      queryFn: ({ signal }) => client.analytics.shows(query, { signal }),
    }),
  /** Downloads of each show on each day of a range. */
  trends: (client: PostKitClient, range: { start: string; end: string } | null) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'trends', range?.start, range?.end] as const,
      queryFn: ({ signal }) =>
        client.analytics.showTrends(
          { start_date: range?.start ?? '', end_date: range?.end ?? '' },
          { signal },
        ),
      enabled: range !== null,
    }),
  /** The average episode of shows, for those published in a range; off without a selection. */
  averageEpisodes: (
    client: PostKitClient,
    selection: { ids: readonly string[]; start: string; end: string } | null,
  ) =>
    queryOptions({
      queryKey: [
        ...analyticsQueries.all(client),
        'average-episodes',
        selection?.ids,
        selection?.start,
        selection?.end,
      ] as const,
      queryFn: ({ signal }) => {
        const { ids = [], start = '', end = '' } = selection ?? {};
        return client.analytics.averageEpisodes(
          { show_id: ids.join(','), start_date: start, end_date: end },
          { signal },
        );
      },
      enabled: selection !== null,
    }),
  /** Downloads by device, most first. */
  devices: (client: PostKitClient, query: DevicesQuery) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'devices', query] as const,
      queryFn: ({ signal }) => client.analytics.devices(query, { signal }),
    }),
  /** The minutes of an episode that players fetched; null for the newest audio version with downloads. */
  retention: (client: PostKitClient, episode: number, version: number | null) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'retention', episode, version] as const,
      queryFn: ({ signal }) =>
        client.analytics.retention(
          { episode_id: episode, ...(version === null ? {} : { version }) },
          { signal },
        ),
      placeholderData: (before, query) =>
        query?.queryKey.includes(episode) ? keepPreviousData(before) : undefined,
    }),
  /** Why the requests of a selection were counted or not. */
  explanation: (client: PostKitClient, query: ExplanationQuery) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'explanation', query] as const,
      queryFn: ({ signal }) => client.analytics.explain(query, { signal }),
    }),
  /** The difference that a recount makes; read again while one runs. */
  recount: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'recount'] as const,
      queryFn: ({ signal }) => client.analytics.recountPreview({ signal }),
      refetchInterval: ({ state }) => (state.data?.last?.status === 'running' ? recountPollMs : false),
    }),
  showNames: (client: PostKitClient) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'show-names'] as const,
      queryFn: ({ signal }) => client.analytics.showNames({ signal }),
    }),
  episodeNames: (client: PostKitClient, ranges: readonly IdRange[]) =>
    queryOptions({
      queryKey: [...analyticsQueries.all(client), 'episode-names', ranges] as const,
      queryFn: ({ signal }) => client.analytics.episodeNames([...ranges], { signal }),
      enabled: ranges.length > 0,
      placeholderData: keepPreviousData,
    }),
};

function figuresOf(
  { analytics }: PostKitClient,
  { tab, query, granularity }: FiguresSelection,
  signal: AbortSignal,
) {
  switch (tab) {
    case 'show':
    case 'episode':
      return analytics.shows({ ...query, dimension: tab }, { signal });
    case 'country':
      return analytics.countries({ ...query, dimension: tab }, { signal });
    case 'platform':
      return analytics.platforms({ ...query, dimension: tab }, { signal });
    case 'reports':
      return analytics.total({ ...query, dimension: 'date', granularity }, { signal });
  }
}

/** Requests all rows of a tab as CSV, and resolves to the job's id. */
export async function requestCsv(
  { analytics }: PostKitClient,
  { tab, query: { page: _page, ...query }, granularity }: FiguresSelection,
  email: string,
) {
  const parameters = email === '' ? query : { ...query, email };
  switch (tab) {
    case 'show':
    case 'episode':
      return (await analytics.showsCsv({ ...parameters, dimension: tab })).job_id;
    case 'country':
      return (await analytics.countriesCsv({ ...parameters, dimension: tab })).job_id;
    case 'platform':
      return (await analytics.platformsCsv({ ...parameters, dimension: tab })).job_id;
    case 'reports':
      return (await analytics.totalCsv({ ...parameters, dimension: 'date', granularity })).job_id;
  }
}
