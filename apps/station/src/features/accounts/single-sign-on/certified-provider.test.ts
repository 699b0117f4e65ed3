import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../../../testing/certified-browser.ts';
import { type CertifiedProvider, startCertifiedProvider } from '../../../testing/certified-provider.ts';
import type { TestStation } from '../../../testing/index.ts';
import { settingsFor, startProviderBrowser } from '../../../testing/single-sign-on.ts';
import { startStation } from '../../../testing/station.ts';

let provider: CertifiedProvider;
let server: TestStation;

beforeAll(async () => {
  provider = await startCertifiedProvider();
  server = await startStation({
    env: {
      ...settingsFor(provider),
      POSTKIT_OIDC_SCOPES: 'openid email profile groups',
      POSTKIT_OIDC_GROUPS: 'editors=station:editor',
      POSTKIT_OIDC_CREATE_USERS: '1',
    },
  });
  provider.register(server.url);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Signs the provider's user in at the station; resolves to the outcome and both browsers. */
async function signIn(user: CertifiedProvider['user']) {
  provider.user = user;
  const [station, outside] = [startProviderBrowser(server), startBrowser(provider.issuer)];
  const target = await station.finish(await outside.visit(await station.begin()));
  return { outcome: new URLSearchParams(target.split('#')[1]).get('single_sign_on'), station, outside };
}

const nora = { sub: 'nora', email: 'nora@example.org', groups: ['editors'] };

describe('a certified OpenID provider', () => {
  it('signs in a user of a mapped group, and refuses one without', async () => {
    const { outcome, station } = await signIn(nora);
    expect(outcome).toBe('done');
    expect(await station.stations()).toEqual([server.slug]);
    expect(
      (await signIn({ sub: 'stranger', email: 'stranger@example.org', groups: ['guests'] })).outcome,
    ).toBe('no_group');
  });

  it('takes the session away when the user signs out there', async () => {
    const { station, outside } = await signIn(nora);
    expect(await station.stations()).toEqual([server.slug]);
    await outside.signOut();
    await expect.poll(() => station.stations()).toBeNull();
  });

  it('is left when the user signs out at the station', async () => {
    const { station, outside } = await signIn(nora);
    const response = await station.page('/stations/api/v1/single_sign_on/end/');
    const end = response.headers.get('location') ?? '';
    expect(await outside.confirm(end)).toBe(`${server.url}/login`);
  });
});
