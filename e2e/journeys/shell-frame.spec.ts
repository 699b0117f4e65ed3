import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../support/journey.ts';

test('a theme that the user chooses is there before the first paint of the next visit, also on the sign-in', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await shell.open();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await canvas()).toBe('rgb(21, 26, 25)');

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
  await page.route(/categories-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await shell.menu.getByRole('link', { name: 'Categories' }).click();
  await expect(line).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(line).toHaveCount(0);
});
