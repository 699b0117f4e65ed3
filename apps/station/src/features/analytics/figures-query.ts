import type { AnalyticsSort, Granularity } from '@postkit/sdk/schema';
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

export function filterOf(stationId: number, query: FiguresQuery): FiguresFilter {
  return {
    stationId,
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
