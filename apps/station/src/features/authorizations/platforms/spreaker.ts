import { z } from 'zod';
import type { SpreakerShow } from '@postkit/sdk/schema';
import { apiAddress } from '../../../platform/api-address.ts';
import type { OAuthHttp } from '../oauth-http.ts';
import { defineOAuthPlatform, type OAuthClient } from '../oauth-platform.ts';
import { renewableAccess } from '../renewable-access.ts';

const id = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const me = z.object({
  response: z.object({ user: z.object({ user_id: id, fullname: z.string().nullish() }) }),
});
const shows = z.object({
  response: z.object({
    items: z.array(z.object({ show_id: id, title: z.string() })),
    next_url: z.string().nullish(),
  }),
});

/** Spreaker documents neither PKCE nor a revocation. */
export const spreaker = defineOAuthPlatform({
  name: 'Spreaker',
  scopes: ['basic'],
  scopeSeparator: ' ',
  usesPkce: false,
  clientAuth: 'form',
  clientSettings: ['POSTKIT_SPREAKER_CLIENT_ID', 'POSTKIT_SPREAKER_CLIENT_SECRET'],
  settings: z.object({
    POSTKIT_SPREAKER_URL: apiAddress('https://api.spreaker.com'),
    POSTKIT_SPREAKER_AUTHORIZE_URL: apiAddress('https://www.spreaker.com/oauth2/authorize'),
  }),
  addressesOf: ({ POSTKIT_SPREAKER_URL: api, POSTKIT_SPREAKER_AUTHORIZE_URL: authorizeUrl }) => ({
    authorizeUrl,
    tokenUrl: `${api}/oauth2/token`,
    revokeUrl: null,
    apiUrl: api,
  }),
  async accessOf(tokens, { apiUrl }, http, now) {
    const { user } = (await http(`${apiUrl}/v2/me`, me, { authorization: `Bearer ${tokens.access_token}` }))
      .response;
    return { ...renewableAccess(tokens, now), account: user.fullname ?? '', pages: [] };
  },
});

/** Pages of shows that are read at most. */
const mostPages = 20;

/**
 * The shows of an account.
 * @throws OAuthFailure
 */
export async function spreakerShowsOf(
  { apiUrl }: OAuthClient,
  token: string,
  http: OAuthHttp,
): Promise<SpreakerShow[]> {
  const authorization = `Bearer ${token}`;
  const { user } = (await http(`${apiUrl}/v2/me`, me, { authorization })).response;
  const found: SpreakerShow[] = [];
  let next: string | null = `${apiUrl}/v2/users/${user.user_id}/shows?limit=100`;
  for (let page = 0; next !== null && page < mostPages; page += 1) {
    const { items, next_url }: z.output<typeof shows>['response'] = (
      await http(next, shows, { authorization })
    ).response;
    found.push(...items);
    // The token goes to the configured address only, wherever the response points.
    next = next_url && new URL(next_url).origin === new URL(apiUrl).origin ? next_url : null;
  }
  return found;
}
