import { type AnalyticsSort, analyticsSorts, granularities, type Granularity } from '@postkit/sdk/schema';
import type { CalendarDate } from '../../screen/time/zoned-time.ts';

export const analyticsTabs = ['show', 'episode', 'country', 'platform', 'reports'] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

/** Both days are counted. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** What the analytics screen shows. A country or platform that was chosen alone counts in place of its list. */
export interface AnalyticsFilters {
  showIds: readonly number[];
  platform_list: readonly string[];
  selectedPlatform: string | null;
  countries_list: readonly string[];
  selectedCountry: string | null;
  /** Null while no range is chosen; then nothing is loaded. */
  start_date: CalendarDate | null;
  end_date: CalendarDate | null;
  sort: AnalyticsSort;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
  /** Of the reports tab alone. */
  granularity: Granularity;
}

export interface AnalyticsView {
  tab: AnalyticsTab;
  filters: AnalyticsFilters;
}

const firstOrders = {
  show: { sort: 'downloads', order: 'desc' },
  episode: { sort: 'downloads', order: 'desc' },
  country: { sort: 'downloads', order: 'desc' },
  platform: { sort: 'downloads', order: 'desc' },
  reports: { sort: 'start_time', order: 'asc' },
} as const satisfies Record<AnalyticsTab, Pick<AnalyticsFilters, 'sort' | 'order'>>;

/** Who has nothing chosen sees today, by show, the most downloads first. */
export function firstView(today: CalendarDate): AnalyticsView {
  const nothing = { showIds: [], platform_list: [], selectedPlatform: null, countries_list: [], selectedCountry: null };
  return { tab: 'show', filters: { ...nothing, start_date: today, end_date: today, ...firstOrders.show, page: 1, granularity: 'day' } };
}

/** Another tab has columns of its own: it starts with its own order on its first page. */
export function withTab({ filters }: AnalyticsView, tab: AnalyticsTab): AnalyticsView {
  return { tab, filters: { ...filters, ...firstOrders[tab], page: 1 } };
}

/** Whatever else is shown begins on its first page. */
export function withFilters({ tab, filters }: AnalyticsView, change: Partial<AnalyticsFilters>): AnalyticsView {
  return { tab, filters: { ...filters, page: 1, ...change } };
}

/** A range counts when both ends are there, and ends today at the latest. */
export function withRange(view: AnalyticsView, range: Partial<DateRange> | null, today: CalendarDate): AnalyticsView {
  if (!range?.start || !range.end || range.start > range.end || range.start > today) return view;
  return withFilters(view, { start_date: range.start, end_date: range.end > today ? today : range.end });
}

/** What an address holds; what is missing or makes no sense is as at first. */
export function readView(query: string, today: CalendarDate): AnalyticsView {
  const params = new URLSearchParams(query);
  const tab = oneOf(analyticsTabs, params.get('tab')) ?? 'show';
  const first = withTab(firstView(today), tab);
  const { filters } = first;
  const ranged = withRange(first, { start: dateOf(params.get('start')), end: dateOf(params.get('end')) }, today).filters;
  return {
    tab,
    filters: {
      ...ranged,
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

/** The view as an address holds it, without what is as at first. */
export function writeView({ tab, filters }: AnalyticsView, today: CalendarDate): URLSearchParams {
  const first = withTab(firstView(today), tab).filters;
  const isToday = filters.start_date === today && filters.end_date === today;
  const isFirstOrder = filters.sort === first.sort && filters.order === first.order;
  const values = {
    tab: tab === 'show' ? '' : tab,
    start: isToday ? '' : (filters.start_date ?? ''),
    end: isToday ? '' : (filters.end_date ?? ''),
    shows: filters.showIds.join(','),
    platforms: filters.platform_list.join(','),
    platform: filters.selectedPlatform ?? '',
    countries: filters.countries_list.join(','),
    country: filters.selectedCountry ?? '',
    sort: isFirstOrder ? '' : filters.sort,
    order: isFirstOrder ? '' : filters.order,
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
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
