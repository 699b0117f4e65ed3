import type { FastifyRequest } from 'fastify';
import { operations, type Operation } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Authenticate } from '../../platform/http/register-operation.ts';
import { routePath } from '../../platform/http/route-path.ts';
import { takesKeyInAddress } from '../../platform/http/takes-key-in-address.ts';
import type { ApiKeys } from './api-keys.service.ts';
import {
  bearerToken,
  cookieCounts,
  cookieOf,
  keyCredentials,
  queryCredentials,
  type NamedSecret,
} from './credentials.ts';
import type { IdentityCache } from './identity-cache.ts';
import type { SessionKeys } from './session-keys.ts';
import type { SessionOwner } from './session-owner.ts';
import type { Sessions } from './sessions.service.ts';

export interface AuthenticateDeps {
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly identities: IdentityCache;
  /** Origins whose pages may use access tokens. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/** Routes whose address may carry a key, according to their query schema. */
const keyRoutes = routesOf(takesKeyInAddress);
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

/** Whether a request carries an API key, or one derived from it, and so belongs to no session. */
export function isApiKeySubject(session: string): boolean {
  return ofApiKey.test(session);
}

type Found = Awaited<ReturnType<IdentityCache['find']>>;

function findOfSession({ sessions, identities }: Pick<AuthenticateDeps, 'sessions' | 'identities'>) {
  return async (sessionId: string | null): Promise<Found> => {
    const owner = sessionId === null ? null : await sessions.ownerOf(sessionId);
    return sessionId === null || owner === null
      ? null
      : identities.find(owner.userId, sessionId, owner.apiKey);
  };
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
  const ofSession = findOfSession({ sessions, identities });
  return async (request) => {
    const cookie = cookieOf(request);
    return (await ofSession(cookie === null ? null : keys.sessionOfCookie(cookie)))?.person ?? null;
  };
}

/**
 * Finds the user of a request. A wrong key counts as not signed in, even with a valid cookie, because the caller
 * chose the key.
 */
export function createAuthenticate({
  clock,
  keys,
  sessions,
  apiKeys,
  identities,
  allowedOrigins,
}: AuthenticateDeps): Authenticate {
  const byCookie = createUserOfCookie({ keys, sessions, identities });
  const ofSession = findOfSession({ sessions, identities });

  async function byToken(token: string, { headers: { origin } }: FastifyRequest) {
    if (origin === undefined || !allowedOrigins.has(origin)) return null;
    return withToken(await ofSession(keys.sessionOfAccessToken(token, origin, clock.now())));
  }

  async function byAddressKey({ name, secret }: NamedSecret) {
    return withToken(withName(name, await ofSession(keys.sessionOfAddressKey(secret, clock.now()))));
  }

  async function byKey({ name, secret }: NamedSecret) {
    const owner = await ownerOf(secret);
    return (
      withName(name, owner && (await identities.find(owner.userId, owner.session, owner.apiKey)))?.person ??
      null
    );
  }

  async function ownerOf(secret: string): Promise<(SessionOwner & { session: string }) | null> {
    const owner = await apiKeys.ownerOf(secret);
    if (owner) return { ...owner, session: apiKeySubject(owner.apiKey.id) };
    const subject = keys.subjectOfKey(secret, clock.now());
    if (subject === null) return null;
    const [, id] = ofApiKey.exec(subject) ?? [];
    if (id !== undefined) {
      const derived = await apiKeys.ownerById(Number(id));
      return derived && { ...derived, session: subject };
    }
    const ofSubject = await sessions.ownerOf(subject);
    return ofSubject && { ...ofSubject, session: subject };
  }

  return async (request) => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const credentials = keyCredentials(request);
      if (credentials) return byKey(credentials);
      const token = bearerToken(request);
      if (token !== null) return byToken(token, request);
      return authorization === 'Custom' ? byCookie(request) : null;
    }
    const route = routeOf(request);
    const inAddress = queryCredentials(request);
    if (inAddress) {
      if (!keyRoutes.has(route)) return null;
      return (await byKey(inAddress)) ?? (effectRoutes.has(route) ? null : byAddressKey(inAddress));
    }
    return cookieCounts(request, effectRoutes.has(route)) ? byCookie(request) : null;
  };
}

/** Null if it is not the user's email or username. */
function withName(name: string, found: Found): Found {
  const names = found ? [found.user.username, found.user.email].map((text) => text.toLowerCase()) : [];
  return names.includes(name.toLowerCase()) ? found : null;
}

function withToken(found: Found): SignedInUser | null {
  return found && { ...found.person, viaToken: true };
}
