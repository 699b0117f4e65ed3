import { z } from 'zod';

/** A setting for the address of an API, without a trailing slash. */
export function apiAddress(usual: string) {
  const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
  return address.default(usual).transform((url) => url.replace(/\/+$/, ''));
}
