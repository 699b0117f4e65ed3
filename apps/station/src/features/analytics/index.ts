export { type DayFigures, type DayReach, type FirstDayRow } from './analytics-tables.ts';
export type { StationFigures } from './station-figures.repository.ts';
export { createAnalytics, type Analytics } from './analytics.feature.ts';
