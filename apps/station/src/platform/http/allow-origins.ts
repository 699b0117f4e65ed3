import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const exposedHeaders = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Last-Modified',
  'Link',
  'Location',
  'Retry-After',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Length',
  'Upload-Offset',
  'X-App-Version',
  'X-Audio-Warning',
  'X-ChartTag',
  'X-Color',
  'X-ImageTag',
  'X-Request-Id',
];

/** Seconds for which browsers cache a preflight; the longest that Chromium accepts. */
const maxAge = 7200;

/**
 * Lets pages of these origins call the API with a header of their own, never with a cookie: no response allows credentials.
 * Every other origin gets the same responses as without this setting. Without an origin, nothing is registered.
 */
export async function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): Promise<void> {
  if (origins.size === 0) return;
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, 'access-control-request-method': asked } = request.headers;
      if (origin === undefined || !origins.has(origin)) return done(null, { origin: false });
      // An OPTIONS without the header is a call of its own (tus).
      const preflight = request.method === 'OPTIONS' && asked !== undefined;
      const options: FastifyCorsOptions = { origin: [origin], exposedHeaders, preflight };
      return done(
        null,
        preflight
          ? { ...options, exposedHeaders: [], methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], maxAge }
          : options,
      );
    },
  });
}
