import { PostKitError } from '../core/errors.ts';
import type { WebhookEvent } from '../schema/webhooks/webhook-event-type.ts';

export type WebhookRefusal = 'headers' | 'secret' | 'time' | 'signature' | 'body';

/** A request that is not a valid event of the station: respond with 400 or 401. `reason` is stable. */
export class WebhookError extends PostKitError {
  override name = 'WebhookError';
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal, message: string, options?: ErrorOptions) {
    super('input', message, options);
    this.reason = reason;
  }
}

export interface WebhookRequest {
  /** The signing secret, or several while receivers change to a new one. */
  readonly secret: string | readonly string[];
  /** Of a `Request`, or of a Node server with lower-case names. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, before any parser. */
  readonly body: string | Uint8Array;
  /** Seconds by which the clocks may differ; default 300. */
  readonly tolerance?: number;
  /** Milliseconds since 1970; default the current time. */
  readonly now?: number;
}

export interface VerifiedWebhook {
  /** The same for every attempt: skip an id that you have stored. */
  readonly id: string;
  readonly event: WebhookEvent;
}

/**
 * Checks the signature and the age of a webhook request, and parses its event. Needs only Web Crypto: Node 20 or newer, Deno,
 * Bun, workers.
 * @throws WebhookError
 * @example
 * export async function receive(request: Request): Promise<Response> {
 *   const secret = process.env['WEBHOOK_SECRET'] ?? '';
 *   const { id, event } = await verifyWebhook({ secret, headers: request.headers, body: await request.text() });
 *   if (event.type === 'episode.published') console.log(id, event.data.title);
 *   return new Response(null, { status: 204 });
 * }
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  tolerance = 300,
  now = Date.now(),
}: WebhookRequest): Promise<VerifiedWebhook> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures)
    throw new WebhookError('headers', 'The request has no webhook-id, -timestamp or -signature.');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    throw new WebhookError('time', `The request is older or newer than ${tolerance} s.`);
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const texts = signatures.split(' ').filter((signature) => signature.startsWith('v1,'));
  const given = texts.map((signature) => bytesOf(signature.slice(3))).filter((bytes) => bytes !== undefined);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  const keys = await Promise.all(secrets.map(importKey));
  const checks = keys.flatMap((key) =>
    given.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed)),
  );
  if (!(await Promise.all(checks)).includes(true))
    throw new WebhookError('signature', 'The signature does not match the secret and the body.');
  try {
    return { id, event: JSON.parse(text) as WebhookEvent };
  } catch (cause) {
    throw new WebhookError('body', 'The body is not JSON.', { cause });
  }
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function importKey(secret: string): Promise<CryptoKey> {
  const key = bytesOf(secret.replace(/^whsec_/, ''));
  if (!key || key.length === 0)
    throw new WebhookError('secret', 'The secret is not “whsec_” followed by base64.');
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Undefined if the text is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
