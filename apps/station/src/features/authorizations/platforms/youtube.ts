import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import { OAuthFailure } from '../oauth-failure.ts';
import { defineOAuthPlatform, momentAfter } from '../oauth-platform.ts';

/** Google for YouTube. The destination stores the refresh token, with which its adapter renews the access for each upload. */
export const youtube = defineOAuthPlatform({
  name: 'YouTube',
  scopes: ['https://www.googleapis.com/auth/youtube.upload'],
  scopeSeparator: ' ',
  usesPkce: true,
  clientAuth: 'form',
  revokesAccount: true,
  // Google returns a refresh token only for offline access, and after the first time only if the user consents again.
  windowParams: { access_type: 'offline', prompt: 'consent' },
  clientSettings: ['POSTKIT_YOUTUBE_CLIENT_ID', 'POSTKIT_YOUTUBE_CLIENT_SECRET'],
  settings: z.object({
    POSTKIT_YOUTUBE_URL: apiAddress('https://www.googleapis.com'),
    POSTKIT_YOUTUBE_AUTHORIZE_URL: apiAddress('https://accounts.google.com/o/oauth2/v2/auth'),
    POSTKIT_YOUTUBE_TOKEN_URL: apiAddress('https://oauth2.googleapis.com/token'),
    POSTKIT_YOUTUBE_REVOKE_URL: apiAddress('https://oauth2.googleapis.com/revoke'),
  }),
  addressesOf: (env) => ({
    authorizeUrl: env.POSTKIT_YOUTUBE_AUTHORIZE_URL,
    tokenUrl: env.POSTKIT_YOUTUBE_TOKEN_URL,
    revokeUrl: env.POSTKIT_YOUTUBE_REVOKE_URL,
    apiUrl: env.POSTKIT_YOUTUBE_URL,
  }),
  async accessOf({ refresh_token, refresh_token_expires_in }, _client, _http, now) {
    if (!refresh_token) throw new OAuthFailure('refused', 'Google returned no refresh token.');
    const reconnect_by = momentAfter(now, refresh_token_expires_in);
    return {
      token: refresh_token,
      refresh_token: '',
      token_expires_at: null,
      reconnect_by,
      account: '',
      pages: [],
    };
  },
});
