import type { AnalyticsFilters } from './analytics-filters.ts';

/** Parameters of all four calls. */
export interface FiguresQuery {
  station_names: string;
  start_date: string;
  end_date: string;
  show_id?: string;
  platform_list?: string;
  countries_list?: string;
  sort: AnalyticsFilters['sort'];
  order: AnalyticsFilters['order'];
  page: number;
}

/** The query of a tab's rows, or null without a range, which disables it. */
export function figuresQuery(station: string, filters: AnalyticsFilters): FiguresQuery | null {
  const { start_date, end_date, showIds, sort, order, page } = filters;
  if (start_date === null || end_date === null) return null;
  const platforms = filters.selectedPlatform === null ? filters.platform_list : [filters.selectedPlatform];
  const countries = filters.selectedCountry === null ? filters.countries_list : [filters.selectedCountry];
  return {
    station_names: station,
    start_date,
    end_date,
    ...(showIds.length > 0 ? { show_id: showIds.join(',') } : {}),
    ...(platforms.length > 0 ? { platform_list: platforms.join(',') } : {}),
    ...(countries.length > 0 ? { countries_list: countries.join(',') } : {}),
    sort,
    order,
    page,
  };
}
