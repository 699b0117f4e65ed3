import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Handler = (call: Call, response: ServerResponse) => unknown;

export interface FakeStation extends AsyncDisposable {
  readonly url: string;
  /** Every request so far, the first one first. */
  readonly calls: readonly Call[];
}

/**
 * A local HTTP server in the station's place. Handlers are found by `METHOD path`; a returned value is sent as JSON,
 * and a handler that returns nothing writes the response itself. Any other request gets a 404.
 */
export async function fakeStation(handlers: Readonly<Record<string, Handler>>): Promise<FakeStation> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://station');
      const call = {
        method: request.method ?? '',
        path,
        query,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      const handler = handlers[`${call.method} ${path}`];
      if (!handler) return sendJson(response, { error_message: 'Not found.' }, 404);
      const answer = handler(call, response);
      if (answer !== undefined) sendJson(response, answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** A handler that responds with an error. Its Retry-After is too long for the client to retry. */
export function refuse(status: number, message: string): Handler {
  return (_call, response) =>
    sendJson(response, { error_message: message }, status, { 'retry-after': '86400' });
}
