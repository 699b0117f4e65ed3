import {
  Agent,
  buildConnector,
  fetch,
  type BodyInit,
  type Dispatcher,
  type FormData,
  type RequestInit,
  type Response,
} from 'undici';
import { fail } from '../errors/platform-errors.ts';
import { isStationError } from '../errors/station-error.ts';
import { traced } from '../telemetry/tracing.ts';
import { readIcyHead } from './read-icy-head.ts';
import { checkedLookup, refuseAddress, refusedRedirect } from './refuse-address.ts';
import { stationAgent } from './station-agents.ts';

/** Milliseconds after which a body must have arrived at `slowest` bytes per second. */
const graceMs = 30_000;
const slowest = 1024;

/** Passes a body on, counts it, and stops at the limit or, unless it is endless, when it arrives too slowly. */
async function* limitBody(
  body: AsyncIterable<Uint8Array> | null,
  { limitBytes: limit, isEndless = false }: GuardedRequest,
  explained: (error: unknown) => Error,
): AsyncGenerator<Uint8Array> {
  const start = performance.now();
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      bytes += part.byteLength;
      if (bytes > limit) throw fail('fetch.too-large');
      const elapsed = performance.now() - start;
      if (!isEndless && elapsed > graceMs && (bytes * 1000) / elapsed < slowest) throw fail('fetch.timeout');
      yield part;
    }
  } catch (error) {
    throw explained(error);
  }
}

const defaultRedirects = 10;

export interface GuardedRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** A file's blob (`openAsBlob`), alone or in a form, is read from the disk while it is sent. */
  readonly body?: string | Blob | FormData;
  /** Maximum bytes of the body after decompression. */
  readonly limitBytes: number;
  /** Milliseconds for the whole exchange, body included; default 60,000. */
  readonly timeoutMs?: number;
  /** Whether the body has no end, such as a stream of events: only the response must begin in time. Default false. */
  readonly isEndless?: boolean;
  /** Default 10, because trackers and moved hosts chain them. With 0, the redirect itself is the response. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export interface GuardedResponse {
  /** The final address, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed bytes; throws fetch.too-large beyond the limit. Read it or cancel it. */
  readonly body: AsyncIterable<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  /** The body as UTF-8. */
  text(): Promise<string>;
  /** Discards a body that is not needed. */
  cancel(): Promise<void>;
}

export interface GuardedFetch {
  /**
   * Fetches an address that a user or another server named. Public http and https only, checked for the address that is
   * really connected to, on every redirect. Resolves for any status; errors are fetch.failed (which does
   * not say why; its `cause` does), fetch.too-large and fetch.timeout.
   */
  (url: string, request: GuardedRequest): Promise<GuardedResponse>;
  close(): Promise<void>;
}

export interface GuardedFetchSettings {
  /** Allows private and loopback addresses, for closed networks and tests. */
  readonly allowPrivate: boolean;
  /** Milliseconds until the response begins; default 20,000. */
  readonly responseMs?: number;
  /** Origins that may be private all the same, such as that of the station itself; default none. */
  readonly ownOrigins?: () => readonly string[];
  /** Whether servers over http may answer as servers of streams do (`ICY 200 OK`); default false. */
  readonly readsIcy?: boolean;
}

/** How the addresses of an origin are reached. */
interface Guard {
  readonly agent: Dispatcher;
  /** For bodies without an end, which occupy a connection each. */
  readonly endlessAgent: Dispatcher;
  readonly allowPrivate: boolean;
}

export function createGuardedFetch({
  allowPrivate,
  responseMs = 20_000,
  ownOrigins,
  readsIcy = false,
}: GuardedFetchSettings): GuardedFetch {
  function connectorOf(isPrivateAllowed: boolean): NonNullable<Agent.Options['connect']> {
    const connection = { timeout: 10_000, lookup: checkedLookup(isPrivateAllowed) };
    if (!readsIcy) return connection;
    const connect = buildConnector(connection);
    return (target, done) =>
      connect(target, (...result) => {
        const [error, socket] = result;
        if (error === null && target.protocol === 'http:') readIcyHead(socket);
        done(...result);
      });
  }
  function createGuard(isPrivateAllowed: boolean): Guard {
    const options = { connect: connectorOf(isPrivateAllowed), headersTimeout: responseMs };
    return {
      agent: new Agent({ ...options, connections: 2, bodyTimeout: 30_000 }),
      endlessAgent: new Agent({ ...options, bodyTimeout: 0 }),
      allowPrivate: isPrivateAllowed,
    };
  }
  const guard = createGuard(allowPrivate);
  const ownGuard = ownOrigins && createGuard(true);
  const guardFor = (url: URL) => (ownGuard && ownOrigins?.().includes(url.origin) ? ownGuard : guard);

  /** The span names the host alone: paths and queries of other services contain secrets. */
  function guardedFetch(url: string, request: GuardedRequest): Promise<GuardedResponse> {
    const method = request.method ?? 'GET';
    const host = URL.parse(url)?.hostname ?? 'none';
    const attributes = { 'http.request.method': method, 'server.address': host };
    return traced({ name: `${method} ${host}`, kind: 'client', attributes }, async (span) => {
      const response = await fetchOnce(url, request);
      span.set({ 'http.response.status_code': response.status });
      return response;
    });
  }

  async function fetchOnce(url: string, request: GuardedRequest): Promise<GuardedResponse> {
    const time = request.isEndless
      ? new AbortController().signal
      : AbortSignal.timeout(request.timeoutMs ?? 60_000);
    const signal = request.signal ? AbortSignal.any([time, request.signal]) : time;
    try {
      const answer = await follow(url, request, { guardFor, signal });
      return await guardedResponse(answer.response, answer.url, request, (error) => explain(error, time));
    } catch (error) {
      throw explain(error, time);
    }
  }

  return Object.assign(guardedFetch, {
    close: async () => {
      const guards = ownGuard ? [guard, ownGuard] : [guard];
      const agents = guards.flatMap(({ agent, endlessAgent }) => [agent, endlessAgent]);
      await Promise.all(agents.map((agent) => agent.destroy()));
    },
  });
}

async function follow(
  address: string,
  request: GuardedRequest,
  { guardFor, signal }: { guardFor: (url: URL) => Guard; signal: AbortSignal },
): Promise<{ response: Response; url: string }> {
  let url = parseAddress(address);
  let init: RequestInit = {
    method: request.method ?? 'GET',
    headers: { 'user-agent': stationAgent, 'accept-encoding': 'gzip, br', ...request.headers },
    // A blob is the same at run time; the type packages disagree.
    ...(request.body === undefined ? {} : { body: request.body as BodyInit }),
    redirect: 'manual',
    signal,
  };
  for (let hop = 0; hop <= (request.maxRedirects ?? defaultRedirects); hop += 1) {
    const { agent, endlessAgent, allowPrivate } = guardFor(url);
    refuseAddress(url, allowPrivate);
    const response = await fetch(url, { ...init, dispatcher: request.isEndless ? endlessAgent : agent });
    const target = response.headers.get('location');
    const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && request.maxRedirects !== 0;
    if (!isRedirect || !target) return { response, url: url.href };
    await response.body?.cancel();
    const next = parseAddress(target, url);
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw refusedRedirect('A redirect led from https to http.');
    init = afterRedirect(init, response.status, url.origin === next.origin);
    url = next;
  }
  throw refusedRedirect('Too many redirects.');
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw refusedRedirect('Not an address.');
  return url;
}

/** Credentials stay at their origin; a moved POST becomes a GET except for 307 and 308. */
function afterRedirect({ body, ...init }: RequestInit, status: number, sameOrigin: boolean): RequestInit {
  const headers = new Headers(init.headers as Record<string, string>);
  if (!sameOrigin)
    for (const name of ['authorization', 'cookie', 'proxy-authorization']) headers.delete(name);
  const kept = { ...init, headers: Object.fromEntries(headers) };
  if (status === 307 || status === 308) return body === undefined ? kept : { ...kept, body };
  return { ...kept, method: init.method === 'HEAD' ? 'HEAD' : 'GET' };
}

async function guardedResponse(
  response: Response,
  url: string,
  request: GuardedRequest,
  explained: (error: unknown) => Error,
): Promise<GuardedResponse> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (response.body && announced > request.limitBytes) {
    await response.body?.cancel();
    throw fail('fetch.too-large');
  }
  const body = limitBody(response.body, request, explained);
  async function bytes(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    return Buffer.concat(parts);
  }
  return {
    url,
    status: response.status,
    headers: new Headers([...response.headers]),
    body,
    bytes,
    text: async () => new TextDecoder().decode(await bytes()),
    cancel: async () => response.body?.cancel(),
  };
}

/** One message for refused, closed and unreachable, so that a caller cannot map a network from outside. */
function explain(error: unknown, time: AbortSignal): Error {
  if (isStationError(error)) return error;
  return time.aborted ? fail('fetch.timeout', { cause: error }) : fail('fetch.failed', { cause: error });
}
