import type { FastifyInstance } from 'fastify';

/** The default policy of a response in a browser: nothing is allowed. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
export function securityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('content-security-policy', nothing);
    if (https) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}

/** Keeps the pages of a group of routes apart from pages of other sites that open them, and from devices that they do not use. */
export function isolatePages(group: FastifyInstance): void {
  group.addHook('onRequest', (_request, reply, done) => {
    // The windows in which users connect accounts stay reachable.
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    reply.header(
      'permissions-policy',
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    done();
  });
}

/** Gives a group of routes (an encapsulated plugin) its own content security policy. */
export function contentPolicy(group: FastifyInstance, policy: string): void {
  group.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy);
    done();
  });
}
