import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import type { StationDirectory } from './station-directory.ts';

/**
 * Redirects every address that begins with a former slug of a station to the same address with its slug, before a route
 * authorises or reads the request. The response says nothing but the slug, so what the new address refuses stays refused.
 * Register it before the routes.
 */
export function redirectFormerSlugs(
  http: FastifyInstance,
  directory: Pick<StationDirectory, 'byFormerSlug'>,
): void {
  http.addHook('onRequest', async (request, reply) => {
    const address = currentAddress(directory, request.url);
    if (address === null) return;
    if (isPublic(http, request)) allowAnySite(reply);
    // The station may take its former slug back, so no cache may follow the redirect without asking.
    return reply.header('cache-control', 'no-cache').redirect(address, statusFor(request));
  });
}

/**
 * An address, from the root of the host, with the slug that its station has now; null if it does not begin with a former slug.
 */
export function currentAddress(
  { byFormerSlug }: Pick<StationDirectory, 'byFormerSlug'>,
  address: string,
): string | null {
  const [, slug = '', rest = ''] = /^\/([a-z\d-]+)(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  const station = slug === '' ? null : byFormerSlug(slug);
  return station && `/${station.slug}${rest}`;
}

/** Feed readers and directories know 301; a call keeps its method and body with 308. */
function statusFor({ method, url }: FastifyRequest): 301 | 308 {
  const isCall = /^\/[^/]+\/api\//.test(url);
  return !isCall && (method === 'GET' || method === 'HEAD') ? 301 : 308;
}

/** Pages of any site may read the responses of public operations, so that they must be able to follow. */
function isPublic({ operations }: FastifyInstance, { routeOptions }: FastifyRequest): boolean {
  return operations.some(
    ({ id, access }) => id === routeOptions.config?.operation && access.role === 'public',
  );
}
