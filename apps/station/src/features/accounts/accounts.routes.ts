import { sessionOperations } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import type { StationContext } from '../../context.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import { recordEntry } from './accounts.repository.ts';
import { isApiKeySubject } from './authenticate.ts';
import { confirmSignInPage } from './confirm-sign-in-page.ts';
import { type SignedIn, stationEntries } from './begin-session.ts';
import { basicCredentials, signInCaller } from './credentials.ts';
import { redirectPath } from './redirect-path.ts';
import type { SecondSteps } from './second-factors/second-step.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionKeys } from './session-keys.ts';
import type { SignIn } from './sign-in.service.ts';
import { longestSession, type Sessions } from './sessions.service.ts';
import type { StationDirectory } from './station-directory.ts';
import { sendPage } from '../../platform/http/send-page.ts';

export interface AccountRoutes {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly keys: SessionKeys;
  readonly directory: StationDirectory;
  readonly secondSteps: SecondSteps;
  readonly sessionCookie: SessionCookie;
}

/** Sign-in, entering a station, sign-out. */
export function registerAccountRoutes(
  context: StationContext,
  { signIn, sessions, keys, directory, secondSteps, sessionCookie }: AccountRoutes,
): void {
  const { register, db, clock, config, live, log } = context;
  /** Begins a session for the browser if the request came with an API key. */
  async function browserSession(person: SignedInUser): Promise<string> {
    return isApiKeySubject(person.session) ? sessions.begin(person.userId) : person.session;
  }

  /**
   * The key in the address shows who signs in, not who initiated it: another site could bring its own account's key.
   */
  function isTrusted(request: FastifyRequest): boolean {
    if (requestOrigin(request) !== 'elsewhere') return true;
    return config.signInUrl !== undefined && siteOf(request) === new URL(config.signInUrl).origin;
  }

  const present = ({ user, sessionId, stations }: SignedIn, request: FastifyRequest) => ({
    stations,
    apikey: keys.keyOf(sessionId, clock.now()),
    host: context.addressFor(request),
    username: user.username,
  });

  register(sessionOperations.signIn, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return present(await signIn(basicCredentials(request), signInCaller(request)), request);
  });

  register(sessionOperations.confirmSignIn, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return present(await secondSteps.complete(body, request.ip), request);
  });

  register(sessionOperations.current, ({ person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return {
      stations: stationEntries(directory, person),
      apikey: keys.keyOf(person.session, clock.now()),
      host: context.addressFor(request),
      username: person.username,
    };
  });

  register(sessionOperations.enterStation, async ({ query, person, request, reply }) => {
    // Links to sign in at a station may have its former slug.
    const slug = directory.byFormerSlug(query.current_station)?.slug ?? query.current_station;
    if (!person.stations.has(slug)) throw fail('resource.absent');
    if (!isTrusted(request)) {
      const page = confirmSignInPage({ username: person.username, path: request.url, signInUrl: config.signInUrl ?? '/login' });
      log.warn({ site: siteOf(request) }, 'another site began a sign-in; POSTKIT_SIGN_IN_URL names the one that may');
      reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin');
      return sendPage(reply.code(403), page);
    }
    sessionCookie.set(reply, await browserSession(person), longestSession / 1000);
    // The address that the browser leaves contains a key, so no referrer is sent.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(redirectPath(query.redirect_path) ?? `/${slug}/audio-editor`);
  });

  register(sessionOperations.postLogin, async ({ params, person }) => {
    const station = directory.bySlug(params.station);
    if (station) await recordEntry(db, station.id, person.userId, clock.now()).catch(ignoreFullDisk);
  });

  register(sessionOperations.signOut, async ({ visitor, request, reply }) => {
    reply.header('cache-control', 'no-store');
    // Removes the cookie of an ended session as well, but not on the request of another site.
    const isOwn = request.headers.authorization !== undefined || requestOrigin(request) === 'own';
    if (!visitor && !isOwn) return;
    if (visitor) {
      await sessions.end(visitor.session);
      // Streams of the user's other sessions reconnect.
      await live.end(db, String(visitor.userId));
    }
    if (!visitor?.viaToken) sessionCookie.clear(reply);
  });

  register(sessionOperations.loggedIn, ({ params, visitor, reply }) => {
    reply.header('cache-control', 'no-store');
    return { logged_in: visitor?.stations.has(params.station) ?? false };
  });
}

/** The site that sent a browser here; browsers omit the path. */
function siteOf({ headers }: FastifyRequest): string | undefined {
  return headers.referer === undefined ? undefined : URL.parse(headers.referer)?.origin;
}

/** A full disk must not prevent a sign-in just because its time cannot be recorded. */
function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
