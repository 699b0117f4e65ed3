export { analyticsQueries, type FiguresSelection, requestCsv } from './analytics.queries.ts';
export {
  type AnalyticsFilters,
  type AnalyticsTab,
  analyticsTabs,
  type AnalyticsView,
  type DateRange,
  readView,
  withFilters,
  withRange,
  withTab,
  writeView,
} from './analytics-filters.ts';
export { figuresQuery, type FiguresQuery } from './figures-query.ts';
export { idRanges } from './id-ranges.ts';
