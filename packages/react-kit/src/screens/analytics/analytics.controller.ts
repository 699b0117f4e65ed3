import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AnalyticsResponse, AnalyticsRow, EpisodeNames, ShowTrends } from '@postkit/sdk/schema';
import { episodeKey } from '@postkit/sdk/schema';
import { analyticsQueries, type FiguresSelection } from '../../data/analytics/index.ts';
import {
  type AnalyticsFilters,
  type AnalyticsTab,
  type AnalyticsView,
  type DateRange,
  readView,
  withFilters,
  withRange,
  withTab,
  writeView,
} from '../../data/analytics/index.ts';
import { figuresQuery } from '../../data/analytics/index.ts';
import { idRanges } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { dateInZone } from '../../host/time/zoned-time.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { useWords } from '../../words/use-words.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { type OverviewState, useOverview } from './use-overview.ts';

export interface AnalyticsState {
  session: StationSession;
  tab: AnalyticsTab;
  filters: AnalyticsFilters;
  /** In the station's time, and the latest day that can be requested. */
  today: string;
  /** The day for which a download counts now. */
  utcDay: string;
  /** Figures of the current tab; undefined while loading. */
  figures: AnalyticsResponse | undefined;
  isLoading: boolean;
  failure: { isRetrying: boolean; retry: () => void } | null;
  /** The rows to show, null while no range is chosen. */
  selection: FiguresSelection | null;
  /** The downloads by day and their comparison; null while no range is chosen. */
  overview: OverviewState | null;
  /** Downloads of shows by day of the overview, by id; undefined while loading. */
  trends: ShowTrends | undefined;
  /** Names of shows by id; empty while loading. */
  showNames: Readonly<Record<string, string>>;
  episodeName: (row: { aw_collection_id: string | null; aw_episode_id: string | null }) => string;
  setTab: (tab: AnalyticsTab) => void;
  setRange: (range: DateRange | null) => void;
  change: (change: Partial<AnalyticsFilters>) => void;
}

const noNames = {};

/** State of the screen, read from its address. */
export function useAnalytics(session: StationSession, props: ScreenQueryProps): AnalyticsState {
  const messages = useWords(analyticsMessages);
  const { client } = usePostKit();
  const { query, change: changeQuery } = useScreenQuery(props);
  const [opened] = useState(() => Date.now() / 1000);
  const today = dateInZone(opened, session.timezone);
  const [isCleared, setCleared] = useState(false);
  const view = useMemo(() => readView(query, today), [query, today]);
  const { tab } = view;
  const filters = isCleared ? { ...view.filters, start_date: null, end_date: null } : view.filters;
  const rowsQuery = figuresQuery(session.slug, filters);
  const selection = rowsQuery && { tab, query: rowsQuery, granularity: filters.granularity };
  const figures = useQuery(analyticsQueries.figures(client, selection));
  const shows = useQuery(analyticsQueries.showNames(client));
  const overview = useOverview(selection);
  const trends = useQuery(
    analyticsQueries.trends(client, tab === 'show' && overview ? overview.range : null),
  );
  const names = useEpisodeNames(session.slug, [
    ...(tab === 'episode' ? (figures.data?.data ?? []) : []),
    ...(overview?.best ? [overview.best] : []),
  ]);
  useReport(shows.isLoadingError ? shows.error : null, messages.showsFailed);
  useEffect(() => {
    if (figures.error) console.error(`[postkit] ${messages.failed[tab]}`, figures.error);
  }, [figures.error, tab, messages]);

  const go = (next: AnalyticsView) => changeQuery(writeView(next, today));
  return {
    session,
    tab,
    filters,
    today,
    utcDay: dateInZone(opened, 'UTC'),
    figures: figures.data,
    isLoading: figures.isFetching,
    failure: figures.isLoadingError
      ? { isRetrying: figures.isFetching, retry: () => void figures.refetch() }
      : null,
    selection,
    overview,
    trends: trends.data,
    showNames: shows.data ?? noNames,
    episodeName({ aw_collection_id, aw_episode_id }) {
      const id = aw_episode_id ?? '';
      return names[episodeKey(session.slug, aw_collection_id ?? '', id)]?.name ?? messages.untitled(id);
    },
    setTab: (next) => go(withTab(view, next)),
    setRange(range) {
      setCleared(range === null);
      if (range) go(withRange(view, range, today));
    },
    change: (change) => go(withFilters(view, change)),
  };
}

/** Names of the listed episodes; the list shows ids until they have loaded. */
function useEpisodeNames(station: string, rows: readonly AnalyticsRow[]): EpisodeNames {
  const messages = useWords(analyticsMessages);
  const { client } = usePostKit();
  const ranges = idRanges(
    station,
    rows.flatMap((row) => Number(row.aw_episode_id) || []),
  );
  const names = useQuery(analyticsQueries.episodeNames(client, ranges));
  useReport(names.isLoadingError ? names.error : null, messages.episodeNamesFailed);
  return names.data ?? noNames;
}

/** Reports a failure once. */
function useReport(error: Error | null, name: string): void {
  const reportFailure = useReportFailure();
  useEffect(() => {
    if (error) reportFailure(name, error);
  }, [reportFailure, error, name]);
}
