import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export const addressRefused = 'ADDRESS_REFUSED';
export const redirectRefused = 'REDIRECT_REFUSED';

/**
 * Checks the text of an address. IP literals never reach a lookup, so they are checked here.
 * @throws for another scheme, credentials, a low port that is not the web's, or a private IP.
 */
export function refuseAddress(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused('Only http and https are fetched.');
  if (url.username || url.password) throw refused('An address with credentials is not fetched.');
  const port = Number(url.port || 443);
  if (port !== 80 && port !== 443 && port < 1024) throw refused('That port is not fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && ipaddr.isValid(host) && !isPublicAddress(host))
    throw refused('A private address is not fetched.');
}

/** Whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** A DNS lookup that returns public addresses only, so that the checked address is the one that is connected to. */
export function checkedLookup(allowPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const allowed = allowPrivate ? found : found.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) return done(refused('The name leads to private addresses only.'), '', 0);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

/** An error with a code, by which a caller knows that nothing was sent. */
function refused(message: string): Error {
  return Object.assign(new Error(message), { code: addressRefused });
}

/** A redirect that is not followed; a request was sent before it. */
export function refusedRedirect(message: string): Error {
  return Object.assign(new Error(message), { code: redirectRefused });
}
