import { resolve } from 'node:path';

/** Absolute path of the data folder that `POSTKIT_DATA` names; `./data` when it is unset or empty. */
export function dataFolder(env: { readonly POSTKIT_DATA?: string | undefined }): string {
  return resolve(env.POSTKIT_DATA || './data');
}
