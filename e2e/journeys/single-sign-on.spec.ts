import type { Browser, Page } from '@playwright/test';
import { startOpenIdProvider, type TestProvider } from '../../apps/station/src/testing/openid-provider.ts';
import { settingsFor } from '../../apps/station/src/testing/single-sign-on.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { expect, test } from '../support/test.ts';

let provider: TestProvider;
let station: OwnStation;

test.beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.people.set('nora', {
    sub: 'nora-1',
    email: 'nora@provider.example',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Quist',
    groups: ['podcast-editors'],
  });
  provider.people.set('guest', {
    sub: 'guest-1',
    email: 'guest@provider.example',
    email_verified: true,
    groups: [],
  });
});
test.afterAll(() => provider.close());
test.afterEach(() => station?.close());

async function openStation(browser: Browser, env: Record<string, string>): Promise<Page> {
  station = await startOwnStation({
    ...settingsFor(provider),
    POSTKIT_OIDC_GROUPS: 'podcast-editors=harbour-fm:editor',
    POSTKIT_OIDC_CREATE_USERS: '1',
    ...env,
  });
  const context = await browser.newContext({ baseURL: station.url });
  return context.newPage();
}

/** The provider's own form. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByLabel('User').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const button = (page: Page) => page.getByRole('link', { name: 'Sign in with Harbour' });

test('a user without an account signs in at the provider, works, and signs out there too', async ({
  browser,
}) => {
  const page = await openStation(browser, {});
  await page.goto('/harbour-fm/shows');
  await page.waitForURL('**/login?**');
  await expect(page.getByLabel(/^Password/)).toBeVisible();
  await expect(button(page)).toBeVisible();
  await look(page, 'single-sign-on');
  await test.step('the sign-in says why it failed for a user without a group', async () => {
    await button(page).click();
    await signInAtProvider(page, 'guest');
    await expect(page.getByText('None of your groups has access to a station.')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expectNoAxeFindings(page);
    await look(page, 'single-sign-on-refused');
    await page.goto('/harbour-fm/shows');
    await page.waitForURL('**/login?**');
  });
  await button(page).click();
  await signInAtProvider(page, 'nora');
  await page.waitForURL('**/harbour-fm/shows');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect(button(page)).toBeVisible();
  expect(provider.ended.at(-1)?.searchParams.get('post_logout_redirect_uri')).toBe(`${station.url}/login`);
  await page.goto('/harbour-fm/shows');
  await page.waitForURL('**/login?**');

  await test.step('an admin sees who signs in there', async () => {
    const signIn = new SignInPage(page);
    await signIn.enter();
    await page.goto('/harbour-fm/users');
    const nora = page.getByRole('row', { name: /Nora Quist/ });
    await expect(nora.getByRole('img', { name: 'Signs in by single sign-on' })).toBeVisible();
    await look(page, 'single-sign-on-users');
  });
});
