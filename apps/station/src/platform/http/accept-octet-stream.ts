import type { FastifyInstance } from 'fastify';
import { fail } from '../errors/platform-errors.ts';

/** Passes parts of files, as tus sends them, to their handlers as streams; other routes do not accept them. */
export function acceptOctetStream(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.takesBytes) done(null, payload);
    else done(fail('request.type'));
  });
}
