import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuthorizedType } from '@postkit/sdk/schema';
import { makeStation, makeUser, type SignedIn, startStation } from '../../testing/index.ts';
import { openBrowser, reportOf } from '../../testing/platforms/open-window.ts';
import { startPlatformStation } from '../../testing/platforms/start-platform-station.ts';
import type { AuthorizationTables } from './authorization-tables.ts';
import { facebook } from './platforms/facebook.ts';

const { clock, platforms, server } = await startPlatformStation();

type Browser = Awaited<ReturnType<typeof openBrowser>>;
let admin: SignedIn;
let browser: Browser;
beforeAll(async () => {
  admin = await server.signIn();
  browser = await openBrowser(server, admin);
});

const types = ['facebook', 'v_youtube', 'twitter', 'spreaker'] as const satisfies readonly AuthorizedType[];
const fakeOf = {
  facebook: 'facebook',
  v_youtube: 'youtube',
  twitter: 'twitter',
  spreaker: 'spreaker',
} as const;
const oauthOf = (type: AuthorizedType) => {
  const { oauth } = platforms.fakes[fakeOf[type]];
  if (!oauth) throw new Error('This platform was to have OAuth.');
  return oauth;
};

async function windowQuery(type: AuthorizedType): Promise<URL> {
  return new URL((await browser.open(type, randomUUID())).headers.get('location') ?? '');
}

const rows = () =>
  server.context.db.tables<AuthorizationTables>().selectFrom('authorizations').selectAll().execute();

describe('the window of a platform', () => {
  it('SETUP-049 of Facebook has the redirect, and a state that begins with the station', async () => {
    const address = await windowQuery('facebook');
    expect(address.href).toContain(platforms.env.POSTKIT_FACEBOOK_AUTHORIZE_URL);
    expect(address.searchParams.get('redirect_uri')).toBe(`${server.url}/set_facebook_code/`);
    expect(address.searchParams.get('state')).toMatch(new RegExp(`^${server.slug}\\.[\\w-]{43}$`));
  });

  it('SETUP-050 SETUP-051 asks Facebook for email, engagement, user content, posts and the list of pages', async () => {
    expect((await windowQuery('facebook')).searchParams.get('scope')?.split(',')).toEqual([
      'email',
      'pages_read_engagement',
      'pages_read_user_content',
      'pages_manage_posts',
      'pages_show_list',
    ]);
  });

  it('SETUP-051 of Facebook is its own dialog unless a setting replaces it', () => {
    const authorizeUrl = 'https://www.facebook.com/v24.0/dialog/oauth';
    expect(facebook.addressesOf({})).toMatchObject({ authorizeUrl });
  });

  it.each(['twitter', 'v_youtube'] as const)(
    'of %s has a PKCE challenge, and a new state each time',
    async (type) => {
      const [one, other] = [await windowQuery(type), await windowQuery(type)];
      expect(one.searchParams.get('code_challenge_method')).toBe('S256');
      expect(one.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      for (const name of ['state', 'code_challenge'])
        expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    },
  );

  it('is a page that names the missing settings if the installation has no client for it', async () => {
    const plain = await startStation();
    try {
      const { open } = await openBrowser(plain, await plain.signIn());
      for (const type of types) {
        const answer = await open(type, randomUUID(), plain.slug, { accept: 'text/html,*/*;q=0.8' });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(await answer.text()).toMatch(
          / is not set up on this station\. Ask your administrator to set POSTKIT_\w+ and POSTKIT_\w+\.</,
        );
      }
    } finally {
      await plain.close();
    }
  });

  it('opens only from a page of the station', async () => {
    const path = `/${server.slug}/request_twitter_code/?guid=${randomUUID()}`;
    expect(
      (await browser.browse(path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).status,
    ).toBe(403);
    expect((await browser.browse(path, { 'sec-fetch-site': 'none' })).status).toBe(401);
  });

  it('is hidden from strangers, and denied to users who are no admins', async () => {
    const other = await makeStation(server);
    const stranger = await openBrowser(server, admin);
    const user = await (await makeUser(server)).signIn();
    expect((await (await openBrowser(server, user)).open('twitter', randomUUID())).status).toBe(403);
    expect((await (await openBrowser(server, user)).open('twitter', randomUUID(), other.slug)).status).toBe(
      404,
    );
    expect((await stranger.open('twitter', randomUUID(), 'no-such-station')).status).toBe(404);
  });
});

describe('the end of a window', () => {
  it.each(types)('of %s grants access once', async (type) => {
    const guid = randomUUID();
    const address = await browser.backAddress(type, guid);
    expect(await reportOf(await browser.comeBack(address))).toEqual({
      postkit: 'authorization',
      guid,
      outcome: 'granted',
    });
    expect(await reportOf(await browser.comeBack(address))).toEqual({
      postkit: 'authorization',
      guid: '',
      outcome: 'expired',
    });
  });

  it('stores tokens sealed, and neither the state nor the verifier as text', async () => {
    const guid = randomUUID();
    const address = new URL(await browser.backAddress('twitter', guid));
    await browser.comeBack(address.href);
    const text = JSON.stringify((await rows()).find((row) => row.guid === guid));
    expect(text).not.toMatch(/token|refresh \d/);
    expect(text).not.toContain(address.searchParams.get('state') ?? '');
  });

  it('reports a denied permission, a missing one, and a refused code', async () => {
    oauthOf('twitter').consent = 'deny';
    expect(await browser.authorize('twitter', randomUUID())).toMatchObject({ outcome: 'denied' });
    oauthOf('facebook').consent = 'less';
    expect(await browser.authorize('facebook', randomUUID())).toMatchObject({ outcome: 'scope' });
    oauthOf('twitter').consent = 'less';
    expect(await browser.authorize('twitter', randomUUID())).toMatchObject({ outcome: 'scope' });
    for (const type of ['twitter', 'facebook'] as const) oauthOf(type).consent = 'grant';
    const address = new URL(await browser.backAddress('twitter', randomUUID()));
    address.searchParams.set('code', 'another code');
    expect(await reportOf(await browser.comeBack(address.href))).toMatchObject({ outcome: 'failed' });
  });

  it('grants nothing after ten minutes', async () => {
    const guid = randomUUID();
    const address = await browser.backAddress('spreaker', guid);
    clock.advance(600_000);
    expect(await reportOf(await browser.comeBack(address))).toMatchObject({ outcome: 'expired' });
    await server.context.jobs.idle();
    expect((await rows()).map((row) => row.guid)).not.toContain(guid);
  });

  it('grants nothing to another user, to a browser without a session, or to another platform', async () => {
    const address = new URL(await browser.backAddress('twitter', randomUUID()));
    const other = await openBrowser(server, await (await makeUser(server, { companyAdmin: true })).signIn());
    expect(await reportOf(await other.comeBack(address.href))).toMatchObject({ outcome: 'expired' });
    expect(await reportOf(await server.call(address.href))).toMatchObject({ outcome: 'expired' });
    const elsewhere = address.href.replace('set_twitter_code', 'set_spreaker_code');
    expect(await reportOf(await browser.comeBack(elsewhere))).toMatchObject({ outcome: 'expired' });
    expect(await reportOf(await browser.comeBack(address.href))).toMatchObject({ outcome: 'granted' });
  });

  it('is a page that runs nothing but its own script, and that no cache keeps', async () => {
    const page = await browser.comeBack(await browser.backAddress('twitter', randomUUID()));
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; /,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('get_facebook_pages', () => {
  const pages = async (as: SignedIn, slug = server.slug) =>
    server.call(`/get_facebook_pages/?station=${slug}`, { as });

  it('SETUP-046 is a select of the pages, with a handle in place of each token', async () => {
    await browser.authorize('facebook', randomUUID());
    const response = await pages(await server.signIn());
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<option value="">Select a page</option>');
    expect(text).toMatch(/<option id="1122" value="pkpage_[\w-]{32}">Harbour page<\/option>/);
    expect(text).toMatch(/<option id="1133" value="pkpage_[\w-]{32}">Market &lt;page&gt;<\/option>/);
    expect(text).not.toContain('page token');
  });

  it('is empty for another user, and hidden from users who may not create the destination', async () => {
    const user = await (await makeUser(server)).signIn();
    expect((await pages(user)).status).toBe(404);
    const other = await (await makeUser(server, { companyAdmin: true })).signIn();
    expect(await (await pages(other)).text()).not.toContain('Harbour page');
  });
});

describe('get_spreaker_shows', () => {
  const shows = async (guid: string) =>
    server.call(`/${server.slug}/get_spreaker_shows/${guid}/`, { as: await server.signIn() });

  it('SETUP-069 SETUP-070 lists the shows of the authorization that the guid names', async () => {
    const guid = randomUUID();
    await browser.authorize('spreaker', guid);
    expect(await (await shows(guid)).json()).toEqual([{ show_id: 77, title: 'Harbour on Spreaker' }]);
    expect((await shows(randomUUID())).status).toBe(404);
  });

  it('responds with 502 if Spreaker fails', async () => {
    const guid = randomUUID();
    await browser.authorize('spreaker', guid);
    platforms.fail('spreaker', /GET \/v2\/users/, { status: 500 });
    expect((await shows(guid)).status).toBe(502);
  });
});
