import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { apiAddress } from '../../../platform/api-address.ts';
import type { GrantedAccess } from '../granted-access.ts';
import { OAuthFailure } from '../oauth-failure.ts';
import type { OAuthHttp } from '../oauth-http.ts';
import { defineOAuthPlatform, type OAuthClient, tokenResponse } from '../oauth-platform.ts';
import { pageHandlePrefix } from '../page-handle.ts';

const permissions = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });
const accounts = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), access_token: z.string().optional() })),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
});

const scopes = [
  'email',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_manage_posts',
  'pages_show_list',
] as const;
/** Without these, no post is possible. */
const needed = ['pages_read_engagement', 'pages_manage_posts', 'pages_show_list'];
/** Requests for lists of pages at most. */
const mostLists = 20;

/** Facebook Login: the user's token becomes a long-lived one, whose page tokens do not expire. */
export const facebook = defineOAuthPlatform({
  name: 'Facebook',
  scopes,
  scopeSeparator: ',',
  usesPkce: false,
  clientAuth: 'form',
  clientSettings: ['POSTKIT_FACEBOOK_CLIENT_ID', 'POSTKIT_FACEBOOK_CLIENT_SECRET'],
  settings: z.object({
    POSTKIT_FACEBOOK_URL: apiAddress('https://graph.facebook.com/v24.0'),
    POSTKIT_FACEBOOK_AUTHORIZE_URL: apiAddress('https://www.facebook.com/v24.0/dialog/oauth'),
  }),
  addressesOf: ({ POSTKIT_FACEBOOK_URL: api, POSTKIT_FACEBOOK_AUTHORIZE_URL: authorizeUrl }) => ({
    authorizeUrl,
    tokenUrl: `${api}/oauth/access_token`,
    revokeUrl: null,
    apiUrl: api,
  }),
  async accessOf(tokens, client, http) {
    const { access_token } = await http(client.tokenUrl, tokenResponse, {
      form: {
        grant_type: 'fb_exchange_token',
        client_id: client.id,
        client_secret: client.secret,
        fb_exchange_token: tokens.access_token,
      },
    });
    const authorization = `Bearer ${access_token}`;
    const { data } = await http(`${client.apiUrl}/me/permissions`, permissions, { authorization });
    const given = new Set(
      data.filter(({ status }) => status === 'granted').map(({ permission }) => permission),
    );
    if (needed.some((scope) => !given.has(scope)))
      throw new OAuthFailure('scope', 'A permission is missing.');
    const pages = await pagesOf(client, authorization, http);
    return { token: '', refresh_token: '', token_expires_at: null, reconnect_by: null, account: '', pages };
  },
});

async function pagesOf(
  { apiUrl }: OAuthClient,
  authorization: string,
  http: OAuthHttp,
): Promise<GrantedAccess['pages']> {
  const found: GrantedAccess['pages'] = [];
  let after: string | undefined = '';
  for (let list = 0; after !== undefined && list < mostLists; list += 1) {
    const query = new URLSearchParams({
      fields: 'id,name,access_token',
      limit: '100',
      ...(after === '' ? {} : { after }),
    });
    const { data, paging }: z.output<typeof accounts> = await http(
      `${apiUrl}/me/accounts?${query}`,
      accounts,
      { authorization },
    );
    // Facebook omits the token of a page that the user may not post to.
    for (const { id, name: title, access_token: token } of data)
      if (token) found.push({ handle: newHandle(), id, title, token });
    after = paging?.next === undefined ? undefined : paging.cursors?.after;
  }
  return found;
}

const newHandle = () => `${pageHandlePrefix}${randomBytes(24).toString('base64url')}`;
