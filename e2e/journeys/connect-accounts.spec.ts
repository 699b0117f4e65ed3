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
  opened = await openPlatformStation(browser, ['twitter', 'spreaker', 'facebook', 'v_youtube']);
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
  await expect(drawer.setup.destination('@harbour')).toBeVisible();
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
  await expect(drawer.setup.destination('Harbour on Spreaker')).toBeVisible();
});

test('SETUP-043 SETUP-045 SETUP-049 Facebook opens its dialog, and Continue needs the click', async () => {
  await drawer.openFirst(station, 'Facebook', 'page');
  await expect(drawer.step(1, 3)).toBeVisible();
  await expect(
    page.getByText(/must be completed by the owner of the Facebook page, with admin access/),
  ).toBeVisible();
  await expect(drawer.next).toBeDisabled();
  const visited = await drawer.authorize();
  await expect(drawer.next).toBeEnabled();
  await expect(page.getByText('Facebook is authorized.')).toBeVisible();
  const dialog = visited.find(({ pathname }) => pathname === '/facebook/authorize');
  expect(dialog?.searchParams.get('redirect_uri')).toBe(`${opened.own.url}/set_facebook_code/`);
  expect(dialog?.searchParams.get('state')).toMatch(/^harbour-fm\./);
});

test('SETUP-042 SETUP-044 SETUP-046 a Facebook page is chosen and saved', async () => {
  await drawer.next.click();
  await expect(drawer.step(2, 3)).toBeVisible();
  await expect(drawer.next).toBeDisabled();
  await drawer.pick('Page', 'Harbour page');
  await look(page, 'facebook-page');
  await drawer.next.click();
  await drawer.setup.button('Save').click();
  await expect(drawer.setup.destination('Harbour page')).toBeVisible();
});

test('SETUP-053 SETUP-056 SETUP-057 a YouTube channel is authorized, named and saved', async () => {
  await drawer.openFirst(station, 'YouTube', 'channel');
  await expect(drawer.step(1, 3)).toBeVisible();
  await expect(drawer.next).toBeDisabled();
  const visited = await drawer.authorize();
  await expect(page.getByText('YouTube is authorized.')).toBeVisible();
  expect(visited[0]?.pathname).toBe(`/${station}/api/v1/request_youtube_code`);
  await drawer.next.click();
  await drawer.setup.field('Channel name').fill('Harbour TV');
  await drawer.next.click();
  await expect(drawer.step(3, 3)).toBeVisible();
  await drawer.setup.button('Save').click();
  await expect(drawer.setup.destination('Harbour TV')).toBeVisible();
});
