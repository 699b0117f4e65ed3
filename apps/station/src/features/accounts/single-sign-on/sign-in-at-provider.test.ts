import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { makeUser, type TestStation } from '../../../testing/index.ts';
import { startOpenIdProvider, type TestProvider } from '../../../testing/openid-provider.ts';
import { startProviderBrowser, startStationWith } from '../../../testing/single-sign-on.ts';
import { storedText } from '../../../testing/stored-text.ts';

const clock = createFakeClock();
let provider: TestProvider;
let server: TestStation;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  server = await startStationWith(provider, {}, { clock });
});
beforeEach(() => {
  provider.faults = {};
  provider.isShort = false;
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** A user of PostKit whom the provider knows by the same, verified email. */
async function knownUser() {
  const user = await makeUser(server);
  provider.person = { sub: `sub-${user.id}`, email: user.email, email_verified: true };
  return user;
}

const browser = () => startProviderBrowser(server);

describe('a sign-in at the provider', () => {
  it('begins a session in the browser that began it, and keeps the account bound when the email changes', async () => {
    const user = await knownUser();
    const one = browser();
    const asked = new URL(await one.begin());
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${server.url}/stations/api/v1/single_sign_on/return/`,
    });
    expect(await one.signIn()).toBe('done');
    expect(await one.stations()).toEqual([server.slug]);
    provider.person = { sub: `sub-${user.id}`, email: 'another@example.com', email_verified: false };
    expect(await browser().signIn()).toBe('done');
  });

  it('sets a cookie that scripts cannot read, for a day at most', async () => {
    await knownUser();
    const one = browser();
    const response = await one.open(await one.visit(await one.begin()));
    expect(response.status).toBe(200);
    const session = response.headers.getSetCookie().find((line) => line.startsWith('postkit_session='));
    expect(session).toMatch(/; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('reads claims that only the userinfo endpoint has', async () => {
    await knownUser();
    provider.isShort = true;
    expect(await browser().signIn()).toBe('done');
  });

  it('needs no second factor of PostKit', async () => {
    const user = await knownUser();
    const setRule = `update stations set requires_second_factor = 1 where slug = '${server.slug}'`;
    await server.context.db
      .tables<Record<string, never>>()
      .executeQuery((await import('kysely')).CompiledQuery.raw(setRule));
    expect((await server.call('/stations/api/v1/get_stations.json', { headers: basic(user) })).status).toBe(
      403,
    );
    expect(await browser().signIn()).toBe('done');
  });

  it('is refused in another browser, with another state, after ten minutes, and a second time', async () => {
    await knownUser();
    const [one, other] = [browser(), browser()];
    const address = await one.visit(await one.begin());
    await other.begin();
    for (const stranger of [browser(), other])
      expect(await stranger.finish(address)).toBe('/login#single_sign_on=lost');
    expect(await other.stations()).toBeNull();
    expect(await one.finish(address)).toBe('/login#single_sign_on=done');
    expect(await one.finish(address)).toBe('/login#single_sign_on=lost');
    const slow = browser();
    const late = await slow.visit(await slow.begin());
    clock.advance(601_000);
    expect(await slow.finish(late)).toBe('/login#single_sign_on=lost');
    provider.faults = { state: 'another' };
    expect(await browser().signIn()).toBe('lost');
  });

  it('cannot use a code twice, even with the cookie of its browser', async () => {
    await knownUser();
    const one = browser();
    const address = await one.visit(await one.begin());
    const saved = [...one.cookies];
    expect(await one.finish(address)).toBe('/login#single_sign_on=done');
    const copy = browser();
    for (const [name, value] of saved) copy.cookies.set(name, value);
    expect(await copy.finish(address)).toBe('/login#single_sign_on=failed');
    expect(await copy.stations()).toBeNull();
  });

  it.each<[string, TestProvider['faults']]>([
    ['of another issuer in the address', { iss: 'https://attacker.example' }],
    ['without a signature', { isUnsigned: true }],
    ['signed with a foreign key', { isForged: true }],
    ['of another sign-in (nonce)', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://attacker.example' }) }],
    ['that has expired', { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }) }],
  ])('refuses a response %s', async (_name, faults) => {
    await knownUser();
    provider.faults = faults;
    const one = browser();
    expect(await one.signIn()).toBe('failed');
    expect(await one.stations()).toBeNull();
  });

  it('shows that the provider refused, and that it is down', async () => {
    await knownUser();
    provider.faults = { error: 'access_denied' };
    expect(await browser().signIn()).toBe('denied');
    provider.faults = { isDown: true };
    expect(await browser().signIn()).toBe('unreachable');
  });

  it('continues at own paths only', async () => {
    await knownUser();
    const one = browser();
    expect(await one.finish(await one.visit(await one.begin(`/${server.slug}/shows?page=2`)))).toBe(
      `/login?next=%2F${server.slug}%2Fshows%3Fpage%3D2#single_sign_on=done`,
    );
    for (const next of [
      'https://attacker.example/',
      '//attacker.example/',
      '/\\attacker.example',
      '/.//attacker.example',
    ]) {
      const other = browser();
      expect(await other.finish(await other.visit(await other.begin(next)))).toBe(
        '/login#single_sign_on=done',
      );
    }
  });

  it('cannot be begun by another site', async () => {
    const response = await browser().open('/stations/api/v1/single_sign_on/', {
      'sec-fetch-site': 'cross-site',
    });
    expect(response.status).toBe(403);
  });

  it('stores neither tokens nor codes in readable form', async () => {
    await knownUser();
    let token = '';
    provider.faults = {
      claims: (claims) => ({ ...claims, marked: (token = 'a-marked-claim-of-the-token') }),
    };
    expect(await browser().signIn()).toBe('done');
    expect(token).not.toBe('');
    const stored = await storedText(server);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('eyJhbGciOi');
  });

  it('is limited for each network', async () => {
    clock.advance(601_000);
    const statuses = new Set<number>();
    for (let tries = 0; tries < 620; tries += 1)
      statuses.add((await server.call('/stations/api/v1/single_sign_on/')).status);
    expect([...statuses]).toEqual([302, 429]);
    clock.advance(601_000);
  });
});

function basic({ username, password }: { username: string; password: string }) {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}
