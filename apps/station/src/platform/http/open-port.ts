import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isIPv6, Server as NetServer } from 'node:net';
import { connectionLimits } from './connection-limits.ts';
import { limitedServer } from './limited-server.ts';

/** Seconds after which a client retries. */
const retryAfter = 2;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="${retryAfter}">
<title>PostKit is starting</title><p>PostKit is starting. This page reloads by itself.</p></html>`;

/** Responds to every request with 503 while the station opens its data; `/healthz` and `/readyz` say `starting`. */
function respondStarting(request: IncomingMessage, response: ServerResponse): void {
  const isHealth = ['/healthz', '/readyz'].includes(request.url?.split('?', 1)[0] ?? '');
  const isPage = !isHealth && request.headers.accept?.includes('text/html') === true;
  const body = isHealth
    ? { status: 'starting' }
    : { error_message: 'The station is starting. Try again in a moment.' };
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    // The rest of the request is not read.
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : isPage ? page : JSON.stringify(body));
}

/** A port that is bound before the station opens its data: requests get a 503 until `serve`. */
export interface OpenPort {
  readonly port: number;
  /** Address for a browser on this machine, without a slash at the end. */
  readonly url: string;
  /** For Fastify, which receives requests after `serve`. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** Passes requests on from now; a port that is bound late is bound here. */
  serve(): Promise<void>;
  /** Accepts no more connections. Open ones stay, also those without a request, in contrast to `server.close()` of HTTP. */
  stopAccepting(): void;
  /** Accepts no more connections; resolves when the open ones have ended, which the application sees to once it is served. */
  close(): Promise<void>;
}

export interface PortSettings {
  readonly port: number;
  /** Null for every address of this machine. */
  readonly host: string | null;
  /** Setting that chose the port, for messages; default `PORT`. */
  readonly setting?: string;
  /** Whether other processes serve the port, so that this one binds it only once it can. */
  readonly isShared?: boolean;
}

/** Error codes of a machine without IPv6. */
const withoutIpv6: readonly unknown[] = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/**
 * Binds a port.
 * @throws the system's error, with a message that names the settings.
 */
export async function openPort({
  port,
  host,
  setting = 'PORT',
  isShared = false,
}: PortSettings): Promise<OpenPort> {
  let handler: RequestListener = respondStarting;
  let application: RequestListener = respondStarting;
  const server = limitedServer((request, response) => handler(request, response), connectionLimits);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let isAccepting = true;
  let bound = port;
  async function listen(): Promise<void> {
    await bind(server, { port, host, setting });
    const address = server.address();
    if (typeof address === 'object' && address) bound = address.port;
  }
  if (!isShared) await listen();

  function stopAccepting(): void {
    if (isAccepting) NetServer.prototype.close.call(server, () => resolve());
    isAccepting = false;
  }

  return {
    get port() {
      return bound;
    },
    get url() {
      return `http://${hostInUrl(host)}:${bound}`;
    },
    serverFactory(ready) {
      application = ready;
      return server;
    },
    async serve() {
      handler = application;
      if (isShared) await listen();
    },
    stopAccepting,
    async close() {
      stopAccepting();
      if (handler === respondStarting) server.closeAllConnections();
      await closed;
      // Ends Node's checks of the connections, which else keep the whole station in memory.
      server.close();
    },
  };
}

async function bind(
  server: Server,
  { port, host, setting }: Required<Omit<PortSettings, 'isShared'>>,
): Promise<void> {
  try {
    if (host !== null) return await listen(server, port, host);
    await listen(server, port, '::').catch((error: unknown) => {
      if (withoutIpv6.includes(codeOf(error))) return listen(server, port, '0.0.0.0');
      throw error;
    });
  } catch (error) {
    throw explained(error, { port, host, setting });
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function explained(error: unknown, { port, host, setting }: Required<Omit<PortSettings, 'isShared'>>): Error {
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is used by another program. Set ${setting} to a free port.`,
    EACCES: `Port ${port} may not be used by this user. Set ${setting} to one above 1023.`,
    EADDRNOTAVAIL: `POSTKIT_HOST: this machine does not have the address ${host}.`,
    ENOTFOUND: `POSTKIT_HOST: there is no host named ${host}.`,
    EAI_AGAIN: `POSTKIT_HOST: there is no host named ${host}.`,
  };
  const message =
    words[String(codeOf(error))] ??
    `The station cannot listen on ${host ?? 'this machine'}, port ${port}: ${String(error)}`;
  return new Error(message, { cause: error });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function hostInUrl(host: string | null): string {
  if (host === null || host === '::' || host === '0.0.0.0') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
