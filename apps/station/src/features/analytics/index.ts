export { type DayFigures, type DayReach } from './analytics-tables.ts';
export { createAnalytics, type Analytics } from './analytics.feature.ts';
