import type { FastifyReply } from 'fastify';

/** Lets players and feed readers on any site fetch this, and read the headers that they need to continue. */
export function allowAnySite(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header(
      'access-control-expose-headers',
      'ETag, Last-Modified, Content-Length, Content-Range, Accept-Ranges, Link',
    )
    .header('cross-origin-resource-policy', 'cross-origin');
}
