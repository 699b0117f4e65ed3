import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import {
  adminPassword,
  makeUser,
  requestSignIn,
  startStation,
  type TestStation,
} from '../../../testing/index.ts';
import { startOpenIdProvider, type TestProvider } from '../../../testing/openid-provider.ts';
import { ownFactors, startBrowser } from '../../../testing/second-factor.ts';
import { settingsFor, startProviderBrowser, startStationWith } from '../../../testing/single-sign-on.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.close());

describe('a station with single sign-on only', () => {
  const only = {
    POSTKIT_OIDC_ONLY: '1',
    POSTKIT_SMTP_URL: 'smtp://127.0.0.1:9',
    POSTKIT_MAIL_FROM: 'post@example.org',
  };

  async function statusesOf(server: TestStation): Promise<Record<string, number>> {
    const post = (path: string, json: object) => server.call(path, { method: 'POST', json });
    return {
      signIn: (await requestSignIn(server.url, 'admin@localhost', adminPassword)).status,
      wrong: (await requestSignIn(server.url, 'admin@localhost', 'a wrong password')).status,
      reset: (await post('/stations/api/v1/password_reset/', { name: 'admin@localhost' })).status,
      read: (await post('/stations/api/v1/password_reset/read/', { token: 'x' })).status,
      confirm: (
        await post('/stations/api/v1/password_reset/confirm/', {
          token: 'x',
          password: 'a long new password',
        })
      ).status,
    };
  }

  it('refuses passwords and mailed links, and still signs in at the provider and with API keys', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-only-'));
    const before = await startStation({ dataDir: folder });
    const user = await makeUser(before);
    const created = await before.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as: await user.signIn(),
      json: { name: 'Export' },
    });
    const { api_key: key } = (await created.json()) as { api_key: string };
    await before.stop();
    const server = await startStationWith(provider, only, { dataDir: folder });
    expect(await statusesOf(server)).toEqual({
      signIn: 403,
      wrong: 403,
      reset: 403,
      read: 403,
      confirm: 403,
    });
    expect(await (await requestSignIn(server.url, 'admin@localhost', adminPassword)).json()).toMatchObject({
      single_sign_on: 'Harbour',
    });
    expect((await startBrowser(server).complete('a ticket that was never made', '123456')).status).toBe(410);
    const authorization = `ApiKey ${user.username}:${key}`;
    expect(
      (await server.call(`/${server.slug}/api/v1/settings/`, { headers: { authorization } })).status,
    ).toBe(200);
    provider.person = { sub: 'only', email: user.email, email_verified: true };
    expect(await startProviderBrowser(server).signIn()).toBe('done');
    const installation = await (await server.call('/stations/api/v1/installation.json')).json();
    expect(installation).toMatchObject({
      mails_password_resets: false,
      single_sign_on: {
        name: 'Harbour',
        is_only: true,
        address: `${server.url}/stations/api/v1/single_sign_on/`,
      },
    });
    await server.stop();
    // The way in when the provider is lost: the operator removes the setting.
    const after = await startStationWith(provider, {}, { dataDir: folder });
    expect((await requestSignIn(after.url, 'admin@localhost', adminPassword)).status).toBe(200);
    await after.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a sign-in that began before single sign-on was the only way', () => {
  it('does not complete with its second factor', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'postkit-only-'));
    const before = await startStation({ dataDir: folder });
    const user = await makeUser(before);
    const { codes } = await ownFactors(before, await user.signIn()).setUpApp(user.password, Date.now());
    const browser = startBrowser(before);
    const { ticket } = await browser.startSignIn(user.username, user.password);
    await before.stop();
    const server = await startStationWith(provider, { POSTKIT_OIDC_ONLY: '1' }, { dataDir: folder });
    const response = await startBrowser(server, browser.binding).complete(ticket, codes[0]);
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ single_sign_on: 'Harbour' }),
    ]);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a provider that is down', () => {
  it('does not stop the start, and is tried again at the next sign-in', async () => {
    const late = await startOpenIdProvider();
    const { issuer } = late;
    await late.close();
    const server = await startStationWith({ ...late, issuer }, {}, { clock: createFakeClock() });
    const user = await makeUser(server);
    const browser = startProviderBrowser(server);
    expect(await browser.begin('/station/shows')).toBe(
      '/login?next=%2Fstation%2Fshows#single_sign_on=unreachable',
    );
    expect((await user.signIn()).username).toBe(user.username);
    await late.listen();
    late.person = { sub: 'late', email: user.email, email_verified: true };
    expect(await browser.signIn()).toBe('done');
    await late.close();
    await server.close();
  });

  it('at a private address is not fetched without the setting that allows it', async () => {
    const server = await startStationWith(provider, {
      POSTKIT_ALLOW_PRIVATE_FETCH: '0',
      POSTKIT_OIDC_ISSUER: 'https://127.0.0.1:9443',
    });
    expect(await startProviderBrowser(server).begin()).toBe('/login#single_sign_on=unreachable');
    await server.close();
  });
});

describe('a station without single sign-on', () => {
  it('has none of its addresses, and says so', async () => {
    const server = await startStation();
    for (const path of ['', 'return/'])
      expect((await server.call(`/stations/api/v1/single_sign_on/${path}`)).status).toBe(404);
    expect(await (await server.call('/stations/api/v1/installation.json')).json()).toMatchObject({
      single_sign_on: null,
    });
    await server.close();
  });
});

describe('the settings of single sign-on', () => {
  const settings = settingsFor({ issuer: 'https://id.example.org' });

  it.each<[string, Record<string, string>, string]>([
    [
      'a client without an issuer',
      { POSTKIT_OIDC_ISSUER: '' },
      'POSTKIT_OIDC_CLIENT_ID: needs POSTKIT_OIDC_ISSUER',
    ],
    [
      'an issuer without a client',
      { POSTKIT_OIDC_CLIENT_ID: '' },
      'POSTKIT_OIDC_CLIENT_ID: is needed with POSTKIT_OIDC_ISSUER',
    ],
    [
      'an issuer without a secret',
      { POSTKIT_OIDC_CLIENT_SECRET: '' },
      'POSTKIT_OIDC_CLIENT_SECRET: is needed',
    ],
    [
      'http',
      { POSTKIT_OIDC_ISSUER: 'http://id.example.org', POSTKIT_ALLOW_PRIVATE_FETCH: '0' },
      'must be an https address',
    ],
    [
      'every tenant of Entra ID',
      { POSTKIT_OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
      'must name one tenant',
    ],
    [
      'an unknown role',
      { POSTKIT_OIDC_GROUPS: 'a=station:editor;b=station:owner' },
      '"b=station:owner" is not',
    ],
    ['a group without a station', { POSTKIT_OIDC_GROUPS: 'editors' }, 'must be group=station:role'],
    [
      'new users without a mapping',
      { POSTKIT_OIDC_CREATE_USERS: '1' },
      'POSTKIT_OIDC_CREATE_USERS: needs POSTKIT_OIDC_GROUPS',
    ],
    ['scopes without openid', { POSTKIT_OIDC_SCOPES: 'email' }, 'must include openid'],
  ])('refuse %s at the start', async (_name, env, message) => {
    await expect(startStation({ env: { ...settings, ...env } })).rejects.toThrow(message);
  });
});
