import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { makeUser, type TestStation } from '../../../testing/index.ts';
import { startOpenIdProvider, type TestProvider } from '../../../testing/openid-provider.ts';
import { startProviderBrowser, startStationWith } from '../../../testing/single-sign-on.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const clock = createFakeClock();
let provider: TestProvider;
let server: TestStation;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await startStationWith(provider, {}, { clock });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function signedIn() {
  const user = await makeUser(server);
  const known = { sub: `sub-${user.id}`, email: user.email, email_verified: true };
  provider.person = known;
  const browser = startProviderBrowser(server);
  expect(await browser.signIn()).toBe('done');
  return { user, browser, sub: known.sub, sid: provider.sid };
}

/** The provider's call, as a form. */
function logout(token: string): Promise<Response> {
  const body = new URLSearchParams({ logout_token: token });
  return server.call('/stations/api/v1/single_sign_on/logout/', { method: 'POST', body });
}

describe('a session of single sign-on', () => {
  it('ends here and at the provider', async () => {
    const { browser } = await signedIn();
    const settings = (await (await browser.page(`/${server.slug}/api/v1/settings/`)).json()) as {
      sign_out_address: string;
    };
    expect(settings.sign_out_address).toBe(`${server.url}/stations/api/v1/single_sign_on/end/`);
    const foreign = await browser.open(settings.sign_out_address, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const response = await browser.page(settings.sign_out_address);
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${server.url}/login`);
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(browser.cookies.has('postkit_session')).toBe(false);
    expect((await browser.page(settings.sign_out_address)).headers.get('location')).toBe('/login');
  });

  it('ends after a day, however much it is used', async () => {
    const { browser } = await signedIn();
    for (let hours = 0; hours < 23; hours += 1) {
      clock.advance(3_600_000);
      expect(await browser.stations()).not.toBeNull();
    }
    clock.advance(3_600_001);
    expect(await browser.stations()).toBeNull();
  });

  it('does not sign a session with a password out at the provider', async () => {
    const user = await makeUser(server);
    const response = await server.call(`/${server.slug}/api/v1/settings/`, { as: await user.signIn() });
    expect(await response.json()).toMatchObject({ sign_out_address: '' });
  });
});

describe('a logout token', () => {
  it('ends the session that it names, and with the subject all of the user', async () => {
    const { browser, user, sub, sid } = await signedIn();
    const again = startProviderBrowser(server);
    expect(await again.signIn()).toBe('done');
    const withPassword = await user.signIn();
    expect((await logout(await provider.logoutToken({ sid }))).status).toBe(200);
    expect([await browser.stations(), await again.stations()]).toEqual([null, [server.slug]]);
    expect((await logout(await provider.logoutToken({ sid: undefined, sub }))).status).toBe(200);
    expect(await again.stations()).toBeNull();
    // The provider ends what it began.
    expect((await server.call(`/${server.slug}/api/v1/settings/`, { as: withPassword })).status).toBe(200);
  });

  it('ends nothing if it is forged, or made for something else', async () => {
    const { browser, sid, sub } = await signedIn();
    const now = Math.floor(Date.now() / 1000);
    const tokens = [
      'nonsense',
      await provider.logoutToken({ sid }, { isForged: true }),
      await provider.logoutToken({ sid }, { isUnsigned: true }),
      await provider.logoutToken({ sid, aud: 'another' }),
      await provider.logoutToken({ sid, iss: 'https://attacker.example' }),
      await provider.logoutToken({ sid, nonce: 'an ID token' }),
      await provider.logoutToken({ sid, events: {} }),
      await provider.logoutToken({ sid, iat: now - 3600 }),
      await provider.logoutToken({ sid, exp: now - 60 }),
      await provider.logoutToken({ sid, jti: undefined }),
      await provider.logoutToken({ sid: undefined }),
      await provider.logoutToken({ sid: '', sub: undefined }),
      await provider.logoutToken({ sid, sub: `not-${sub}` }),
    ];
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await logout(token)).status);
    expect(statuses).toEqual([...tokens.slice(1).map(() => 400), 200]);
    expect(await browser.stations()).toEqual([server.slug]);
  });

  it('works once', async () => {
    const { browser, sub } = await signedIn();
    const token = await provider.logoutToken({ sid: undefined, sub });
    expect((await logout(token)).status).toBe(200);
    expect(await browser.signIn()).toBe('done');
    expect((await logout(token)).status).toBe(400);
    expect(await browser.stations()).toEqual([server.slug]);
  });

  it('is limited while wrong ones arrive', async () => {
    const statuses = new Set<number>();
    clock.advance(301_000);
    for (let tries = 0; tries < 61; tries += 1) statuses.add((await logout('nonsense')).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('forms', () => {
  it('are accepted nowhere else', async () => {
    const body = 'name=ina';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await server.call('/stations/api/v1/password_reset/', { method: 'POST', body, headers })).status,
    ).toBe(415);
  });
});
