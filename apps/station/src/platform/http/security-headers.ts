import type { FastifyInstance } from 'fastify';

/** What an answer may do in a browser where its routes say nothing else: nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Headers that every answer carries. */
export function securityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('content-security-policy', nothing);
    if (https) reply.header('strict-transport-security', 'max-age=31536000');
  });
}

/** Gives the routes of one group (an encapsulated plugin) a content security policy of their own. */
export function contentPolicy(group: FastifyInstance, policy: string): void {
  group.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
}
