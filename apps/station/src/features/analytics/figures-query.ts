import type { AnalyticsSort, Granularity } from '@postkit/sdk/schema';
import type { StationScope } from '../accounts/index.ts';
import { dayMs } from './download-rule.ts';
import type { FiguresFilter } from './figures.repository.ts';

/** The query parameters that all figures operations share. */
export interface FiguresQuery {
  readonly start_date: string;
  readonly end_date: string;
  readonly station_names: string;
  readonly show_id?: string | undefined;
  readonly platform_list?: string | undefined;
  readonly countries_list?: string | undefined;
  readonly sort?: AnalyticsSort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page?: number | undefined;
  readonly granularity?: Granularity | undefined;
}

/** The query limited to the shows of a scope, as an export stores it: its job runs without the user. */
export function withinScope<Query extends FiguresQuery>(
  { limit }: Pick<StationScope, 'limit'>,
  query: Query,
): Query {
  if (!limit) return query;
  const asked = splitList(query.show_id).map(Number);
  const shows = asked.length === 0 ? [...limit.shows] : asked.filter((id) => limit.shows.has(id));
  return { ...query, show_id: shows.length === 0 ? String(noShow) : shows.join(',') };
}

/** An empty list would select every show. */
const noShow = 0;

export function filterOf(station: StationScope, asked: FiguresQuery): FiguresFilter {
  const query = withinScope(station, asked);
  return {
    stationId: station.id,
    firstDay: Date.parse(query.start_date) / dayMs,
    lastDay: Date.parse(query.end_date) / dayMs,
    shows: splitList(query.show_id).map(Number),
    countries: splitList(query.countries_list),
    platforms: splitList(query.platform_list),
  };
}

function splitList(text = ''): string[] {
  return text.split(',').flatMap((word) => word.trim() || []);
}
