import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleSignOnOperations, type SingleSignOnOutcome } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail, tooMany } from '../../../platform/errors/platform-errors.ts';
import { isStationError } from '../../../platform/errors/station-error.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlPage } from '../../../platform/html-page.ts';
import { sendPage } from '../../../platform/http/send-page.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { createRateLimit } from '../../../platform/rate-limit.ts';
import { redirectPath } from '../redirect-path.ts';
import type { SessionCookie } from '../session-cookie.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import type { SignOut } from '../sign-out.ts';
import type { PendingSignIns } from './pending-sign-in.ts';
import { SignInProblem } from './sign-in-problem.ts';
import { longestProviderSession, type SingleSignOn } from './single-sign-on.service.ts';

export interface SingleSignOnRoutes {
  /** Null if the installation has none. */
  readonly singleSignOn: SingleSignOn | null;
  readonly pending: PendingSignIns;
  readonly sessionCookie: SessionCookie;
  readonly signOut: SignOut;
  readonly limits: Pick<SignInLimits, 'network'>;
}

const returnPath = singleSignOnOperations.finish.path;
const minute = 60_000;
/** Wrong logout tokens from one network in 5 minutes. */
const wrongTokens = 60;

/** Signing in and out at the provider. */
export function registerSingleSignOnRoutes(
  { register, addressFor, clock, db, log }: StationContext,
  { singleSignOn, pending, sessionCookie, signOut, limits }: SingleSignOnRoutes,
): void {
  const failedLogouts = createRateLimit({
    clock,
    limit: wrongTokens,
    windowMs: 5 * minute,
    shared: { db, name: 'provider_logouts' },
  });

  function configured(): SingleSignOn {
    if (!singleSignOn) throw fail('resource.absent');
    return singleSignOn;
  }

  function outcomeOf(error: unknown): SingleSignOnOutcome {
    if (isStationError(error) && error.status === 429) return 'too_many';
    if (error instanceof SignInProblem) {
      log.warn({ err: error, outcome: error.outcome }, 'a sign-in at the provider began no session');
      return error.outcome;
    }
    log.error({ err: error }, 'a sign-in at the provider failed');
    return 'failed';
  }

  /** Begins the session of a returned browser; its sign-in must have begun there. */
  async function finishSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    state: string | undefined,
  ): Promise<{ next: string }> {
    limits.network(request.ip);
    const began = pending.read(request);
    if (!began || began.state !== state)
      throw new SignInProblem('lost', 'The sign-in took too long, or began in another browser.');
    const { next, ...checks } = began;
    // Each sign-in may return once.
    reply.header('set-cookie', pending.cookie(null));
    const { sessionId } = await configured().finish(new URL(request.url, addressFor(request)), checks);
    sessionCookie.set(reply, sessionId, longestProviderSession / 1000);
    return { next };
  }

  register(singleSignOnOperations.begin, async ({ query, request, reply }) => {
    const next = redirectPath(query.next) ?? '';
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      limits.network(request.ip);
      const { address, checks } = await configured().begin(`${addressFor(request)}${returnPath}`);
      return reply.header('set-cookie', pending.cookie({ ...checks, next })).redirect(address);
    } catch (error) {
      if (isStationError(error)) throw error;
      return reply.redirect(signInPage(outcomeOf(error), next));
    }
  });

  // Another site leads here, so the state in the cookie is the proof that this browser began the sign-in.
  register(singleSignOnOperations.finish, async ({ query, request, reply }) => {
    configured();
    const next = pending.read(request)?.next ?? '';
    const outcome = await finishSignIn(request, reply, query.state).then(() => 'done' as const, outcomeOf);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return sendPage(reply, continuePage(signInPage(outcome, next)));
  });

  register(singleSignOnOperations.end, async ({ visitor, request, reply }) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const page = `${addressFor(request)}/login`;
    const address = visitor && singleSignOn ? await singleSignOn.endAddress(visitor.session, page) : null;
    await signOut(visitor, request, reply);
    return reply.redirect(address ?? '/login');
  });

  register(singleSignOnOperations.endByProvider, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const network = networkOf(request.ip);
    const attempt = failedLogouts.take(network);
    if (!attempt.allowed) throw tooMany(attempt.retryAfterSeconds);
    try {
      await configured().endByProvider(body.logout_token);
    } catch (error) {
      if (!(error instanceof SignInProblem)) throw error;
      log.warn({ err: error }, 'a logout token was refused');
      throw fail('request.invalid', { message: 'This logout token is not valid.', cause: error });
    }
    failedLogouts.giveBack(network);
  });
}

/** The sign-in page, which shows the outcome, or continues with the session. */
function signInPage(outcome: SingleSignOnOutcome, next: string): string {
  const query = next === '' ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return `/login${query}#single_sign_on=${outcome}`;
}

/**
 * Continues at the sign-in page. Not a redirect: the operations that redirect refuse requests that another site leads to, and the
 * provider's site leads here.
 */
function continuePage(path: string): string {
  const address = escapeHtml(path);
  return htmlPage(
    'Signing in',
    [
      `<meta http-equiv="refresh" content="0; url=${address}">`,
      `<p><a href="${address}">Continue</a></p>`,
    ].join('\n'),
  );
}
