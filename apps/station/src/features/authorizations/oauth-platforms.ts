import { authorizedTypes, type AuthorizedType } from '@postkit/sdk/schema';
import type { Config } from '../../platform/config.ts';
import type { OAuthPlatform, OAuthPlatformType } from './oauth-platform.ts';
import { facebook } from './platforms/facebook.ts';
import { spreaker } from './platforms/spreaker.ts';
import { twitter } from './platforms/twitter.ts';
import { youtube } from './platforms/youtube.ts';

const platformTypes: Readonly<Record<AuthorizedType, OAuthPlatformType>> = {
  facebook,
  v_youtube: youtube,
  twitter,
  spreaker,
};

/** The environment variables of all platforms. */
export const oauthSettings = Object.values(platformTypes).map(({ settings }) => settings);

export type OAuthPlatforms = Readonly<Record<AuthorizedType, OAuthPlatform>>;

/** Every platform, with the installation's client if there is one. */
export function createOAuthPlatforms({ platformEnv }: Pick<Config, 'platformEnv'>): OAuthPlatforms {
  const made = authorizedTypes.map((type) => {
    const { settings: _settings, addressesOf, ...facts } = platformTypes[type];
    const [id = '', secret = ''] = facts.clientSettings.map((name) => platformEnv[name]);
    return [
      type,
      { ...facts, client: id && secret ? { id, secret, ...addressesOf(platformEnv) } : null },
    ] as const;
  });
  return Object.fromEntries(made) as Record<AuthorizedType, OAuthPlatform>;
}
