import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { HttpError } from '../core/errors.ts';
import { localServer, respondJson } from '../core/testing/local-server.ts';
import type { StationEntry } from '../schema/sessions/session.ts';
import { secondStepOf } from './second-step.ts';

const signedIn = { username: 'ana@wxyz.example', apikey: 'k&1', host: '', stations: [] };

function makeEntry(changes: Partial<StationEntry> = {}): StationEntry {
  return {
    station: 'wxyz',
    title: 'WXYZ',
    user_id: 1,
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    is_AVESS: false,
    login_host: null,
    login_api_version: 2,
    redirect_domain: null,
    force_redirect_url: null,
    ...changes,
  };
}

describe('SessionsResource.enterAddress', () => {
  const { sessions } = createClient({ baseUrl: 'https://post.example.org/radio/' });
  const hostOf = (entry: Partial<StationEntry>, host = '', keepHost?: boolean) =>
    new URL(sessions.enterAddress({ ...signedIn, host }, makeEntry(entry), '/wxyz/shows', keepHost)).origin;

  it('AUTH-025 names the key, the station and the path to continue at', () => {
    const address = new URL(sessions.enterAddress(signedIn, makeEntry(), '/wxyz/shows?show=7&page=2'));
    expect(address.pathname).toBe('/radio/stations/api/v1/do_login/');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      username: 'ana@wxyz.example',
      api_key: 'k&1',
      current_station: 'wxyz',
      redirect_path: '/wxyz/shows?show=7&page=2',
    });
  });

  it.each([
    [
      'the redirect domain in version 3',
      { login_api_version: 3, redirect_domain: 'new.example' },
      'https://new.example',
    ],
    [
      'the login host in version 2',
      { login_api_version: 2, redirect_domain: 'new.example' },
      'https://own.example',
    ],
    ['the login host without a redirect domain', { login_api_version: 3 }, 'https://own.example'],
  ])('enters at %s', (_, entry, origin) => {
    expect(hostOf({ login_host: 'own.example', ...entry }, 'company.example')).toBe(origin);
  });

  it.each([
    ['company.example:8443', 'https://company.example:8443'],
    ['http://company.example/path', 'http://company.example'],
    ['//company.example', 'https://company.example'],
    ['', 'https://post.example.org'],
  ])('enters a station without a host of its own at %j', (host, origin) =>
    expect(hostOf({}, host)).toBe(origin),
  );

  it('stays on the client’s host on request', () => {
    const entry = { login_api_version: 3, redirect_domain: 'new.example', login_host: 'own.example' };
    expect(hostOf(entry, 'company.example', true)).toBe('https://post.example.org');
  });
});

describe('SessionsResource', () => {
  it('AUTH-008 sends a password once and as Basic, even if the station is busy', async () => {
    await using server = await localServer((response) => respondJson(response, {}, 503));
    const { sessions } = createClient({ baseUrl: server.url, log: () => {} });
    await expect(sessions.signIn('ana', 'secret')).rejects.toMatchObject({ status: 503 });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${btoa('ana:secret')}`,
    ]);
  });

  it('AUTH-033 records an entry with the key of the sign-in, in the header and in the query', async () => {
    await using server = await localServer((response) => response.writeHead(204).end());
    await createClient({ baseUrl: server.url }).sessions.postLogin(signedIn, 'abcd');
    expect(server.received[0]).toMatchObject({
      url: '/abcd/api/v1/post_login.html?username=ana%40wxyz.example&api_key=k%261',
      headers: { authorization: 'ApiKey ana@wxyz.example:k&1' },
    });
  });

  it.each([
    [{}, {}],
    [{ revokeApiKeys: true }, { revoke_api_keys: true }],
    [{ revokeApiKeys: false }, { revoke_api_keys: false }],
  ])('sets a new password with the options %j', async (options, fields) => {
    await using server = await localServer((response) => response.writeHead(204).end());
    await createClient({ baseUrl: server.url }).sessions.resetPassword('t-1', 'a long password', options);
    expect(JSON.parse(String(server.received[0]?.body))).toEqual({
      token: 't-1',
      password: 'a long password',
      ...fields,
    });
  });

  it.each([true, false])('resolves to whether the caller may work in a station: %s', async (loggedIn) => {
    await using server = await localServer((response) => respondJson(response, { logged_in: loggedIn }));
    expect(await createClient({ baseUrl: server.url, station: 'wxyz' }).sessions.loggedIn('abcd')).toBe(
      loggedIn,
    );
    expect(server.received[0]?.url).toBe('/abcd/api/v1/logged_in');
  });

  it('binds the second step to the client that entered the password', async () => {
    const second_step = { ticket: 't-1', expires_in: 300, factors: ['app'] };
    await using server = await localServer((response, { url }) =>
      url.includes('get_stations')
        ? respondJson(response, { error_message: 'A code.', second_step }, 403)
        : respondJson(response, signedIn),
    );
    const { sessions } = createClient({ baseUrl: server.url, log: () => {} });
    const error: unknown = await sessions.signIn('ana', 'secret').catch((reason: unknown) => reason);
    expect(secondStepOf(error)).toEqual(second_step);
    expect(await sessions.confirmSignIn('t-1', '123 456')).toEqual(signedIn);
    await sessions.confirmSignIn('t-1');
    await sessions.setUpApp('t-1');
    await sessions.confirmApp('t-1', '123456');
    await sessions.passkeyOptions('t-1');
    await sessions.startPasskeySignIn();
    await sessions.confirmSignIn('t-1', { id: 'k-1' });
    const [first, ...others] = server.received;
    const binding = first?.headers['x-sign-in-binding'];
    expect(binding).toMatch(/^[\da-f]{48}$/);
    expect(others.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      ['/stations/api/v1/second_step/', { ticket: 't-1', binding, code: '123 456' }],
      ['/stations/api/v1/second_step/', { ticket: 't-1', binding }],
      ['/stations/api/v1/second_step/app/', { ticket: 't-1', binding }],
      ['/stations/api/v1/second_step/app/confirm/', { ticket: 't-1', binding, code: '123456' }],
      ['/stations/api/v1/second_step/passkey/', { ticket: 't-1', binding }],
      ['/stations/api/v1/passkey_sign_in/', { binding }],
      ['/stations/api/v1/second_step/', { ticket: 't-1', binding, passkey: { id: 'k-1' } }],
    ]);
    const other = createClient({ baseUrl: server.url, log: () => {} });
    await other.sessions.confirmSignIn('t-1');
    expect(JSON.parse(String(server.received.at(-1)?.body))).not.toMatchObject({ binding });
  });

  it('finds no second step in other errors', () => {
    const errorOf = (status: number, body: unknown) =>
      new HttpError({ operation: 'sessions.signIn', status, statusText: '', body });
    const second_step = { ticket: 't-1', expires_in: 300, factors: [] };
    expect(secondStepOf(errorOf(403, { second_step }))).toEqual(second_step);
    for (const body of [null, 'text', {}, { second_step: null }, { second_step: 'x' }, { second_step: {} }])
      expect(secondStepOf(errorOf(403, body))).toBeNull();
    expect(secondStepOf(errorOf(401, { second_step }))).toBeNull();
    expect(secondStepOf(new Error('x'))).toBeNull();
  });
});
