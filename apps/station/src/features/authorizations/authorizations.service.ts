import {
  type AuthorizedType,
  authorizedTypes,
  type ConnectionType,
  type SpreakerShow,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { fail } from './authorization-errors.ts';
import type { AuthorizationRow } from './authorization-tables.ts';
import { type AuthorizationWindows, createAuthorizationWindows } from './authorization-windows.ts';
import {
  type AuthorizationOwner,
  deleteAuthorization,
  grantedAuthorizations,
} from './authorizations.repository.ts';
import { defineExpiry } from './expire-authorizations.jobs.ts';
import { type AccountAccess, type GrantedAccess, grantedAccess } from './granted-access.ts';
import type { OAuthHttp } from './oauth-http.ts';
import type { OAuthPlatforms } from './oauth-platforms.ts';
import { isPageHandle } from './page-handle.ts';
import { spreakerShowsOf } from './platforms/spreaker.ts';
import { renewableAccess } from './renewable-access.ts';
import { defineRevokeAccess } from './revoke-access.jobs.ts';
import { type ConfiguredPlatform, renewTokens } from './token-requests.ts';

/** The access that a destination receives, and the account's name for its title. */
export interface ClaimedAccess extends AccountAccess {
  readonly account: string;
  /** Id of the Facebook page; empty for other platforms. */
  readonly pageId: string;
}

/** Accounts that users authorize in windows of platforms. */
export interface Authorizations extends AuthorizationWindows {
  /** The types that the installation has a client for. */
  readonly configured: readonly AuthorizedType[];
  /** The pages of the account that the user authorized last. */
  facebookPages(owner: AuthorizationOwner): Promise<GrantedAccess['pages']>;
  /** Null without an authorization. @throws authorizations.shows */
  spreakerShows(owner: AuthorizationOwner, guid: string): Promise<SpreakerShow[] | null>;
  /**
   * Takes the access that a user authorized, once: by the handle of a page for Facebook, by the guid for other platforms.
   * Null if there is none.
   */
  claim(
    transaction: Transaction,
    owner: AuthorizationOwner,
    type: ConnectionType,
    key: string,
  ): Promise<ClaimedAccess | null>;
  /** Renews an access token. @throws OAuthFailure */
  renew(platform: AuthorizedType, refreshToken: string): Promise<AccountAccess>;
  /**
   * Revokes the access of a deleted destination later.
   * @param isShared Another destination may use the same account, whose access a whole-account revocation would end.
   */
  revoke(
    transaction: Transaction,
    type: ConnectionType,
    access: Pick<AccountAccess, 'token' | 'refresh_token'>,
    isShared: boolean,
  ): Promise<void>;
}

export interface AuthorizationDeps {
  readonly box: SecretBox;
  readonly platforms: OAuthPlatforms;
  readonly http: OAuthHttp;
}

export function createAuthorizationService(
  { db, clock, jobs, log }: StationContext,
  { box, platforms, http }: AuthorizationDeps,
): Authorizations {
  const revokeJob = defineRevokeAccess({ jobs }, box, platforms, http);
  const expire = defineExpiry({ clock, jobs }, async (transaction, row) => {
    const granted = openGranted(row);
    if (granted) await revoke(transaction, row.platform, granted, true);
  });

  function configuredPlatform(type: AuthorizedType): ConfiguredPlatform {
    const { client, name, clientSettings, ...facts } = platforms[type];
    if (client) return { ...facts, name, clientSettings, client };
    const message = `${name} is not set up on this station. Ask your administrator to set ${clientSettings.join(' and ')}.`;
    throw fail('authorizations.not-configured', { message });
  }

  /** Null if it was sealed with another key. */
  function openGranted({ granted }: AuthorizationRow): GrantedAccess | null {
    const text = granted === '' ? null : box.open(granted);
    return text === null ? null : grantedAccess.parse(JSON.parse(text));
  }

  const revoke: Authorizations['revoke'] = async (transaction, type, { token, refresh_token }, isShared) => {
    const platform = authorizedTypes.find((one) => one === type);
    const { client, revokesAccount = false } = platform ? platforms[platform] : { client: null };
    if (!platform || !client?.revokeUrl || (isShared && revokesAccount)) return;
    for (const secret of [refresh_token, token].filter(Boolean)) {
      await revokeJob.add(transaction, { platform, token: box.seal(secret) });
    }
  };

  async function byGuid(from: Tables, owner: AuthorizationOwner, platform: AuthorizedType, guid: string) {
    const rows = await grantedAuthorizations(from, owner, platform, clock.seconds());
    const row = rows.find((one) => one.guid === guid);
    const granted = row && openGranted(row);
    return row && granted ? { row, granted } : null;
  }

  return {
    configured: authorizedTypes.filter((type) => platforms[type].client !== null),
    ...createAuthorizationWindows({ db, clock, log }, { box, http, configuredPlatform, expire }),
    async facebookPages(owner) {
      const [newest] = await grantedAuthorizations(db, owner, 'facebook', clock.seconds());
      return (newest && openGranted(newest))?.pages ?? [];
    },
    async spreakerShows(owner, guid) {
      const found = await byGuid(db, owner, 'spreaker', guid);
      if (!found) return null;
      try {
        return await spreakerShowsOf(configuredPlatform('spreaker').client, found.granted.token, http);
      } catch (error) {
        throw fail('authorizations.shows', { cause: error });
      }
    },
    async claim(transaction, owner, type, key) {
      if (isPageHandle(key)) {
        for (const row of await grantedAuthorizations(transaction, owner, 'facebook', clock.seconds())) {
          const page = openGranted(row)?.pages.find(({ handle }) => handle === key);
          if (!page) continue;
          await deleteAuthorization(transaction, row.id);
          const { token, title: account, id: pageId } = page;
          return { token, account, pageId, refresh_token: '', token_expires_at: null, reconnect_by: null };
        }
        return null;
      }
      const platform = authorizedTypes.find((one) => one === type);
      const found = platform && (await byGuid(transaction, owner, platform, key));
      if (!found || found.granted.token === '') return null;
      await deleteAuthorization(transaction, found.row.id);
      const { pages: _pages, ...access } = found.granted;
      return { ...access, pageId: '' };
    },
    async renew(type, refreshToken) {
      const tokens = await renewTokens(configuredPlatform(type), http, refreshToken);
      // A platform that does not rotate refresh tokens returns none: the present one stays valid.
      return renewableAccess(
        { ...tokens, refresh_token: tokens.refresh_token ?? refreshToken },
        clock.seconds(),
      );
    },
    revoke,
  };
}
