import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { fail } from '../platform/errors/platform-errors.ts';
import type { StationRegistry, MetricSources } from './station-registry.ts';

/**
 * `GET /metrics` in the text format of Prometheus, for a caller with the token of `POSTKIT_METRICS_TOKEN`. Without the
 * setting there is no such address, and nothing is measured.
 */
export async function registerMetrics(
  http: FastifyInstance,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  sources: MetricSources,
): Promise<void> {
  if (metricsToken === undefined) return;
  // Loaded only where it is used, because every station starts without waiting for it.
  const { createStationRegistry } = await import('./station-registry.ts');
  const registry = createStationRegistry(sources);
  measureRequests(http, registry);
  http.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, metricsToken)) throw fail('access.sign-in');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.text());
  });
}

function isAllowed({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Live streams are written past Fastify, and so not measured: their duration is that of a visit. */
function measureRequests(http: FastifyInstance, registry: StationRegistry): void {
  http.addHook('onResponse', async (request, reply) => {
    const { config, url } = request.routeOptions;
    registry.observe(config.operation ?? url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  });
}
