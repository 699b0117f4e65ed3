export { createStation, type StationOptions, type StationServer } from './app.ts';
export type { FirstAdmin } from './features/accounts/index.ts';
