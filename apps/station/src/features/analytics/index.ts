export { analyticsMigrations, type DayFigures, type DayReach } from './analytics-tables.ts';
export { createAnalytics, type Analytics } from './create-analytics.ts';
