import type { FastifyInstance } from 'fastify';
import { fail } from '../errors/platform-errors.ts';

/** Hands parts of files, as tus sends them, to their handlers as streams; to no other route. */
export function acceptOctetStream(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.takesBytes) done(null, payload);
    else done(fail('request.type'));
  });
}
