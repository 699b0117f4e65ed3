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

/** Routes whose address may carry a key: those whose query says so. */
const keyRoutes = routesOf(({ query }) => query instanceof z.ZodObject && 'username' in query.shape && 'api_key' in query.shape);
const effectRoutes = routesOf(({ effect }) => effect === true);

function routesOf(isMeant: (operation: Operation) => boolean): ReadonlySet<string> {
  const all = Object.values(operations).flatMap((domain) => Object.values<Operation>(domain));
  return new Set(all.filter(isMeant).map(({ method, path }) => `${method} ${routePath(path)}`));
}

function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`;
}

const ofApiKey = /^key-(\d{1,15})$/;

/** What a long-lived key is called where a session's id would stand. */
function apiKeySubject(id: number): string {
  return `key-${id}`;
}

export function isApiKeySubject(session: string): boolean {
  return ofApiKey.test(session);
}

/**
 * Finds who is calling. A key that is given and wrong counts as nobody, whatever cookie comes along: the caller said
 * who they are.
 */
export function createAuthenticate({ clock, keys, sessions, apiKeys, identities }: AuthenticateDeps): Authenticate {
  async function byCookie(request: FastifyRequest) {
    const cookie = cookieOf(request);
    const sessionId = cookie === null ? null : keys.sessionOfCookie(cookie);
    const userId = sessionId === null ? null : await sessions.userOf(sessionId);
    if (sessionId === null || userId === null) return null;
    return (await identities.find(userId, sessionId))?.person ?? null;
  }

  async function byKey({ name, secret }: NamedSecret) {
    const owner = await ownerOf(secret);
    const found = owner && (await identities.find(owner.userId, owner.session));
    if (!found) return null;
    const names = [found.user.username, found.user.email].map((text) => text.toLowerCase());
    return names.includes(name.toLowerCase()) ? found.person : null;
  }

  async function ownerOf(secret: string): Promise<{ userId: number; session: string } | null> {
    const lasting = await apiKeys.ownerOf(secret);
    if (lasting) return { userId: lasting.userId, session: apiKeySubject(lasting.id) };
    const subject = keys.subjectOfKey(secret, clock.now());
    if (subject === null) return null;
    const [, id] = ofApiKey.exec(subject) ?? [];
    const userId = id === undefined ? await sessions.userOf(subject) : ((await apiKeys.ownerById(Number(id)))?.userId ?? null);
    return userId === null ? null : { userId, session: subject };
  }

  return async (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const given = keyCredentials(request);
      if (given) return byKey(given);
      return authorization === 'Custom' ? byCookie(request) : null;
    }
    const inAddress = queryCredentials(request);
    if (inAddress) {
      return keyRoutes.has(routeOf(request)) ? byKey(inAddress) : null;
    }
    return cookieCounts(request, effectRoutes.has(routeOf(request))) ? byCookie(request) : null;
  };
}
