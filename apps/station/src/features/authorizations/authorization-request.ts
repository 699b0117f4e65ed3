import { createHash, randomBytes } from 'node:crypto';
import type { OAuthClient, OAuthPlatform } from './oauth-platform.ts';

/** The secrets of one window. */
export interface WindowSecrets {
  /** Begins with the station's slug, as the specification has it; the rest cannot be guessed. */
  readonly state: string;
  /** Of PKCE; empty without. */
  readonly verifier: string;
}

export function newWindowSecrets(slug: string, usesPkce: boolean): WindowSecrets {
  return {
    state: `${slug}.${randomBytes(32).toString('base64url')}`,
    verifier: usesPkce ? randomBytes(48).toString('base64url') : '',
  };
}

export function hashState(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}

/** The address of the platform's window. */
export function windowAddress(
  { scopes, scopeSeparator, windowParams = {} }: OAuthPlatform,
  { id, authorizeUrl }: OAuthClient,
  { state, verifier }: WindowSecrets,
  redirectUri: string,
): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const params = {
    response_type: 'code',
    client_id: id,
    redirect_uri: redirectUri,
    scope: scopes.join(scopeSeparator),
    state,
    ...(verifier === '' ? {} : { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...windowParams,
  };
  return `${authorizeUrl}?${new URLSearchParams(params)}`;
}
