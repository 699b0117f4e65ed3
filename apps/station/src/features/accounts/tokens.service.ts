import { randomBytes } from 'node:crypto';
import type { Tokens } from '@postkit/sdk/schema';
import type { LiveHub } from '../../live/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import type { UserRow } from './account-tables.ts';
import type { IdentityCache } from './identity-cache.ts';
import {
  deleteExpiredRefreshTokens,
  insertRefreshToken,
  markRefreshTokenUsed,
  refreshTokenByHash,
} from './refresh-tokens.repository.ts';
import { accessTokenLifetime, hashSecret, type SessionKeys } from './session-keys.ts';
import type { Sessions } from './sessions.service.ts';

const fail = defineErrors({
  'sessions.ended': { status: 401, message: 'The session has ended. Sign in again.' },
});

/** Milliseconds: a page that is not used for so long signs in again. */
const refreshLifetime = 24 * 3_600_000;
/** Milliseconds in which a repeated refresh is a lost response or a second tab, and no theft. */
const leeway = 30_000;

export interface TokensDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: SessionKeys;
  readonly sessions: Sessions;
  readonly identities: IdentityCache;
  readonly live: Pick<LiveHub, 'end'>;
}

/** Tokens for pages on other origins, where the browser sends no cookie. */
export interface AccountTokens {
  /** The first tokens of a session, bound to the origin of the page. */
  issue(user: Pick<UserRow, 'username'>, sessionId: string, origin: string): Promise<Tokens>;
  /**
   * Exchanges a refresh token. A used one, and one from another origin, were stolen: the session ends.
   * @throws sessions.ended
   */
  refresh(refreshToken: string, origin: string): Promise<Tokens>;
}

export function createTokens({ db, clock, keys, sessions, identities, live }: TokensDeps): AccountTokens {
  async function newRefreshToken(sessionId: string, origin: string): Promise<string> {
    const now = clock.now();
    const secret = randomBytes(32).toString('base64url');
    const expires = now + refreshLifetime;
    const token = {
      token_hash: hashSecret(secret),
      session_hash: hashSecret(sessionId),
      origin,
      expires_at: expires,
      used_at: null,
    };
    await insertRefreshToken(db, token);
    return `${sessionId}.${secret}`;
  }

  function present(
    username: string,
    { sessionId, origin, refreshToken }: { sessionId: string; origin: string; refreshToken: string },
  ): Tokens {
    const now = clock.now();
    return {
      access_token: keys.accessTokenOf(sessionId, origin, now),
      expires_in: accessTokenLifetime / 1000,
      refresh_token: refreshToken,
      address_key: keys.addressKeyOf(sessionId, now),
      username,
    };
  }

  /** A full disk cannot store a new token, so the old one stays valid. */
  async function rotate(refreshToken: string, sessionId: string, origin: string): Promise<string> {
    const [, secret = ''] = refreshToken.split('.');
    try {
      const next = await newRefreshToken(sessionId, origin);
      await markRefreshTokenUsed(db, hashSecret(secret), clock.now());
      return next;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      return refreshToken;
    }
  }

  return {
    async issue({ username }, sessionId, origin) {
      await deleteExpiredRefreshTokens(db, clock.now());
      return present(username, { sessionId, origin, refreshToken: await newRefreshToken(sessionId, origin) });
    },
    async refresh(refreshToken, origin) {
      const [sessionId = '', secret = '', ...rest] = refreshToken.split('.');
      const known = rest.length === 0 ? await refreshTokenByHash(db, hashSecret(secret)) : undefined;
      if (known?.session_hash !== hashSecret(sessionId)) throw fail('sessions.ended');
      const now = clock.now();
      const owner = known.expires_at > now ? await sessions.ownerOf(sessionId) : null;
      const found = owner && (await identities.find(owner.userId, sessionId, owner.apiKey));
      if (!found) throw fail('sessions.ended');
      const isReused = known.used_at !== null && now - known.used_at > leeway;
      if (isReused || origin !== known.origin) {
        await sessions.end(sessionId);
        await live.end(db, String(found.person.userId));
        throw fail('sessions.ended');
      }
      return present(found.person.username, {
        sessionId,
        origin,
        refreshToken: await rotate(refreshToken, sessionId, origin),
      });
    },
  };
}
