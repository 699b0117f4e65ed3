import type { FastifyRequest } from 'fastify';

/** A name and a secret as a request carries them. */
export interface NamedSecret {
  readonly name: string;
  readonly secret: string;
}

export const sessionCookie = 'postkit_session';

/** `Authorization: Basic`, or null. */
export function basicCredentials(request: FastifyRequest): NamedSecret | null {
  const [, encoded] = /^Basic\s+([\w+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return encoded === undefined ? null : split(Buffer.from(encoded, 'base64').toString('utf8'), (text) => text.indexOf(':'));
}

/** `Authorization: ApiKey {username}:{key}`, or null. The header's bytes are UTF-8. */
export function keyCredentials(request: FastifyRequest): NamedSecret | null {
  const [, text] = /^ApiKey\s+(.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return text === undefined ? null : split(Buffer.from(text, 'latin1').toString('utf8'), (pair) => pair.lastIndexOf(':'));
}

/** `username` and `api_key` of the address, or null. */
export function queryCredentials(request: FastifyRequest): NamedSecret | null {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('username' in query) || !('api_key' in query)) return null;
  const { username, api_key: secret } = query;
  return typeof username === 'string' && typeof secret === 'string' ? { name: username, secret } : null;
}

/** The session cookie, or null. */
export function cookieOf(request: FastifyRequest): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (name.trim() === sessionCookie) return value.trim();
  }
  return null;
}

/**
 * Whether a cookie counts by itself: where a person opens an address of this host, or this host's own page loads media
 * or a stream. A foreign page can bring about neither. Browsers leave `Sec-Fetch-…` out on plain http, where the
 * referrer says the same.
 */
export function isOwnNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site, referer } = request.headers;
  if (mode !== undefined || site !== undefined) return mode === 'navigate' || site === 'same-origin';
  return referer !== undefined && URL.parse(referer)?.host === request.host;
}

function split(text: string, at: (text: string) => number): NamedSecret | null {
  const index = at(text);
  return index < 1 ? null : { name: text.slice(0, index), secret: text.slice(index + 1) };
}
