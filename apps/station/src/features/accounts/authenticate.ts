import { operations, type Operation } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Authenticate } from '../../platform/http/register-operation.ts';
import { routePath } from '../../platform/http/route-path.ts';
import type { ApiKeys } from './api-keys.service.ts';
import { cookieCounts, cookieOf, keyCredentials, queryCredentials, type NamedSecret } from './credentials.ts';
import type { IdentityCache } from './identity-cache.ts';
import type { SessionKeys } from './session-keys.ts';
import type { Sessions } from './sessions.service.ts';

export interface AuthenticateDeps {
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly identities: IdentityCache;
}

/** Routes whose address may carry a key, according to their query schema. */
const keyRoutes = routesOf(({ query }) => query instanceof z.ZodObject && 'username' in query.shape && 'api_key' in query.shape);
const effectRoutes = routesOf(({ effect }) => effect === true);

function routesOf(matches: (operation: Operation) => boolean): ReadonlySet<string> {
  const all = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
  return new Set(all.filter(matches).map(({ method, path }) => `${method} ${routePath(path)}`));
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`;
}

const ofApiKey = /^key-(\d{1,15})$/;

/** The subject of an API key, in place of a session's id. */
function apiKeySubject(id: number): string {
  return `key-${id}`;
}

export function isApiKeySubject(session: string): boolean {
  return ofApiKey.test(session);
}

/**
 * Finds the user of the session cookie, wherever the request comes from. Only for a request that carries another proof
 * that this user initiated it.
 */
export function createUserOfCookie({
  keys,
  sessions,
  identities,
}: Pick<AuthenticateDeps, 'keys' | 'sessions' | 'identities'>): Authenticate {
  return async (request) => {
    const cookie = cookieOf(request);
    const sessionId = cookie === null ? null : keys.sessionOfCookie(cookie);
    const userId = sessionId === null ? null : await sessions.userOf(sessionId);
    if (sessionId === null || userId === null) return null;
    return (await identities.find(userId, sessionId))?.person ?? null;
  };
}

/**
 * Finds the user of a request. A wrong key counts as not signed in, even with a valid cookie, because the caller
 * chose the key.
 */
export function createAuthenticate({ clock, keys, sessions, apiKeys, identities }: AuthenticateDeps): Authenticate {
  const byCookie = createUserOfCookie({ keys, sessions, identities });

  async function byKey({ name, secret }: NamedSecret) {
    const owner = await ownerOf(secret);
    const found = owner && (await identities.find(owner.userId, owner.session));
    if (!found) return null;
    const names = [found.user.username, found.user.email].map((text) => text.toLowerCase());
    return names.includes(name.toLowerCase()) ? found.person : null;
  }

  async function ownerOf(secret: string): Promise<{ userId: number; session: string } | null> {
    const apiKey = await apiKeys.ownerOf(secret);
    if (apiKey) return { userId: apiKey.userId, session: apiKeySubject(apiKey.id) };
    const subject = keys.subjectOfKey(secret, clock.now());
    if (subject === null) return null;
    const [, id] = ofApiKey.exec(subject) ?? [];
    const userId = id === undefined ? await sessions.userOf(subject) : ((await apiKeys.ownerById(Number(id)))?.userId ?? null);
    return userId === null ? null : { userId, session: subject };
  }

  return async (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const credentials = keyCredentials(request);
      if (credentials) return byKey(credentials);
      return authorization === 'Custom' ? byCookie(request) : null;
    }
    const inAddress = queryCredentials(request);
    if (inAddress) {
      return keyRoutes.has(routeOf(request)) ? byKey(inAddress) : null;
    }
    return cookieCounts(request, effectRoutes.has(routeOf(request))) ? byCookie(request) : null;
  };
}
