import type { Page } from '@playwright/test';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { openOwnStation } from '../support/open-own-station.ts';
import { startToolSite } from '../support/tool-site.ts';

/** Texts that the page logs from now on. */
function watchConsole(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => void texts.push(message.text()));
  return texts;
}

test('LIVE-025 LIVE-028 the installation’s chat reports its unread messages on every screen, and opens from there', async ({
  browser,
}) => {
  await using site = await startToolSite();
  await using opened = await openOwnStation(browser, { POSTKIT_CHAT_SCRIPT_URL: site.scripts.chat });
  const { page } = opened;
  const logged = watchConsole(page);
  const shell = new ShellPage(page);
  await shell.open();
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor();

  site.setUnread(3);
  const button = page.getByRole('button', { name: 'Chat, 3 unread messages' });
  await expect(button).toContainText('3');
  await look(page, 'chat');
  await shell.goTo('Tags');
  await page.waitForURL('**/harbour-fm/tags');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toContainText('How can we help? Hello admin.');

  site.setUnread(0);
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  expect(site.requests('/chat.js')).toBe(1);
  expect(logged.filter((text) => text.includes('Content Security Policy'))).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  site.setUnread(120);
  await expect(page.getByRole('button', { name: 'Chat, 120 unread messages' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Account' })).toBeInViewport({ ratio: 1 });
  await look(page, 'chat-many');
});

test('SHELL-078 the installation’s analytics learns the user and the user’s actions, and no key', async ({
  browser,
}) => {
  await using site = await startToolSite();
  await using opened = await openOwnStation(browser, {
    POSTKIT_ANALYTICS_SCRIPT_URL: site.scripts.analytics,
  });
  const { page } = opened;
  await new EpisodesPage(page).open('harbour-fm');
  await expect.poll(() => site.reports.map(({ name }) => name)).toEqual(['identify']);
  expect(Object.keys(Object(site.reports[0]?.data)).toSorted()).toEqual([
    'admin',
    'companyAdmin',
    'email',
    'id',
    'licence',
    'station',
    'stationName',
    'username',
  ]);

  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^MP3/ }).click();
  await expect.poll(() => site.reports.slice(1)).toEqual([{ name: 'Bulk Download', data: { episodes: 1 } }]);
});

test('LIVE-027 SHELL-081 tools that hang, are missing or throw are logged and disturb no screen', async ({
  browser,
}) => {
  await using site = await startToolSite();
  const { hanging, missing, throwing } = site.scripts;
  await using opened = await openOwnStation(browser, {
    POSTKIT_CHAT_SCRIPT_URL: hanging,
    POSTKIT_ANALYTICS_SCRIPT_URL: missing,
    POSTKIT_SESSION_RECORDING_SCRIPT_URL: throwing,
  });
  const { page } = opened;
  const logged = watchConsole(page);
  const shell = new ShellPage(page);
  await shell.open();
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  await expect
    .poll(() => logged.filter((text) => text.startsWith('Loading analytics failed')))
    .toHaveLength(1);
  // The page's policy keeps out the part of the third tool, whose origin the installation does not name.
  await expect.poll(() => logged.filter((text) => text.includes('Content Security Policy'))).not.toEqual([]);
  expect(site.requests('/throws.js')).toBe(1);
  expect(site.requests('/hangs.js')).toBe(1);
  expect(site.requests('/part.js')).toBe(0);

  await shell.goTo('Tags');
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
});

test('LIVE-028 an installation without a chat shows none and loads nothing', async ({ page, station }) => {
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(station.url) && foreign.push(request.url()));
  await new ShellPage(page).open();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);
  expect(foreign).toEqual([]);
});
