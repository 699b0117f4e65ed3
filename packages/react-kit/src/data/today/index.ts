export { todayQueries } from './today.queries.ts';
export { useTodayLive } from './use-today-live.ts';
