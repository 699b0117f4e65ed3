import type { FastifyReply } from 'fastify';

/** Players and readers on any site may fetch this, and see what they need to go on. */
export function allowAnySite(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'ETag, Last-Modified, Content-Length, Content-Range, Accept-Ranges, Link')
    .header('cross-origin-resource-policy', 'cross-origin');
}
