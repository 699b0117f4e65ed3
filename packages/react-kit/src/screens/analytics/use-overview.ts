import { useQuery } from '@tanstack/react-query';
import type { AnalyticsRow } from '@postkit/sdk/schema';
import { analyticsQueries, type FiguresSelection } from '../../data/analytics/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { type OverviewRange, overviewRange } from './overview-range.ts';
import { reportPeriods } from './report-periods.ts';

/** A day of the overview beside the same day of the period before. */
export interface OverviewDay {
  /** UTC, unix seconds. */
  start: number;
  downloads: number;
  before: number;
}

export interface OverviewState {
  range: OverviewRange;
  /** Undefined while loading. */
  figures: { downloads: number; before: number; reach: number; rate: number; episodes: number } | undefined;
  days: readonly OverviewDay[];
  /** The episode with the most downloads; null for none. */
  best: AnalyticsRow | null;
  failure: { isRetrying: boolean; retry: () => void } | null;
}

const second = (date: string) => Date.parse(date) / 1000;

/** Downloads by day over the selected days, compared with as many days before; null without a selection. */
export function useOverview(selection: FiguresSelection | null): OverviewState | null {
  const { client } = usePostKit();
  const range = selection && overviewRange(selection.query.start_date, selection.query.end_date);
  const over = (
    tab: 'reports' | 'episode',
    start_date: string,
    end_date: string,
  ): FiguresSelection | null => {
    if (!selection) return null;
    const { page: _page, ...filters } = selection.query;
    const order =
      tab === 'reports'
        ? ({ sort: 'start_time', order: 'asc' } as const)
        : ({ sort: 'downloads', order: 'desc', page: 1 } as const);
    return { tab, granularity: 'day', query: { ...filters, start_date, end_date, ...order } };
  };
  const now = useQuery(analyticsQueries.figures(client, range && over('reports', range.start, range.end)));
  const before = useQuery(
    analyticsQueries.figures(client, range && over('reports', range.previousStart, range.previousEnd)),
  );
  const episodes = useQuery(
    analyticsQueries.figures(client, range && over('episode', range.start, range.end)),
  );
  if (!range) return null;

  const failed = [now, before].find((query) => query.isLoadingError);
  const earlier = reportPeriods(
    before.data?.data ?? [],
    second(range.previousStart),
    second(range.previousEnd),
    'day',
  );
  return {
    range,
    figures: now.data &&
      before.data && {
        downloads: now.data.totals.downloads,
        before: before.data.totals.downloads,
        reach: now.data.totals.unique_reach,
        rate: now.data.totals.ltr,
        episodes: now.data.totals.episode_count,
      },
    days: reportPeriods(now.data?.data ?? [], second(range.start), second(range.end), 'day').map(
      ({ start, downloads }, day) => ({
        start,
        downloads,
        before: earlier[day]?.downloads ?? 0,
      }),
    ),
    best: episodes.data?.data.find(({ downloads }) => downloads > 0) ?? null,
    failure: failed
      ? { isRetrying: failed.isFetching, retry: () => void Promise.all([now.refetch(), before.refetch()]) }
      : null,
  };
}
