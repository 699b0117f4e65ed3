import { address } from './settings/setting-kinds.ts';

/** A setting for the address of an API, without a trailing slash. */
export function apiAddress(usual: string) {
  return address.default(usual).transform((url) => url.replace(/\/+$/, ''));
}
