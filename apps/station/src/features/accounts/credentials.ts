import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { bindingHeader } from '@postkit/sdk/schema';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import type { SignInCaller } from './sign-in-caller.ts';

/** A name and a secret from a request. */
export interface NamedSecret {
  readonly name: string;
  readonly secret: string;
}

export const sessionCookie = 'postkit_session';

/** Long enough that it cannot be guessed. */
const bindingText = /^[\w.~-]{16,200}$/;

/** `Authorization: Basic`, or null. */
export function basicCredentials(request: FastifyRequest): NamedSecret | null {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return encoded === undefined
    ? null
    : split(Buffer.from(encoded, 'base64').toString('utf8'), (text) => text.indexOf(':'));
}

/** Who signs in: the network address, and the text that binds a second step. */
export function signInCaller({ ip, headers }: FastifyRequest): SignInCaller {
  const binding = headers[bindingHeader];
  return {
    address: ip,
    binding: typeof binding === 'string' && bindingText.test(binding) ? binding : undefined,
  };
}

/** `Authorization: ApiKey {username}:{key}`, or null. The header's bytes are UTF-8. */
export function keyCredentials(request: FastifyRequest): NamedSecret | null {
  const [, text] = /^ApiKey\s+(.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return text === undefined
    ? null
    : split(Buffer.from(text, 'latin1').toString('utf8'), (pair) => pair.lastIndexOf(':'));
}

/** `Authorization: Bearer {token}`, or null. */
export function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer\s+([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** `username` and `api_key` of the address, or null. */
export function queryCredentials(request: FastifyRequest): NamedSecret | null {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('username' in query) || !('api_key' in query))
    return null;
  const { username, api_key: secret } = query;
  return typeof username === 'string' && typeof secret === 'string' ? { name: username, secret } : null;
}

/** The session cookie, or null. */
export function cookieOf({ headers }: FastifyRequest): string | null {
  return parseCookie(headers.cookie ?? '')[sessionCookie] ?? null;
}

/**
 * Whether a cookie counts without a header that only the station's own pages can send: for reads that these pages or
 * the user's address bar initiate, and for operations with an effect only from these pages. A link in an app looks
 * like the address bar.
 */
export function cookieCounts(request: FastifyRequest, hasEffect: boolean): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const origin = requestOrigin(request);
  return origin === 'own' || (origin === 'user' && !hasEffect);
}

function split(text: string, at: (text: string) => number): NamedSecret | null {
  const index = at(text);
  return index < 1 ? null : { name: text.slice(0, index), secret: text.slice(index + 1) };
}
