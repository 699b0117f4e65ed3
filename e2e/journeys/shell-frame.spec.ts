import { openAppPage } from '../pictures/open-app-page.ts';
import { everyPage } from '../pictures/every-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('a theme that the user chooses is there before the first paint of the next visit, also on the sign-in', async ({ page }) => {
  const shell = new ShellPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await shell.open();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await canvas()).toBe('rgb(21, 26, 25)');
  await expectNoAxeFindings(page);

  // Without the code of the console, the page is what a browser paints first.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const address of ['/harbour-fm/shows', '/login']) {
    await page.goto(address);
    expect(await canvas()).toBe('rgb(21, 26, 25)');
  }
});

test('a press on an area whose code does not come shows at once that it loads', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.open();
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect(line).toHaveCount(0);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/categories-page-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await shell.menu.getByRole('link', { name: 'Categories' }).click();
  await expect(line).toBeVisible();
  await expectNoAxeFindings(page);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('every page of the workspace is as wide as a table or as a form', async ({ page, client }) => {
  // The editor fills the window, and public pages are no part of the workspace.
  const pages = everyPage.filter(({ name, isPublic }) => !isPublic && !['audio-editor', 'not-found'].includes(name));
  const widths: Record<string, number> = {};
  for (const { name, path } of pages) {
    await openAppPage(page, client, { name, path });
    widths[name] = await page.locator('main > .pk-page').evaluate((frame) => {
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      return frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
  }
  const forms = ['import-rss-feed', 'new-schedule', 'schedule'];
  expect(widths).toEqual(Object.fromEntries(pages.map(({ name }) => [name, forms.includes(name) ? 560 : 1168])));
});
