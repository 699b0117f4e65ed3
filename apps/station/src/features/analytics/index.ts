export { type DayFigures, type DayReach, type FirstDayRow } from './analytics-tables.ts';
export { createAnalytics, type Analytics } from './analytics.feature.ts';
