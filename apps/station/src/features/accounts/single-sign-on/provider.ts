import type { Configuration } from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import type { SingleSignOnConfig } from '../../../platform/single-sign-on-settings.ts';
import { createLogoutTokens, type EndedSession, type LogoutTokenDeps } from './logout-token.ts';
import type { ProviderFetch } from './provider-fetch.ts';
import { type Claims, lacksClaims, mergeClaims, providerUser, type ProviderUser } from './provider-user.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** Milliseconds for which the provider's description is kept. */
const keptFor = 3_600_000;

/** The checks of one sign-in. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The OpenID provider. It is described by itself (discovery), at the first sign-in and then every hour. */
export interface Provider {
  /** The address that the browser opens. @throws SignInProblem `unreachable` */
  begin(redirectUri: string): Promise<{ address: string; checks: SignInChecks }>;
  /**
   * Exchanges the code of a returned browser and validates the ID token.
   * @param address the address that the provider returned the browser to
   * @throws SignInProblem
   */
  finish(address: URL, checks: SignInChecks): Promise<ProviderUser>;
  /** The address at which the browser ends the provider's session; null if the provider has none. @throws SignInProblem `unreachable` */
  endAddress(idToken: string, returnTo: string): Promise<string | null>;
  /** Validates a logout token. @throws SignInProblem */
  readLogout(token: string): Promise<EndedSession>;
}

export interface ProviderDeps {
  readonly config: SingleSignOnConfig;
  readonly fetch: ProviderFetch;
  readonly clock: Clock;
  readonly isFirstUse: LogoutTokenDeps['isFirstUse'];
}

export function createProvider({ config, fetch, clock, isFirstUse }: ProviderDeps): Provider {
  let known: { configuration: Promise<Configuration>; until: number } | null = null;

  /** A failure is not kept: the next sign-in tries again. */
  async function configuration(): Promise<Configuration> {
    const now = clock.now();
    if (!known || known.until <= now)
      known = { configuration: discover(config, fetch), until: now + keptFor };
    try {
      return await known.configuration;
    } catch (error) {
      known = null;
      throw asProblem(error, 'unreachable');
    }
  }

  const logoutTokens = createLogoutTokens({
    config,
    fetch,
    isFirstUse,
    metadata: async () => (await configuration()).serverMetadata(),
  });

  return {
    async begin(redirectUri) {
      const found = await configuration();
      const {
        buildAuthorizationUrl,
        calculatePKCECodeChallenge,
        randomNonce,
        randomPKCECodeVerifier,
        randomState,
      } = await library();
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: config.scopes.join(' '),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    },
    async finish(address, { state, nonce, verifier }) {
      const found = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      try {
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const tokens = await authorizationCodeGrant(found, address, checks);
        const claims = tokens.claims();
        if (!claims || tokens.id_token === undefined)
          throw new SignInProblem('failed', 'The provider sent no ID token.');
        const { issuer, userinfo_endpoint: more } = found.serverMetadata();
        const groupsClaim = config.grants ? config.groupsClaim : null;
        const isComplete = more === undefined || !lacksClaims(claims, groupsClaim);
        const info: Claims = isComplete ? {} : await fetchUserInfo(found, tokens.access_token, claims.sub);
        return providerUser(mergeClaims(info, claims), {
          issuer,
          idToken: tokens.id_token,
          groupsClaim: config.groupsClaim,
        });
      } catch (error) {
        throw asProblem(error, isRefusal(error) ? 'denied' : 'failed');
      }
    },
    async endAddress(idToken, returnTo) {
      const found = await configuration();
      if (!found.serverMetadata().end_session_endpoint) return null;
      const { buildEndSessionUrl } = await library();
      const hint = idToken === '' ? {} : { id_token_hint: idToken };
      return buildEndSessionUrl(found, { ...hint, post_logout_redirect_uri: returnTo }).href;
    },
    readLogout: logoutTokens.read,
  };
}

/** Only installations with single sign-on load it. */
const library = () => import('openid-client');

async function discover(
  { issuer, clientId, clientSecret }: SingleSignOnConfig,
  fetch: ProviderFetch,
): Promise<Configuration> {
  const client = await library();
  const extensions: ((configuration: Configuration) => void)[] = [];
  // The settings allow http in closed networks and tests only.
  // oxlint-disable-next-line typescript/no-deprecated -- it is marked so that readers notice it
  if (issuer.startsWith('http:')) extensions.push(client.allowInsecureRequests);
  const options = { execute: extensions, [client.customFetch]: fetch };
  const described = (
    await client.discovery(new URL(issuer), clientId, undefined, client.None(), options)
  ).serverMetadata();
  const methods = described.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authenticate = methods.includes('client_secret_post')
    ? client.ClientSecretPost
    : client.ClientSecretBasic;
  const configuration = new client.Configuration(described, clientId, undefined, authenticate(clientSecret));
  configuration[client.customFetch] = fetch;
  for (const extend of extensions) extend(configuration);
  // The signature of the ID token is checked too, not only the connection that it came through.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** The problem in the causes of an error, or a new one. */
function asProblem(error: unknown, outcome: SignInProblem['outcome']): SignInProblem {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof SignInProblem) return at;
  return new SignInProblem(outcome, 'The provider’s response was refused.', { cause: error });
}

/** Whether the provider says that the user refused, or that it refuses the user. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'access_denied';
}
