import type { FastifyInstance } from 'fastify';
import { fail } from '../errors/platform-errors.ts';

/** Bytes of a form, which holds one token. */
const bodyLimit = 32 * 1024;

/** Parses urlencoded forms for the routes that take one; others refuse them. */
export function acceptForm(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => {
      if (request.routeOptions.config.takesForm)
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      else done(fail('request.type'));
    },
  );
}
