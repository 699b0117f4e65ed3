import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { escapeHtml } from '../platform/escape-html.ts';
import { htmlPage } from '../platform/html-page.ts';

/** A user of the provider. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
}

/** Ways in which a provider, or an attacker in its place, breaks the protocol. */
export interface ProviderFaults {
  /** Changes the claims of the ID token. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** The ID token has no signature. */
  isUnsigned?: boolean;
  /** The ID token is signed with a key that the provider does not publish. */
  isForged?: boolean;
  /** `iss` of the address that the browser returns to. */
  iss?: string;
  /** `state` of that address. */
  state?: string;
  /** The token endpoint is down. */
  isDown?: boolean;
  /** Refuses the user. */
  error?: string;
}

interface Grant {
  readonly person: ProviderPerson;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly sid: string;
}

export const clientId = 'postkit';
export const clientSecret = 'a secret of the tests';
const algorithm = 'ES256';

export interface TestProvider {
  readonly issuer: string;
  /** Who the provider signs in without asking; null asks with a form. */
  person: ProviderPerson | null;
  /** The users of the form, by name. */
  readonly people: Map<string, ProviderPerson>;
  faults: ProviderFaults;
  /** Claims that only the userinfo endpoint has. */
  isShort: boolean;
  /** Requests by path. */
  readonly requests: string[];
  /** Addresses that browsers opened to end the provider's session. */
  readonly ended: URL[];
  /** The session of the latest sign-in. */
  sid: string;
  /** A signed logout token; other claims replace the usual ones. */
  logoutToken(
    claims?: Readonly<Record<string, unknown>>,
    options?: { isForged?: boolean; isUnsigned?: boolean },
  ): Promise<string>;
  /** Returns codes at the same address after `close`. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** A small OpenID provider: discovery, authorization code with PKCE, tokens, userinfo, keys, end of session. */
export async function startOpenIdProvider(): Promise<TestProvider> {
  const keys = await generateKeyPair(algorithm);
  const sign = createSign(keys.privateKey, (await generateKeyPair(algorithm)).privateKey);
  const state: ProviderState = {
    sign,
    grants: new Map(),
    access: new Map(),
    published: await exportJWK(keys.publicKey),
  };
  const server = createServer((request, response) => void respond(provider, state, request, response));
  const provider: TestProvider = {
    issuer: '',
    person: null,
    people: new Map(),
    faults: {},
    isShort: false,
    requests: [],
    ended: [],
    sid: '',
    logoutToken(claims = {}, options = {}) {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const usual = { iss: provider.issuer, aud: clientId, jti: randomUUID(), sid: provider.sid, events };
      return sign({ ...usual, ...claims }, { ...options, type: 'logout+jwt' });
    },
    listen: async () =>
      void (await once(server.listen(Number(new URL(provider.issuer).port), '127.0.0.1'), 'listening')),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(provider, { issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

type Sign = (
  claims: JWTPayload,
  options?: { isForged?: boolean; isUnsigned?: boolean; type?: string },
) => Promise<string>;

interface ProviderState {
  readonly sign: Sign;
  /** By code. */
  readonly grants: Map<string, Grant>;
  /** By access token. */
  readonly access: Map<string, ProviderPerson>;
  /** The public key. */
  readonly published: JWK;
}

function createSign(own: CryptoKey, foreign: CryptoKey): Sign {
  return async (
    { iat = Math.floor(Date.now() / 1000), ...claims },
    { isForged = false, isUnsigned = false, type = 'JWT' } = {},
  ) => {
    const payload = { iat, ...claims };
    if (isUnsigned) return new UnsecuredJWT(payload).encode();
    return new SignJWT(payload)
      .setProtectedHeader({ alg: algorithm, kid: 'test', typ: type })
      .sign(isForged ? foreign : own);
  };
}

async function respond(
  provider: TestProvider,
  state: ProviderState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', provider.issuer);
  provider.requests.push(url.pathname);
  const json = (body: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return json(describe(provider.issuer));
    case '/keys':
      return json({ keys: [{ ...state.published, kid: 'test', alg: algorithm, use: 'sig' }] });
    case '/authorize':
      return authorize(provider, state, url.searchParams, response);
    case '/form':
      return authorize(provider, state, new URLSearchParams(await text(request)), response);
    case '/token':
      return json(...(await tokens(provider, state, new URLSearchParams(await text(request)))));
    case '/userinfo':
      return json(state.access.get((request.headers.authorization ?? '').replace('Bearer ', '')) ?? {});
    case '/end':
      provider.ended.push(url);
      return void response
        .writeHead(302, { location: url.searchParams.get('post_logout_redirect_uri') ?? '/' })
        .end();
    default:
      return json({}, 404);
  }
}

/** Sends the browser back with a code, or asks for the user. */
function authorize(
  provider: TestProvider,
  { grants }: ProviderState,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const asked = (name: string) => query.get(name) ?? '';
  const person = provider.person ?? provider.people.get(asked('user'));
  if (asked('client_id') !== clientId || asked('code_challenge_method') !== 'S256') {
    return void response.writeHead(400).end('Wrong request.');
  }
  if (!person)
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(formPage(query));
  const { faults, issuer } = provider;
  const back = new URL(asked('redirect_uri'));
  back.searchParams.set('state', faults.state ?? asked('state'));
  back.searchParams.set('iss', faults.iss ?? issuer);
  if (faults.error) back.searchParams.set('error', faults.error);
  else {
    const code = randomUUID();
    provider.sid = randomUUID();
    const [nonce, challenge, redirectUri] = [asked('nonce'), asked('code_challenge'), asked('redirect_uri')];
    grants.set(code, { person, nonce, challenge, redirectUri, sid: provider.sid });
    back.searchParams.set('code', code);
  }
  response.writeHead(302, { location: back.href }).end();
}

async function tokens(
  provider: TestProvider,
  { grants, access, sign }: ProviderState,
  form: URLSearchParams,
): Promise<[unknown, number]> {
  const { claims = (same: JWTPayload) => same, isDown, ...faults } = provider.faults;
  if (isDown) return [{}, 503];
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
  if (
    !grant ||
    !isClient ||
    grant.challenge !== challenge ||
    grant.redirectUri !== form.get('redirect_uri')
  ) {
    return [{ error: 'invalid_grant' }, 400];
  }
  const { person, nonce, sid } = grant;
  const token = randomUUID();
  access.set(token, person);
  const now = Math.floor(Date.now() / 1000);
  const own = provider.isShort ? { sub: person.sub } : person;
  const idToken = await sign(
    claims({ iss: provider.issuer, aud: clientId, exp: now + 300, iat: now, nonce, sid, ...own }),
    faults,
  );
  return [{ access_token: token, token_type: 'Bearer', expires_in: 300, id_token: idToken }, 200];
}

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [algorithm],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
    backchannel_logout_supported: true,
  };
}

/** The provider's own sign-in, which sends the request again with the name of the user. */
function formPage(query: URLSearchParams): string {
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const field = '<label>User <input name="user" autofocus></label><button>Sign in</button>';
  return htmlPage('Provider', `<form method="post" action="/form">${hidden}${field}</form>`);
}
