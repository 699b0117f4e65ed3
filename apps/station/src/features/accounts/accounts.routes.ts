import type { FastifyRequest } from 'fastify';
import { sessionOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { leaveNoEntry } from '../../platform/audit/audit-scope.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { ignoreFullDisk } from '../../platform/errors/ignore-full-disk.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { htmlPage } from '../../platform/html-page.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { recordEntry, userById } from './accounts.repository.ts';
import { isApiKeySubject } from './authenticate.ts';
import { type SignedIn, stationEntries } from './begin-session.ts';
import { basicCredentials, signInCaller } from './credentials.ts';
import type { OwnSessions } from './own-sessions.service.ts';
import { redirectPath } from './redirect-path.ts';
import type { SecondSteps } from './second-factors/second-step.service.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionKeys } from './session-keys.ts';
import { longestSession, type Sessions } from './sessions.service.ts';
import type { SignIn } from './sign-in.service.ts';
import type { SignOut } from './sign-out.ts';
import type { StationDirectory } from './station-directory.ts';

const failSession = defineErrors({
  'sessions.key': {
    status: 403,
    message:
      'This API key cannot begin a session, because its user signs in with more than a password. Sign in at the station’s own page, ' +
      'or create a key there that may sign in.',
  },
});

export interface AccountRoutes {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly ownSessions: OwnSessions;
  readonly keys: SessionKeys;
  readonly directory: StationDirectory;
  readonly secondSteps: SecondSteps;
  readonly sessionCookie: SessionCookie;
  readonly signOut: SignOut;
}

/** Sign-in, entering a station, sign-out. */
export function registerAccountRoutes(
  context: StationContext,
  { signIn, sessions, ownSessions, keys, directory, secondSteps, sessionCookie, signOut }: AccountRoutes,
): void {
  const { register, db, clock, config, log } = context;
  /** The session of the request, or one that its API key begins, and that ends with the key. */
  async function browserSession({ userId, session, apiKey }: SignedInUser): Promise<string> {
    if (!apiKey || !isApiKeySubject(session)) {
      leaveNoEntry();
      return session;
    }
    const user = apiKey.mayDelegate ? undefined : await userById(db, userId);
    if (user && (config.singleSignOn?.isOnly || (await secondSteps.isNeeded(user))))
      throw failSession('sessions.key');
    return sessions.begin(userId, { apiKey });
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
      leaveNoEntry();
      const page = confirmSignInPage({
        username: person.username,
        path: request.url,
        signInUrl: config.signInUrl ?? '/login',
      });
      log.warn(
        { site: siteOf(request) },
        'another site began a sign-in; POSTKIT_SIGN_IN_URL names the one that may',
      );
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
    await signOut(visitor, request, reply);
  });

  register(sessionOperations.list, async ({ query, person, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const page = pageOf(query);
    const all = await ownSessions.list(person);
    return resourceListResponse(
      request,
      page,
      all.length,
      all.slice(page.offset, page.limit === 0 ? undefined : page.offset + page.limit),
    );
  });

  register(sessionOperations.end, ({ params, person }) => ownSessions.end(person, params.id));

  register(sessionOperations.endOthers, ({ person }) => ownSessions.endOthers(person));

  register(sessionOperations.loggedIn, ({ params, visitor, reply }) => {
    reply.header('cache-control', 'no-store');
    return { logged_in: visitor?.stations.has(params.station) ?? false };
  });
}

/** The site that sent a browser here; browsers omit the path. */
function siteOf({ headers }: FastifyRequest): string | undefined {
  return headers.referer === undefined ? undefined : URL.parse(headers.referer)?.origin;
}

interface SignInToConfirm {
  readonly username: string;
  /** Path of the sign-in itself: opened from this page, it counts as the user's own. */
  readonly path: string;
  /** The page for signing in with another account. */
  readonly signInUrl: string;
}

/** Asks for confirmation of a sign-in that another site initiated, possibly with another user's account. */
function confirmSignInPage({ username, path, signInUrl }: SignInToConfirm): string {
  return htmlPage(
    `Sign in as ${username}?`,
    [
      '<p>Another site sent you here to sign in. Continue only if you have just signed in there yourself: ',
      `everything that you do next belongs to the account <strong>${escapeHtml(username)}</strong>.</p>`,
      `<p><a href="${escapeHtml(path)}">Continue as ${escapeHtml(username)}</a></p>`,
      `<p><a href="${escapeHtml(signInUrl)}">Sign in with another account</a></p>`,
    ].join('\n'),
  );
}
