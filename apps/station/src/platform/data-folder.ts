import { resolve } from 'node:path';

/** The data folder when `POSTKIT_DATA` is unset. */
export const defaultDataFolder = './data';

/** Absolute path of the data folder in `POSTKIT_DATA`; the supervisor reads it without the other settings. */
export function dataFolder(env: { readonly POSTKIT_DATA?: string | undefined }): string {
  return resolve(env.POSTKIT_DATA || defaultDataFolder);
}
