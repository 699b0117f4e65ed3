import type { FastifyInstance } from 'fastify';
import { fail } from '../errors/platform-errors.ts';

/** A name or IPv4 address, or an IPv6 address in brackets, and a port. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses requests with several hosts (RFC 9112 3.2), and with one that is no host, because responses repeat it in addresses. The
 * host may also be the one that a trusted proxy names.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, host }, _reply, done) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      return done(refusal('Send one Host header.'));
    done(
      host === undefined || host === '' || plainHost.test(host)
        ? undefined
        : refusal('The Host header is not the name of a host.'),
    );
  });
}

function refusal(message: string): Error {
  return fail('request.invalid', { message });
}
