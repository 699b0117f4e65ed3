import type { Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import type { SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { guestSite } from '../support/guest-site.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

const signInCall = '**/stations/api/v1/get_stations.json';

function entry(station: string, overrides: Partial<StationEntry> = {}): StationEntry {
  return {
    station,
    title: `Station ${station}`,
    user_id: 1,
    format: null,
    geo_state: null,
    geo_region: null,
    searchKey: null,
    is_AVESS: false,
    login_host: null,
    login_api_version: 1,
    redirect_domain: null,
    force_redirect_url: null,
    ...overrides,
  };
}

/** Accepts any name and password for these stations. */
async function opens(page: Page, stations: StationEntry[]): Promise<void> {
  const answer: SignInResponse = { stations, apikey: 'key', host: '', username: 'ada' };
  await page.route(signInCall, (route) => route.fulfill({ json: answer }));
}

/** Enough stations for drop-downs: Talk in one state, News in two. */
function manyStations(): StationEntry[] {
  const talk = Array.from({ length: 11 }, (_, n) =>
    entry(`talk-${n}`, {
      format: 'Talk',
      geo_state: 'Maine',
      geo_region: n % 2 ? 'Bangor' : 'Portland',
      login_host: 'https://own.example.org',
    }),
  );
  const news = Array.from({ length: 11 }, (_, n) =>
    entry(`news-${n}`, { format: 'News', geo_state: n % 2 ? 'Ohio' : 'Utah', geo_region: 'Salem' }),
  );
  return [...talk, ...news];
}

test('AUTH-001 AUTH-003 AUTH-012 a wrong password shows an error on the first step, and axe finds nothing', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('POST - Sign in');
  await test.step('AUTH-013 without a response the station cannot be reached', async () => {
    await page.route(signInCall, (route) => route.abort());
    await signIn.logIn();
    await expect(
      page.getByText('The station cannot be reached. Check your connection, then try again.'),
    ).toBeVisible();
    await page.unroute(signInCall);
  });
  await signIn.logIn('unknown@harbour.example', 'not the password');
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await test.step('AUTH-054 the page stays', () => expect(new URL(page.url()).pathname).toBe('/login'));
  await expectNoAxeFindings(page);
});

test('AUTH-002 AUTH-015 AUTH-016 a user with two stations chooses one', async ({ page, station }) => {
  void station;
  const signIn = new SignInPage(page);
  await signIn.open();
  await test.step('AUTH-009 the username alone signs in too', async () => {
    await signIn.logIn('admin', admin.password);
    await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
  });
  const entered = page.waitForRequest((request) => request.url().includes('/stations/api/v1/do_login/'));
  await signIn.chooseStation('Harbour FM');
  await test.step('AUTH-025 AUTH-030 AUTH-031 do_login opens Audio', async () => {
    const query = new URL((await entered).url()).searchParams;
    expect([...query.keys()].toSorted()).toEqual(['api_key', 'current_station', 'redirect_path', 'username']);
    expect(query.get('redirect_path')).toBe('/harbour-fm/audio-editor');
    await page.waitForURL('**/harbour-fm/audio-editor');
  });
});

test('AUTH-018 AUTH-022 above twenty stations with formats, drop-downs narrow the choice', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login#keep_domain=1');
  await opens(page, manyStations());
  await new SignInPage(page).logIn();
  for (const label of ['Format', 'State', 'City', 'Radio Station'])
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Talk', exact: true }).click();
  await expect(page.getByRole('button', { name: 'State' })).toContainText('Maine');
  await page.getByRole('button', { name: 'Search by name' }).click();
  await page.getByRole('radio', { name: 'Station talk-5' }).check();
  await expectNoAxeFindings(page);
  const entered = page.waitForRequest((request) => request.url().includes('/do_login/'));
  await page.getByRole('button', { name: 'Continue' }).click();
  const address = new URL((await entered).url());
  expect(address.searchParams.get('current_station')).toBe('talk-5');
  await test.step('AUTH-029 the fragment keep_domain enters a station at the host of the page', () =>
    expect(address.origin).toBe(baseURL));
});

test('the keyboard alone signs in', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(page.getByLabel(/^Username/)).toBeFocused();
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search stations' })).toBeFocused();
  await page.keyboard.type('harbour fm');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/harbour-fm/audio-editor');
});

/** An address of each screen, apart from the shows. */
const guarded = [
  'today',
  'audio-editor',
  'shows/1/details',
  'shows/edit/new/basic-info',
  'shows/1/episodes/0/edit-audio/audio-editor',
  'videos',
  'episodes',
  'setup',
  'analytics',
  'users',
  'import-rss-feed',
  'tags',
  'categories',
  'automations',
  'automations/new',
  'company',
];

test('AUTH-036 AUTH-039 without a session and a remembered station every address opens the sign-in', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForURL('**/login');
  await page.goto('/harbour-fm/shows');
  await page.waitForURL('**/login?next=%2Fharbour-fm%2Fshows');
  for (const screen of guarded) {
    await page.goto(`/harbour-fm/${screen}`);
    await page.waitForURL((url) => url.searchParams.get('next') === `/harbour-fm/${screen}`);
    expect(new URL(page.url()).pathname).toBe('/login');
  }
  await test.step('AUTH-038 a remembered station does not open without a session', async () => {
    await page.evaluate(() => localStorage.setItem('postkit:station', 'harbour-fm'));
    await page.goto('/');
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  });
  await test.step('AUTH-040 nor when the session check fails', async () => {
    const checked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/logged_in'));
    await page.route('**/harbour-fm/api/v1/logged_in', (route) => route.abort());
    await page.goto('/');
    await checked;
    await page.waitForURL((url) => url.pathname === '/login' && url.search === '');
  });
});

test('AUTH-037 SHELL-041 AUTH-043 the start opens the workspace while the session is valid, and the sign-in after signing out', async ({
  page,
  context,
  station,
}) => {
  await new SignInPage(page).enter();
  await page.goto('/');
  await page.waitForURL('**/harbour-fm/audio-editor');
  const account = page.getByRole('button', { name: 'Account' });
  await test.step('a user starts with Today, and with Audio again', async () => {
    await account.click();
    await page.getByRole('menuitemradio', { name: 'Today' }).click();
    await page.goto('/');
    await page.waitForURL('**/harbour-fm/today');
    await account.click();
    await expect(page.getByRole('menuitemradio', { name: 'Today' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Audio' }).click();
    await page.goto('/');
    await page.waitForURL('**/harbour-fm/audio-editor');
  });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const session = async () =>
    (
      await fetch(`${station.url}/harbour-fm/api/v1/logged_in`, {
        headers: { cookie, authorization: 'Custom' },
      })
    ).json();
  expect(await session()).toEqual({ logged_in: true });
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  expect(await session()).toEqual({ logged_in: false });
  await page.goto('/');
  await page.waitForURL('**/login');
});

test('AUTH-052 AUTH-053 an expired session opens the sign-in, and signing in returns to the same address', async ({
  page,
  context,
}) => {
  const signIn = new SignInPage(page);
  await signIn.enter();
  await page.goto('/harbour-fm/shows');
  await expect(page.getByRole('heading', { name: 'Shows' })).toBeVisible();
  // The calls of an open screen would lead to the sign-in themselves, with the address of that screen.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/harbour-fm/shows?from=mail');
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next') === '/harbour-fm/shows?from=mail',
  );
  await signIn.logIn();
  await signIn.chooseStation('Harbour FM');
  await page.waitForURL('**/harbour-fm/shows?from=mail');
});

test('another site can sign no user out, and no user in', async ({ page, station }) => {
  const visitor = createClient({ baseUrl: station.url, station: 'harbour-fm' });
  const signedIn = await visitor.sessions.signIn(admin.email, admin.password);
  const [entry] = signedIn.stations;
  if (!entry) throw new Error('The admin was to have a station.');
  const enter = visitor.sessions.enterAddress(signedIn, entry, '/harbour-fm/tags', true);
  const logout = `${station.url}/stations/api/v1/logout/`;
  const site = await guestSite(
    `<a href="${logout}">Sign out</a><a href="${enter.replaceAll('&', '&amp;')}">Sign in</a><iframe src="${logout}"></iframe><img src="${logout}">`,
  );
  try {
    await new SignInPage(page).enter();
    await page.goto(site.origin);
    const refused = page.waitForResponse(logout);
    await page.getByRole('link', { name: 'Sign out' }).click();
    expect((await refused).status()).toBe(403);
    await page.goto('/harbour-fm/tags');
    await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();

    // Leaves the screen first, whose own calls would otherwise lead to the sign-in.
    await page.goto(site.origin);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in as admin?' })).toBeVisible();
    await expectNoAxeFindings(page);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('postkit_session');
    await page.getByRole('link', { name: 'Continue as admin' }).click();
    await page.waitForURL('**/harbour-fm/tags');
    await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  } finally {
    await site.close();
  }
});
