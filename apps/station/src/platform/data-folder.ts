import { resolve } from 'node:path';

/** The data folder where `POSTKIT_DATA` names none. */
export const defaultDataFolder = './data';

/** Absolute path of the data folder that `POSTKIT_DATA` names; the supervisor reads it without the other settings. */
export function dataFolder(env: { readonly POSTKIT_DATA?: string | undefined }): string {
  return resolve(env.POSTKIT_DATA || defaultDataFolder);
}
