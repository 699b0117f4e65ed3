export type { AppVersion } from './app-version.ts';
export { createSettings, type DemoProgress } from './settings.feature.ts';
