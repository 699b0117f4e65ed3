import type { Page } from '@playwright/test';
import type { SignInResponse, StationEntry } from '@postkit/sdk/schema';
import { SignInPage } from '../pages/sign-in-page.ts';
import { createClient } from '@postkit/sdk';
import { expectNoAxeFindings } from '../support/axe.ts';
import { guestSite } from '../support/guest-site.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

const signInCall = '**/stations/api/v1/get_stations.json';
const resetForm = 'https://help.example.org/reset';

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
    entry(`talk-${n}`, { format: 'Talk', geo_state: 'Maine', geo_region: n % 2 ? 'Bangor' : 'Portland' }),
  );
  const news = Array.from({ length: 11 }, (_, n) =>
    entry(`news-${n}`, { format: 'News', geo_state: n % 2 ? 'Ohio' : 'Utah', geo_region: 'Salem' }),
  );
  return [...talk, ...news];
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('AUTH-001 AUTH-003 AUTH-012 a wrong password shows an error on the first step, and axe finds nothing', async ({ page }) => {
      const signIn = new SignInPage(page);
      await signIn.open();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      await expect(page).toHaveTitle('POST - Sign in');
      await expectNoAxeFindings(page);
      await signIn.logIn('nobody@harbour.example', 'not the password');
      await expect(page.getByText('Invalid email or password.')).toBeVisible();
      await expectNoAxeFindings(page);
    });

    test('axe finds nothing on the choice of stations', async ({ page }) => {
      const signIn = new SignInPage(page);
      await signIn.open();
      await opens(page, manyStations());
      await signIn.logIn();
      await expect(page.getByRole('button', { name: 'Format' })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole('button', { name: 'Search by name' }).click();
      await page.getByRole('radio', { name: 'Station talk-3' }).check();
      await expectNoAxeFindings(page);
    });
  });
}

test('AUTH-002 AUTH-015 AUTH-016 a user with two stations chooses one', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.logIn();
  await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
  const entered = page.waitForRequest((request) => request.url().includes('/stations/api/v1/do_login/'));
  await signIn.chooseStation('Harbour FM');
  await test.step('AUTH-025 AUTH-030 AUTH-031 do_login opens Audio', async () => {
    const query = new URL((await entered).url()).searchParams;
    expect([...query.keys()].toSorted()).toEqual(['api_key', 'current_station', 'redirect_path', 'username']);
    expect(query.get('redirect_path')).toBe('/harbour-fm/audio-editor');
    await page.waitForURL('**/harbour-fm/audio-editor');
  });
});

test('AUTH-009 the username alone signs in too', async ({ page, station }) => {
  void station;
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.logIn('admin', admin.password);
  await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
});

test('AUTH-005 the button reads "Logging in..." while the password is checked', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(signInCall, async (route) => {
    await held;
    await route.fulfill({ json: { stations: [], apikey: '', host: '', username: '' } });
  });
  await signIn.logIn();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  answer();
  await expect(page.getByText('Your account has no access to a station yet.')).toBeVisible();
});

test('AUTH-006 AUTH-007 the reset form that the installation configures is linked once a user types, and remembered', async ({ page }) => {
  await page.route('**/stations/api/v1/installation.json', async (route) => {
    const answer = await route.fetch();
    const installation: { links: Record<string, string> } = await answer.json();
    await route.fulfill({ response: answer, json: { ...installation, links: { ...installation.links, password_reset: resetForm } } });
  });
  await new SignInPage(page).open();
  await page.getByLabel(/^Username/).fill('ada');
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  await expect(link).toHaveAttribute('href', resetForm);
  await page.reload();
  await expect(link).toHaveAttribute('href', resetForm);
});

test('AUTH-017 the station list says when nothing matches', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await opens(page, [entry('one'), entry('two')]);
  await signIn.logIn();
  await page.getByRole('searchbox').fill('no such station');
  await expect(page.getByText('No results')).toBeVisible();
});

test('AUTH-018 AUTH-022 above twenty stations with formats, drop-downs narrow the choice', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await opens(page, manyStations());
  await signIn.logIn();
  for (const label of ['Format', 'State', 'City', 'Radio Station']) await expect(page.getByRole('button', { name: label })).toBeVisible();
  await pick(page, 'Format', 'Talk');
  await expect(page.getByRole('button', { name: 'State' })).toContainText('Maine');
  await pick(page, 'City', 'Bangor');
  await pick(page, 'Radio Station', 'Station talk-3');
  const entered = page.waitForRequest((request) => request.url().includes('/do_login/'));
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(new URL((await entered).url()).searchParams.get('current_station')).toBe('talk-3');
});

test('AUTH-021 four hundred stations without a format have a search only', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await opens(
    page,
    Array.from({ length: 400 }, (_, n) => entry(`s-${n}`)),
  );
  await signIn.logIn();
  await page.getByRole('searchbox', { name: 'Search stations' }).fill('station s-399');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Format|State|City|Radio Station/ })).toHaveCount(0);
  const entered = page.waitForRequest((request) => request.url().includes('/do_login/'));
  await page.keyboard.press('Enter');
  expect(new URL((await entered).url()).searchParams.get('current_station')).toBe('s-399');
});

test('AUTH-024 a single station is entered without the second step', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await opens(page, [entry('harbour-fm')]);
  const entered = page.waitForRequest((request) => request.url().includes('/do_login/'));
  await signIn.logIn();
  expect(new URL((await entered).url()).searchParams.get('current_station')).toBe('harbour-fm');
});

test('AUTH-029 the fragment keep_domain enters a station at the host of the page', async ({ page, baseURL }) => {
  await page.goto('/login#keep_domain=1');
  await opens(page, [entry('harbour-fm', { login_host: 'https://own.example.org' })]);
  const entered = page.waitForRequest((request) => request.url().includes('/do_login/'));
  await new SignInPage(page).logIn();
  expect(new URL((await entered).url()).origin).toBe(baseURL);
});

test('AUTH-034 AUTH-035 a forced address opens after its record, for a single station and for a chosen one', async ({ page }) => {
  const forced = entry('forced', { force_redirect_url: 'https://elsewhere.example.org/' });
  await page.route('https://elsewhere.example.org/', (route) => route.fulfill({ body: 'elsewhere' }));
  const recorded: string[] = [];
  await page.route('**/forced/api/v1/post_login.html*', (route) => {
    recorded.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const signIn = new SignInPage(page);
  await signIn.open();
  await opens(page, [forced]);
  await signIn.logIn();
  await page.waitForURL('https://elsewhere.example.org/');
  expect(recorded).toHaveLength(1);

  await signIn.open();
  await opens(page, [entry('plain'), forced]);
  await signIn.logIn();
  await signIn.chooseStation('Station forced');
  await page.waitForURL('https://elsewhere.example.org/');
  expect(recorded).toHaveLength(2);
});

test('AUTH-004 nothing is sent while a field is empty', async ({ page }) => {
  await new SignInPage(page).open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  expect(asked.filter((url) => url.includes('get_stations'))).toEqual([]);
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

test('AUTH-036 AUTH-039 without a session and a remembered station every address opens the sign-in', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL('**/login');
  await page.goto('/harbour-fm/shows');
  await page.waitForURL('**/login?next=%2Fharbour-fm%2Fshows');
});

test('AUTH-038 AUTH-040 a remembered station opens only when the session check succeeds', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('postkit:station', 'harbour-fm'));
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.route('**/harbour-fm/api/v1/logged_in', (route) => route.abort());
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/login');
});

test('AUTH-037 SHELL-041 AUTH-043 the start opens the workspace while the session is valid, and the sign-in after signing out', async ({
  page,
}) => {
  await new SignInPage(page).enter();
  await page.goto('/');
  await page.waitForURL('**/harbour-fm/audio-editor');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await page.goto('/');
  await page.waitForURL('**/login');
});

test('AUTH-052 AUTH-053 an expired session opens the sign-in, and signing in returns to the same address', async ({ page, context }) => {
  const signIn = new SignInPage(page);
  await signIn.enter();
  await page.goto('/harbour-fm/shows');
  await expect(page.getByRole('heading', { name: 'Shows' })).toBeVisible();
  // The calls of an open screen would lead to the sign-in themselves, with the address of that screen.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/harbour-fm/shows?from=mail');
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/harbour-fm/shows?from=mail');
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
