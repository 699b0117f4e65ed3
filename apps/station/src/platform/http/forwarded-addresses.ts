import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The addresses of a header `X-Forwarded-For` without what some proxies add to them: ports, brackets, quotes and zones. An
 * entry that is no address, such as `unknown`, stays as it is.
 */
export function forwardedAddresses(header: string): string {
  return header
    .split(',')
    .map((entry) => plainAddress(entry.trim()))
    .filter((entry) => entry !== '')
    .join(', ');
}

function plainAddress(entry: string): string {
  const text = entry.replaceAll('"', '').trim();
  const address =
    /^\[(.*?)\](?::\d*)?$/.exec(text)?.[1] ??
    (isIP(text) === 0 ? text.replace(/^([\d.]+):\d*$/, '$1') : text);
  const withoutZone = address.replace(/%.*$/, '');
  return isIP(withoutZone) === 0 ? entry : withoutZone;
}

/** Reads the addresses of clients from proxies before anything else of a request, so that a port makes no other client. */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.raw.headers['x-forwarded-for'];
    if (typeof header === 'string') request.raw.headers['x-forwarded-for'] = forwardedAddresses(header);
    done();
  });
}
