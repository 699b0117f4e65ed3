import type { AccountAccess } from './granted-access.ts';
import { momentAfter, type TokenResponse } from './oauth-platform.ts';

/** An access token with its refresh token. Without one, the user must authorize again when the access token expires. */
export function renewableAccess(
  { access_token, refresh_token = '', ...tokens }: TokenResponse,
  now: number,
): AccountAccess {
  const token_expires_at = momentAfter(now, tokens.expires_in);
  return {
    token: access_token,
    refresh_token,
    token_expires_at,
    reconnect_by: refresh_token === '' ? token_expires_at : momentAfter(now, tokens.refresh_token_expires_in),
  };
}
