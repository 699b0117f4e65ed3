export { todayQueries } from './today.queries.ts';
export { TodayScreen } from './today-screen.tsx';
export { useTodayLive } from './use-today-live.ts';
