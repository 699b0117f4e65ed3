import type { AuthorizationReport, AuthorizedType } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Station } from '../accounts/index.ts';
import { hashState, newWindowSecrets, windowAddress } from './authorization-request.ts';
import type { AuthorizationRow } from './authorization-tables.ts';
import {
  type AuthorizationOwner,
  deleteAuthorization,
  insertAuthorization,
  spendState,
  updateAuthorization,
} from './authorizations.repository.ts';
import { OAuthFailure } from './oauth-failure.ts';
import type { OAuthHttp } from './oauth-http.ts';
import { type ConfiguredPlatform, exchangeCode } from './token-requests.ts';

/** Seconds in which the window must come back. */
const windowSeconds = 600;
/** Seconds in which a destination must use what was granted. */
const grantSeconds = 3600;

/** The parameters of the address that a window comes back to. */
export interface WindowReturn {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
}

export interface NewAuthorization extends AuthorizationOwner {
  readonly station: Station;
  readonly platform: AuthorizedType;
  readonly guid: string;
  readonly redirectUri: string;
}

/** The windows of platforms. */
export interface AuthorizationWindows {
  /** Resolves to the address of the platform's window. @throws authorizations.not-configured */
  begin(given: NewAuthorization): Promise<string>;
  /** Ends a window, once per state, and only for the user who opened it. */
  finish(platform: AuthorizedType, userId: number | null, given: WindowReturn): Promise<AuthorizationReport>;
}

export interface AuthorizationWindowDeps {
  readonly box: SecretBox;
  readonly http: OAuthHttp;
  /** @throws authorizations.not-configured */
  readonly configuredPlatform: (type: AuthorizedType) => ConfiguredPlatform;
  readonly expire: Job<Record<never, never>>;
}

export function createAuthorizationWindows(
  { db, clock, log }: Pick<StationContext, 'db' | 'clock' | 'log'>,
  { box, http, configuredPlatform, expire }: AuthorizationWindowDeps,
): AuthorizationWindows {
  /** @throws OAuthFailure */
  async function grant(row: AuthorizationRow, code: string): Promise<void> {
    const verifier = row.verifier === '' ? '' : (box.open(row.verifier) ?? '');
    const given = { code, verifier, redirectUri: row.redirect_uri, now: clock.seconds() };
    const granted = await exchangeCode(configuredPlatform(row.platform), http, given);
    await db.transaction(async (transaction) => {
      const expires_at = clock.seconds() + grantSeconds;
      await updateAuthorization(transaction, row.id, {
        granted: box.seal(JSON.stringify(granted)),
        expires_at,
      });
      await expire.add(transaction, {}, { runAt: expires_at * 1000 });
    });
  }

  async function outcomeOf(
    row: AuthorizationRow,
    { code, error }: WindowReturn,
  ): Promise<AuthorizationReport['outcome']> {
    if (row.expires_at <= clock.seconds()) return 'expired';
    if (error !== undefined || !code) return error === 'access_denied' ? 'denied' : 'failed';
    try {
      await grant(row, code);
      return 'granted';
    } catch (failure) {
      if (failure instanceof OAuthFailure && failure.kind === 'scope') return 'scope';
      log.warn({ err: failure, platform: row.platform }, 'an account could not be authorized');
      return 'failed';
    }
  }

  return {
    async begin({ station, platform: type, guid, userId, redirectUri }) {
      const platform = configuredPlatform(type);
      const secrets = newWindowSecrets(station.slug, platform.usesPkce);
      const now = clock.seconds();
      const row = {
        guid,
        station_id: station.id,
        user_id: userId,
        platform: type,
        state_hash: hashState(secrets.state),
        verifier: secrets.verifier === '' ? '' : box.seal(secrets.verifier),
        redirect_uri: redirectUri,
        granted: '',
        created_at: now,
        expires_at: now + windowSeconds,
      };
      await db.transaction(async (transaction) => {
        await insertAuthorization(transaction, row);
        await expire.add(transaction, {}, { runAt: row.expires_at * 1000 });
      });
      return windowAddress(platform, platform.client, secrets, redirectUri);
    },
    async finish(platform, userId, given) {
      const { state } = given;
      const row =
        state === undefined || userId === null
          ? undefined
          : await db.transaction((transaction) =>
              spendState(transaction, { stateHash: hashState(state), platform, userId }),
            );
      if (!row) return { postkit: 'authorization', guid: '', outcome: 'expired' };
      const outcome = await outcomeOf(row, given);
      if (outcome !== 'granted') await deleteAuthorization(db, row.id);
      return { postkit: 'authorization', guid: row.guid, outcome };
    },
  };
}
