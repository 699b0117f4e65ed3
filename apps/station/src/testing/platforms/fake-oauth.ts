import { createHash } from 'node:crypto';
import type { FakeOAuth, PlatformResponse, ReceivedCall } from './fake-platform.ts';

export interface FakeOAuthSettings {
  /** The token that the platform accepts from the start, and the first that it issues. */
  readonly token: string;
  readonly tokenPath: string;
  readonly revokePath?: string;
  readonly usesPkce?: boolean;
  readonly clientAuth?: 'basic' | 'form';
  /** Seconds. */
  readonly expiresIn?: number;
  /** The refresh token that is issued instead of a rotating one. */
  readonly fixedRefreshToken?: string;
  readonly issuesRefreshTokens?: boolean;
}

const refused = (error: string): PlatformResponse => ({ status: 400, json: { error } });

export function createFakeOAuth(settings: FakeOAuthSettings): FakeOAuth {
  const {
    token,
    tokenPath,
    revokePath,
    usesPkce = false,
    clientAuth = 'form',
    expiresIn,
    issuesRefreshTokens = true,
  } = settings;
  const windows = new Map<string, { challenge: string | null; redirectUri: string; scope: string }>();
  const tokens = new Set([token]);
  let refreshToken = '';
  let issued = 0;

  function open({ query }: ReceivedCall): PlatformResponse {
    const to = new URL(query.get('redirect_uri') ?? '');
    to.searchParams.set('state', query.get('state') ?? '');
    if (usesPkce && query.get('code_challenge_method') !== 'S256')
      to.searchParams.set('error', 'invalid_request');
    else if (fake.consent === 'deny') to.searchParams.set('error', 'access_denied');
    else {
      const code = `code ${windows.size + 1}`;
      const scope = query.get('scope') ?? '';
      const [, ...less] = scope.split(' ');
      const redirectUri = query.get('redirect_uri') ?? '';
      windows.set(code, {
        challenge: query.get('code_challenge'),
        redirectUri,
        scope: fake.consent === 'less' ? less.join(' ') : scope,
      });
      to.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: to.href } };
  }

  function isClient({ headers }: ReceivedCall, form: URLSearchParams): boolean {
    if (clientAuth === 'form')
      return form.get('client_id') === 'client' && form.get('client_secret') === 'client secret';
    return (
      headers.get('authorization') === `Basic ${Buffer.from('client:client%20secret').toString('base64')}`
    );
  }

  function issue(scope?: string): PlatformResponse {
    issued += 1;
    const access_token = issued === 1 ? token : `${token} ${issued}`;
    tokens.add(access_token);
    refreshToken = settings.fixedRefreshToken ?? `refresh ${issued}`;
    return {
      status: 200,
      json: {
        access_token,
        token_type: 'bearer',
        ...(expiresIn === undefined ? {} : { expires_in: expiresIn }),
        ...(issuesRefreshTokens ? { refresh_token: refreshToken } : {}),
        ...(scope === undefined ? {} : { scope }),
      },
    };
  }

  function redeem(form: URLSearchParams): PlatformResponse {
    const code = form.get('code') ?? '';
    const window = windows.get(code);
    windows.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const isOwn =
      !usesPkce || createHash('sha256').update(verifier).digest('base64url') === window?.challenge;
    if (!window || !isOwn || window.redirectUri !== form.get('redirect_uri')) return refused('invalid_grant');
    fake.redeemed.push(code);
    return issue(window.scope);
  }

  function renew(form: URLSearchParams): PlatformResponse {
    const given = form.get('refresh_token') ?? '';
    if (given === '' || given !== refreshToken) return refused('invalid_grant');
    fake.redeemed.push(given);
    return issue();
  }

  const fake: FakeOAuth = {
    consent: 'grant',
    redeemed: [],
    revoked: [],
    endAccess: () => void (refreshToken = 'ended'),
    accepts: (authorization) => [...tokens].some((one) => authorization === `Bearer ${one}`),
    answer(call) {
      if (call.path === '/authorize') return open(call);
      if (call.path !== tokenPath && call.path !== revokePath) return null;
      const form = new URLSearchParams(call.body.toString());
      if (!isClient(call, form)) return { status: 401, json: { error: 'invalid_client' } };
      if (call.path === revokePath)
        return { status: 200, json: { revoked: fake.revoked.push(form.get('token') ?? '') > 0 } };
      if (form.get('grant_type') === 'authorization_code') return redeem(form);
      return form.get('grant_type') === 'refresh_token' ? renew(form) : null;
    },
  };
  return fake;
}
