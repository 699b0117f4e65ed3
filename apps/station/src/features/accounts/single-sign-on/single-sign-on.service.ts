import type { LiveHub } from '../../../live/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ignoreFullDisk } from '../../../platform/errors/ignore-full-disk.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { BeginSession, SignedIn } from '../begin-session.ts';
import { hashSecret } from '../session-keys.ts';
import type { createAcceptUser } from './accept-user.ts';
import type { Provider, SignInChecks } from './provider.ts';
import { SignInProblem } from './sign-in-problem.ts';
import {
  deleteProviderSessions,
  insertProviderSession,
  providerSessionOf,
} from './single-sign-on.repository.ts';

/** Milliseconds after which the user signs in again, which also updates the roles. */
export const longestProviderSession = 24 * 3_600_000;

/** Signing in at a provider of OpenID Connect. */
export interface SingleSignOn extends Pick<Provider, 'begin'> {
  /** Completes a sign-in whose browser has returned. @throws SignInProblem */
  finish(address: URL, checks: SignInChecks): Promise<SignedIn>;
  /** Whether a session was begun by single sign-on. */
  hasBegun(sessionId: string): Promise<boolean>;
  /**
   * The address at which a browser ends the provider's session. Null if the provider offers none, cannot be reached, or did not
   * begin the session. Call it before the session ends.
   */
  endAddress(sessionId: string, returnTo: string): Promise<string | null>;
  /** Ends the sessions that a logout token names. @throws SignInProblem unless the provider signed it */
  endByProvider(token: string): Promise<void>;
}

export interface SingleSignOnDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly live: Pick<LiveHub, 'end'>;
  readonly provider: Provider;
  readonly acceptUser: ReturnType<typeof createAcceptUser>;
  readonly begin: BeginSession;
}

export function createSingleSignOn({
  db,
  clock,
  box,
  live,
  provider,
  acceptUser,
  begin,
}: SingleSignOnDeps): SingleSignOn {
  return {
    begin: provider.begin,
    async finish(address, checks) {
      const known = await provider.finish(address, checks);
      const accepted = await acceptUser(known);
      if (accepted.problem) {
        if (accepted.lostUserId !== undefined) await live.end(db, String(accepted.lostUserId));
        throw accepted.problem;
      }
      const { user, isMoved } = accepted;
      if (isMoved) await live.end(db, String(user.id));
      const signedIn = await begin(user, clock.now() + longestProviderSession);
      if (!signedIn) throw new SignInProblem('disabled', 'The account changed during the sign-in.');
      const { issuer, subject, sid, idToken } = known;
      const session = {
        session_hash: hashSecret(signedIn.sessionId),
        issuer,
        subject,
        sid,
        id_token: box.seal(idToken),
      };
      await insertProviderSession(db, session).catch(ignoreFullDisk);
      return signedIn;
    },
    hasBegun: async (sessionId) => (await providerSessionOf(db, hashSecret(sessionId))) !== undefined,
    async endAddress(sessionId, returnTo) {
      const session = await providerSessionOf(db, hashSecret(sessionId));
      if (!session) return null;
      return provider.endAddress(box.open(session.id_token) ?? '', returnTo).catch(() => null);
    },
    async endByProvider(token) {
      const users = await deleteProviderSessions(db, await provider.readLogout(token));
      for (const id of users) await live.end(db, String(id));
    },
  };
}
