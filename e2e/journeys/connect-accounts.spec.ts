import type { Page } from '@playwright/test';
import { AuthorizeDrawer } from '../pages/authorize-drawer.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { openPlatformStation } from '../support/open-platform-station.ts';
import { expect, test } from '../support/test.ts';

// Serial, at a station whose platforms are servers on this machine.
test.describe.configure({ mode: 'serial' });

const station = 'harbour-fm';

let opened: Awaited<ReturnType<typeof openPlatformStation>>;
let page: Page;
let drawer: AuthorizeDrawer;

test.beforeAll(async ({ browser }) => {
  opened = await openPlatformStation(browser, ['twitter', 'spreaker']);
  ({ page } = opened);
  drawer = new AuthorizeDrawer(page);
});

test.afterAll(() => opened?.[Symbol.asyncDispose]());

const consent = (platform: 'twitter' | 'spreaker', decision: 'grant' | 'deny') => {
  const { oauth } = opened.platforms.fakes[platform];
  if (oauth) oauth.consent = decision;
};

test('SETUP-060 SETUP-061 SETUP-077 a Twitter account is authorized in a window, which reports to the drawer', async () => {
  await drawer.openFirst(station, 'Twitter', 'account');
  await expect(drawer.step(1, 2)).toBeVisible();
  await expect(drawer.next).toBeDisabled();
  await expectNoAxeFindings(page);
  await look(page, 'authorize-twitter');

  consent('twitter', 'deny');
  await drawer.authorize();
  await expect(page.getByText(/did not get your permission/)).toBeVisible();
  await expect(drawer.next).toBeDisabled();

  consent('twitter', 'grant');
  const visited = await drawer.authorize();
  await expect(page.getByText('Twitter is authorized.')).toBeVisible();
  expect(visited[0]?.pathname).toBe(`/${station}/request_twitter_code/`);
  expect(visited[0]?.searchParams.get('guid')).toMatch(/^[\da-f-]{36}$/);
  await drawer.next.click();
  await expect(drawer.step(2, 2)).toBeVisible();
  await drawer.setup.button('Save').click();
  await expect(drawer.setup.connection('@harbour')).toBeVisible();
});

test('SETUP-062 a Twitter account whose authorization is used already keeps the drawer open', async () => {
  await drawer.setup.button('Add Twitter').click();
  await drawer.authorize();
  await expect(page.getByText('Twitter is authorized.')).toBeVisible();
  await drawer.next.click();
  await page.route('**/api/v1/socialmediaconnection/', async (route) => {
    // Another tab saves first.
    if (route.request().method() === 'POST') await route.fetch();
    await route.continue();
  });
  await drawer.setup.button('Save').click();
  const text = 'Authorization not provided. Please click "Back", then click the "Authorize" button to authorize your Twitter account';
  await expect(page.getByText(text)).toBeVisible();
  await page.unroute('**/api/v1/socialmediaconnection/');
  await drawer.setup.button('Back').click();
  await expect(drawer.setup.button('Authorize again')).toBeVisible();
});

test('SETUP-065 SETUP-066 SETUP-068 a Spreaker account is authorized in a window', async () => {
  await drawer.openFirst(station, 'Spreaker', 'account');
  await expect(drawer.step(1, 2)).toBeVisible();
  await expect(drawer.next).toBeDisabled();
  const visited = await drawer.authorize();
  await expect(page.getByText('Spreaker is authorized.')).toBeVisible();
  expect(visited[0]?.pathname).toBe(`/${station}/request_spreaker_code/`);
  await drawer.next.click();
  await expect(drawer.step(2, 2)).toBeVisible();
});

test('SETUP-067 SETUP-071 a Spreaker show is chosen before the save', async () => {
  await expect(drawer.setup.button('Save')).toBeDisabled();
  await drawer.pick('Spreaker show', 'Harbour on Spreaker');
  await look(page, 'spreaker-show');
  await drawer.setup.button('Save').click();
  await expect(drawer.setup.connection('Harbour on Spreaker')).toBeVisible();
});

test('SETUP-072 SETUP-073 SETUP-074 Spreaker shows that cannot be fetched read as none, with a message', async () => {
  await drawer.setup.button('Add Spreaker').click();
  await drawer.authorize();
  await expect(page.getByText('Spreaker is authorized.')).toBeVisible();
  await page.route('**/get_spreaker_shows/**', (route) => route.fulfill({ status: 502, json: { error_message: 'No.' } }));
  await drawer.next.click();
  const none = 'You do not have any shows created in your Spreaker account. Please create a podcast first.';
  await expect(page.getByText(none)).toBeVisible();
  await expect(page.getByText(/Unable to talk to server to get spreaker shows/).first()).toBeVisible();
});
