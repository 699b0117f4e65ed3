export type { AppVersion } from './app-version.ts';
export { createSettings } from './settings.feature.ts';
