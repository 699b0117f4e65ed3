import {
  type AnalyticsSort,
  analyticsSorts,
  calendarDate,
  granularities,
  type Granularity,
} from '@postkit/sdk/schema';
import type { CalendarDate } from '../../host/time/zoned-time.ts';

export const analyticsTabs = ['show', 'episode', 'country', 'platform', 'reports'] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

/** Both days are inclusive. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** State of the analytics screen. A selected country or platform takes precedence over its list. */
export interface AnalyticsFilters {
  showIds: readonly number[];
  platform_list: readonly string[];
  selectedPlatform: string | null;
  countries_list: readonly string[];
  selectedCountry: string | null;
  /** Null while no range is chosen; then no figures load. */
  start_date: CalendarDate | null;
  end_date: CalendarDate | null;
  sort: AnalyticsSort;
  order: 'asc' | 'desc';
  /** Starts at 1. */
  page: number;
  /** For the reports tab only. */
  granularity: Granularity;
}

export interface AnalyticsView {
  tab: AnalyticsTab;
  filters: AnalyticsFilters;
}

const defaultOrders = {
  show: { sort: 'downloads', order: 'desc' },
  episode: { sort: 'downloads', order: 'desc' },
  country: { sort: 'downloads', order: 'desc' },
  platform: { sort: 'downloads', order: 'desc' },
  reports: { sort: 'start_time', order: 'asc' },
} as const satisfies Record<AnalyticsTab, Pick<AnalyticsFilters, 'sort' | 'order'>>;

/** Default view: today, by show, most downloads first. */
export function defaultView(today: CalendarDate): AnalyticsView {
  const noFilters = {
    showIds: [],
    platform_list: [],
    selectedPlatform: null,
    countries_list: [],
    selectedCountry: null,
  };
  return {
    tab: 'show',
    filters: {
      ...noFilters,
      start_date: today,
      end_date: today,
      ...defaultOrders.show,
      page: 1,
      granularity: 'day',
    },
  };
}

/** Switches to a tab, with the tab's default order and its first page. */
export function withTab({ filters }: AnalyticsView, tab: AnalyticsTab): AnalyticsView {
  return { tab, filters: { ...filters, ...defaultOrders[tab], page: 1 } };
}

/** Changes filters and returns to the first page. */
export function withFilters(
  { tab, filters }: AnalyticsView,
  change: Partial<AnalyticsFilters>,
): AnalyticsView {
  return { tab, filters: { ...filters, page: 1, ...change } };
}

/** Applies a range once both ends are set, limited to today. */
export function withRange(
  view: AnalyticsView,
  range: Partial<DateRange> | null,
  today: CalendarDate,
): AnalyticsView {
  if (!range?.start || !range.end || range.start > range.end || range.start > today) return view;
  return withFilters(view, { start_date: range.start, end_date: range.end > today ? today : range.end });
}

/** Reads the view from an address; missing and invalid values get their defaults. */
export function readView(query: string, today: CalendarDate): AnalyticsView {
  const params = new URLSearchParams(query);
  const tab = oneOf(analyticsTabs, params.get('tab')) ?? 'show';
  const first = withTab(defaultView(today), tab);
  const { filters } = first;
  const rangeFilters = withRange(
    first,
    { start: dateOf(params.get('start')), end: dateOf(params.get('end')) },
    today,
  ).filters;
  return {
    tab,
    filters: {
      ...rangeFilters,
      showIds: listOf(params.get('shows'))
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0),
      platform_list: listOf(params.get('platforms')),
      selectedPlatform: params.get('platform'),
      countries_list: listOf(params.get('countries')),
      selectedCountry: params.get('country'),
      sort: oneOf(analyticsSorts, params.get('sort')) ?? filters.sort,
      order: oneOf(['asc', 'desc'] as const, params.get('order')) ?? filters.order,
      page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
      granularity: oneOf(granularities, params.get('by')) ?? filters.granularity,
    },
  };
}

/** The view as an address, without default values. */
export function writeView({ tab, filters }: AnalyticsView, today: CalendarDate): URLSearchParams {
  const first = withTab(defaultView(today), tab).filters;
  const isToday = filters.start_date === today && filters.end_date === today;
  const isDefaultOrder = filters.sort === first.sort && filters.order === first.order;
  const values = {
    tab: tab === 'show' ? '' : tab,
    start: isToday ? '' : (filters.start_date ?? ''),
    end: isToday ? '' : (filters.end_date ?? ''),
    shows: filters.showIds.join(','),
    platforms: filters.platform_list.join(','),
    platform: filters.selectedPlatform ?? '',
    countries: filters.countries_list.join(','),
    country: filters.selectedCountry ?? '',
    sort: isDefaultOrder ? '' : filters.sort,
    order: isDefaultOrder ? '' : filters.order,
    page: filters.page === 1 ? '' : String(filters.page),
    by: filters.granularity === 'day' ? '' : filters.granularity,
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((word) => word !== '');
}

function dateOf(text: string | null): CalendarDate {
  return calendarDate.safeParse(text).data ?? '';
}
