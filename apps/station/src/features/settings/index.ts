export { createSettings, type AppVersion } from './create-settings.ts';
