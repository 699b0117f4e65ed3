export { analyticsQueries } from './analytics.queries.ts';
