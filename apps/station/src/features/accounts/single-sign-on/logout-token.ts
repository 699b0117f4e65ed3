import type { ServerMetadata } from 'openid-client';
import type { SingleSignOnConfig } from '../../../platform/single-sign-on-settings.ts';
import type { ProviderFetch } from './provider-fetch.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** The sessions that a provider ends. At least one of the two is not null. */
export interface EndedSession {
  readonly issuer: string;
  readonly subject: string | null;
  /** The provider's id of its session. */
  readonly sid: string | null;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures with the provider's public keys; `none` and those with a shared secret are no proof of the provider. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Seconds after which a token is too old. */
const maxAge = 300;

export interface LogoutTokenDeps {
  readonly config: SingleSignOnConfig;
  readonly fetch: ProviderFetch;
  readonly metadata: () => Promise<ServerMetadata>;
  /** Counts the id of a token; false if it was used before. */
  readonly isFirstUse: (id: string) => boolean;
}

/** Validates logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
export function createLogoutTokens({ config, fetch, metadata, isFirstUse }: LogoutTokenDeps): {
  read(token: string): Promise<EndedSession>;
} {
  let keys: { readonly address: string; readonly find: Awaited<ReturnType<typeof keySet>> } | null = null;

  async function keysAt(address: string) {
    if (keys?.address !== address) keys = { address, find: await keySet(address, config.issuer, fetch) };
    return keys.find;
  }

  return {
    async read(token) {
      const { issuer, jwks_uri: address } = await metadata();
      if (address === undefined) throw new SignInProblem('failed', 'The provider publishes no keys.');
      const { jwtVerify } = await import('jose');
      const options = {
        issuer,
        audience: config.clientId,
        algorithms,
        maxTokenAge: maxAge,
        requiredClaims: ['iat', 'jti', 'events'],
      };
      const verified = await jwtVerify(token, await keysAt(address), options).catch((error: unknown) => {
        throw new SignInProblem('failed', 'The logout token is not valid.', { cause: error });
      });
      const { sub, sid, jti, nonce, events } = verified.payload;
      const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
      // An ID token has a nonce, and must not pass as a logout token.
      if (!isLogout || nonce !== undefined)
        throw new SignInProblem('failed', 'The token is no logout token.');
      const ended = { issuer, subject: sub ?? null, sid: typeof sid === 'string' && sid !== '' ? sid : null };
      if (ended.subject === null && ended.sid === null)
        throw new SignInProblem('failed', 'The logout token names no session.');
      if (!isFirstUse(String(jti))) throw new SignInProblem('failed', 'The logout token was used before.');
      return ended;
    },
  };
}

/** The provider's keys, which are fetched again when a token names an unknown one. */
async function keySet(address: string, issuer: string, fetch: ProviderFetch) {
  if (issuer.startsWith('https:') && !address.startsWith('https:'))
    throw new SignInProblem('failed', 'The provider’s keys are not at an https address.');
  const { createRemoteJWKSet, customFetch } = await import('jose');
  return createRemoteJWKSet(new URL(address), { [customFetch]: fetch });
}
