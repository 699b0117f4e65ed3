import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, traced } from './tracing.ts';

/** Addresses of balancers and Prometheus, and live streams, whose duration is that of a visit. */
const left: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', 'live.stream']);

/** Gives each request a span with its operation, its station and its status, which continues the trace of a caller. Nothing without telemetry. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url: route = 'none' } = request.routeOptions;
    if (left.has(config.operation ?? route)) return done();
    const { traceparent } = request.headers;
    const facts = {
      name: config.operation ?? `${request.method} ${route}`,
      kind: 'server',
      // The pattern, because paths contain tokens of links.
      attributes: { 'http.request.method': request.method, 'http.route': route, ...stationOf(request) },
      parent: typeof traceparent === 'string' ? traceparent : undefined,
    } as const;
    void traced(facts, (span) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      reply.raw.once('close', () => {
        const { statusCode, writableFinished } = reply.raw;
        span.set({ 'http.response.status_code': statusCode });
        if (statusCode >= 500) span.fail(String(statusCode));
        else if (!writableFinished) span.fail('aborted');
        resolve();
      });
      done();
      return promise;
    });
  });
}

function stationOf({ params }: FastifyRequest): { 'postkit.station'?: string } {
  const isNamed = typeof params === 'object' && params !== null && 'station' in params;
  return isNamed ? { 'postkit.station': String(params.station) } : {};
}
