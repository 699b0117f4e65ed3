import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Operation } from '@postkit/sdk/schema';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { errorResponse } from '../errors/error-response.ts';
import { fail } from '../errors/platform-errors.ts';
import { escapeHtml } from '../escape-html.ts';
import { htmlPage } from '../html-page.ts';
import type { Log } from '../log.ts';
import { traceRequests } from '../telemetry/trace-requests.ts';
import { acceptForm } from './accept-form.ts';
import { allowOrigins } from './allow-origins.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { checkHost } from './check-host.ts';
import { closeConnections } from './close-connections.ts';
import { connectionLimits, type ConnectionLimits } from './connection-limits.ts';
import { dropUnreadBodies } from './drop-unread-bodies.ts';
import { readForwardedAddresses } from './forwarded-addresses.ts';
import { limitBodyPace } from './limit-body-pace.ts';
import { limitJson } from './limit-json.ts';
import { limitedServer } from './limited-server.ts';
import type { OpenPort } from './open-port.ts';
import { securityHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';

/** One line per request, when it is done: the request, the status and the milliseconds. */
class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (error) request.log.error({ ...line, err: error }, 'response ended early');
    else request.log.info(line, 'responded');
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every operation registered so far, for the API description. */
    readonly operations: Operation[];
    readonly clock: Clock;
  }
}

export interface HttpSettings {
  readonly config: Pick<Config, 'trustProxy' | 'publicUrl' | 'uploadLimitBytes' | 'allowedOrigins'>;
  readonly log: Log;
  readonly clock: Clock;
  /** A port that is already bound; without one the server binds its own when it listens. */
  readonly port?: OpenPort;
  readonly limits?: ConnectionLimits;
  /** Milliseconds for which a connection without a request may still send one after close began; default none. */
  readonly lingerMs?: number;
}

/** Maximum bytes of a body that is not an upload. */
const bodyLimit = 4 * 1024 * 1024;

/** Creates the HTTP server: ids, limits, headers, compression, error responses, and a close that drains. Register routes afterwards. */
export async function createHttp({
  config,
  log,
  clock,
  port,
  limits = connectionLimits,
  lingerMs = 0,
}: HttpSettings): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    trustProxy: config.trustProxy,
    bodyLimit,
    genReqId: requestId,
    logController: new RequestLog(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: port?.serverFactory ?? ((listener) => limitedServer(listener, limits)),
  });
  app.decorate('operations', []);
  app.decorate('clock', clock);
  readForwardedAddresses(app);
  traceRequests(app);
  limitBodyPace(app, clock, limits);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.on('timeout', endStalled);
    reply.header('x-request-id', request.id);
    done();
  });
  checkHost(app);
  securityHeaders(app, config.publicUrl.startsWith('https:'));
  app.setErrorHandler(respondError);
  const allowedMethods = createAllowedMethods(app.operations);
  app.setNotFoundHandler(({ url }) => {
    const allow = allowedMethods(url.replace(/\?.*/s, ''));
    throw allow === '' ? fail('resource.absent') : fail('request.method', { headers: { allow } });
  });
  closeConnections(app, { port, lingerMs });
  dropUnreadBodies(app, clock, limits);
  await allowOrigins(app, config.allowedOrigins);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: isCompressible,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, {
    limits: { fileSize: config.uploadLimitBytes, files: 20, fields: 50, fieldSize: bodyLimit },
  });
  acceptOctetStream(app);
  acceptForm(app);
  limitJson(app);
  return app;
}

/** Text that is worth compressing; content that is served with ranges must not be included. */
export function isCompressible(contentType: string): boolean {
  return /^(application\/(json|xml|javascript|rss\+xml|manifest\+json|vnd\.apple\.mpegurl)|text\/(?!event-stream)|image\/svg\+xml)/.test(
    contentType,
  );
}

/**
 * Ends a response that the client does not read. If no data waits for the client, the station is still working or has no
 * events for a live stream.
 */
function endStalled(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const requested = request.headers['x-request-id'];
  return typeof requested === 'string' && /^[\w-]{8,64}$/.test(requested) ? requested : randomUUID();
}

function respondError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.raw.headersSent) {
    // The response has begun, usually to a client that has left: only the connection can still be ended.
    request.log.debug({ err: error }, 'answer broken off');
    reply.raw.destroy();
    return reply;
  }
  const answer = errorResponse(error, request.id);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: error }, 'request refused');
  for (const name of ['content-length', 'content-range', 'etag', 'last-modified', 'cache-control'])
    reply.removeHeader(name);
  reply.code(answer.status).headers(answer.headers);
  if (wantsPage(request))
    return sendPage(
      reply,
      htmlPage('This address did not open', `<p>${escapeHtml(answer.body.error_message)}</p>`),
    );
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

/** Whether a browser shows the response in a window, instead of a script or a player reading it. */
function wantsPage({ method, headers: { accept = '' }, routeOptions: { config } }: FastifyRequest): boolean {
  return method === 'GET' && config.opensInBrowser === true && /\btext\/html\b/.test(accept);
}

/** Passes parts of files, as tus sends them, to their handlers as streams; other routes do not accept them. */
function acceptOctetStream(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.takesBytes) done(null, payload);
    else done(fail('request.type'));
  });
}
