import { z } from 'zod';
import type { GrantedAccess } from './granted-access.ts';
import { OAuthFailure } from './oauth-failure.ts';
import type { OAuthHttp } from './oauth-http.ts';
import { type OAuthClient, type OAuthPlatform, type TokenResponse, tokenResponse } from './oauth-platform.ts';

/** A platform that the installation has a client at. */
export type ConfiguredPlatform = OAuthPlatform & { readonly client: OAuthClient };

/** The response of a code: where it goes, and the proof that the window was ours. */
export interface CodeResponse {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Exchanges a code for the access to an account.
 * @throws OAuthFailure
 */
export async function exchangeCode(
  platform: ConfiguredPlatform,
  http: OAuthHttp,
  { code, redirectUri, verifier, now }: CodeResponse,
): Promise<GrantedAccess> {
  const proof = verifier === '' ? {} : { code_verifier: verifier };
  const tokens = await requestTokens(platform, http, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...proof,
  });
  const given = tokens.scope?.split(/[\s,]+/);
  if (given && platform.scopes.some((scope) => !given.includes(scope)))
    throw new OAuthFailure('scope', 'A permission is missing.');
  return platform.accessOf(tokens, platform.client, http, now);
}

/**
 * Renews an access token.
 * @throws OAuthFailure
 */
export function renewTokens(
  platform: ConfiguredPlatform,
  http: OAuthHttp,
  refreshToken: string,
): Promise<TokenResponse> {
  return requestTokens(platform, http, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/**
 * Revokes a token; resolves too if the platform no longer knows it.
 * @throws OAuthFailure if the platform cannot be reached
 */
export async function revokeToken(
  platform: ConfiguredPlatform,
  http: OAuthHttp,
  token: string,
): Promise<void> {
  const { revokeUrl } = platform.client;
  if (revokeUrl === null) return;
  try {
    await http(revokeUrl, z.unknown(), clientProof(platform, { token }));
  } catch (error) {
    if (!(error instanceof OAuthFailure) || error.kind === 'unreachable') throw error;
  }
}

function requestTokens(
  platform: ConfiguredPlatform,
  http: OAuthHttp,
  form: Readonly<Record<string, string>>,
): Promise<TokenResponse> {
  return http(platform.client.tokenUrl, tokenResponse, clientProof(platform, form));
}

/** Adds the proof of the client, where the platform expects it. */
function clientProof(
  { clientAuth, client: { id, secret } }: ConfiguredPlatform,
  form: Readonly<Record<string, string>>,
) {
  if (clientAuth === 'form') return { form: { ...form, client_id: id, client_secret: secret } };
  // RFC 6749 encodes both as form fields first.
  const pair = [id, secret].map((text) => encodeURIComponent(text)).join(':');
  return { form: { ...form, client_id: id }, authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}
