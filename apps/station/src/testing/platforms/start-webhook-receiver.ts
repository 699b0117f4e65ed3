import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A received request. */
export interface ReceivedWebhook {
  readonly path: string;
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body, if the signature is right; null if not. */
  readonly event: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Record<string, unknown>;
  } | null;
}

/** The response in place of 204: a status with headers and a body, or none at all. */
export type WebhookResponse = { status: number; headers?: Record<string, string>; body?: string } | 'silence';

/** A webhook receiver on this machine, which checks signatures with the library of Standard Webhooks. */
export async function startWebhookReceiver(secret: string) {
  const received: ReceivedWebhook[] = [];
  const answers: WebhookResponse[] = [];
  let verifier = new Webhook(secret);

  function verified(body: string, headers: Record<string, string>): ReceivedWebhook['event'] {
    try {
      return verifier.verify(body, headers) as ReceivedWebhook['event'];
    } catch {
      return null;
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
    received.push({
      path: request.url ?? '',
      id,
      timestamp: Number(timestamp),
      headers,
      body,
      event: verified(body, headers),
    });
    const answer = answers.shift() ?? { status: 204 };
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  // A closed connection ends a request with an error.
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => request.socket.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks/very-secret-path`,
    received,
    /** Checks later requests with another secret. */
    replaceSecret: (next: string) => void (verifier = new Webhook(next)),
    /** Responses of the next requests, one each. */
    respondWith: (...next: WebhookResponse[]) => void answers.push(...next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
