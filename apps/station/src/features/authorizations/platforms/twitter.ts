import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import { defineOAuthPlatform } from '../oauth-platform.ts';
import { renewableAccess } from '../renewable-access.ts';

const me = z.object({ data: z.object({ username: z.string() }) });

/** X: OAuth 2.0 with PKCE; each renewal also replaces the refresh token. */
export const twitter = defineOAuthPlatform({
  name: 'Twitter',
  scopes: ['tweet.read', 'users.read', 'tweet.write', 'offline.access'],
  scopeSeparator: ' ',
  usesPkce: true,
  clientAuth: 'basic',
  clientSettings: ['POSTKIT_TWITTER_CLIENT_ID', 'POSTKIT_TWITTER_CLIENT_SECRET'],
  settings: z.object({
    POSTKIT_TWITTER_URL: apiAddress('https://api.x.com'),
    POSTKIT_TWITTER_AUTHORIZE_URL: apiAddress('https://x.com/i/oauth2/authorize'),
  }),
  addressesOf: ({ POSTKIT_TWITTER_URL: api, POSTKIT_TWITTER_AUTHORIZE_URL: authorizeUrl }) => ({
    authorizeUrl,
    tokenUrl: `${api}/2/oauth2/token`,
    revokeUrl: `${api}/2/oauth2/revoke`,
    apiUrl: api,
  }),
  async accessOf(tokens, { apiUrl }, http, now) {
    const { data } = await http(`${apiUrl}/2/users/me`, me, {
      authorization: `Bearer ${tokens.access_token}`,
    });
    return { ...renewableAccess(tokens, now), account: data.username, pages: [] };
  },
});
