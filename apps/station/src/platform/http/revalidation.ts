import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/**
 * Remembers a 304 that was sent, until the next write to the database.
 * @param expiresAt milliseconds since 1970 when the response changes without a write; default never
 */
export type Remember = (reply: FastifyReply, expiresAt?: number) => void;

/** Confirms to feed readers and players that their copy is current, without a call of the handler. */
export interface Revalidation {
  /**
   * Call it before the response is read from the database, and the result once it is sent. Only for responses that are the same for
   * every visitor and depend on nothing but the address, the accepted encodings and the database.
   */
  begin(request: FastifyRequest): Promise<Remember>;
}

interface KnownResponse {
  readonly etag: string;
  readonly headers: ReturnType<FastifyReply['getHeaders']>;
  readonly version: string;
  readonly expiresAt: number;
}

/** Maximum number of remembered responses; the oldest is dropped first. */
const most = 5000;
/** Maximum characters of an address and the encodings; longer ones are made to fill the memory. */
const longestKey = 500;
/** A request with one of these may get another response. */
const distinguishing = ['authorization', 'cookie', 'origin', 'range'] as const;

export interface RevalidationSettings {
  readonly http: FastifyInstance;
  readonly clock: Clock;
  /** Resolves to another text after each write to the database. */
  readonly version: () => Promise<string>;
}

/** Its hook runs before those of the routes, so create it before they are registered. */
export function createRevalidation({ http, clock, version }: RevalidationSettings): Revalidation {
  const known = new Map<string, KnownResponse>();

  let asked: Promise<string> | undefined;

  /** Asks once in each turn of the event loop: the requests of a turn have all arrived before it. */
  function versionOfTurn(): Promise<string> {
    if (!asked) {
      asked = version();
      setImmediate(() => (asked = undefined));
    }
    return asked;
  }

  http.addHook('onRequest', (request, reply, done) => {
    const response = isPlain(request) ? known.get(keyOf(request)) : undefined;
    if (!response || response.etag !== request.headers['if-none-match'] || clock.now() >= response.expiresAt)
      return done();
    versionOfTurn().then((current) => {
      if (current === response.version) reply.code(304).headers(response.headers).send();
      else done();
    }, done);
  });

  function rememberResponse(
    request: FastifyRequest,
    reply: FastifyReply,
    validity: Pick<KnownResponse, 'version' | 'expiresAt'>,
  ): void {
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 304 || typeof etag !== 'string') return;
    const { 'x-request-id': _ofRequest, ...headers } = reply.getHeaders();
    const key = keyOf(request);
    if (key.length > longestKey) return;
    known.delete(key);
    known.set(key, { ...validity, etag, headers });
    const oldest = known.keys().next();
    if (known.size > most && !oldest.done) known.delete(oldest.value);
  }

  return {
    async begin(request) {
      if (!isPlain(request)) return () => undefined;
      const before = await version();
      return (reply, expiresAt = Infinity) =>
        rememberResponse(request, reply, { version: before, expiresAt });
    },
  };
}

function isPlain({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    headers['if-none-match'] !== undefined &&
    distinguishing.every((name) => headers[name] === undefined)
  );
}

function keyOf({ url, headers }: FastifyRequest): string {
  return `${url}\n${headers['accept-encoding'] ?? ''}`;
}
