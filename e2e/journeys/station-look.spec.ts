import type { Locator, Page } from '@playwright/test';
import { accentTones } from '@postkit/sdk/schema';
import { expect, test } from '../bare-page/test.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { secondBrowser } from '../support/second-browser.ts';
import { solidPng } from '../support/solid-png.ts';

const orange = '#c2410c';

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
}

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const mark = (page: Page) => page.locator('.pk-side-menu .pk-station-mark');
/** Colour of the edge that marks the current page in the menu. */
const edge = (page: Page) =>
  new ShellPage(page).menu
    .locator('[aria-current=page]')
    .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);

test.afterEach(async ({ client }) => {
  await client.settings.update({ accent: null, logo: '' });
});

test('an admin gives the station an accent and a logo, which every page and open browser shows, and removes them', async ({
  page,
  browser,
  station,
  signedIn,
}) => {
  const { accent } = accentTones(orange);
  const shell = new ShellPage(page);
  const other = await secondBrowser(browser, station.url, signedIn);
  await other.goto('/harbour-fm/shows');
  await expect(mark(other).locator('svg')).toBeVisible();
  const setup = new SetupPage(page);
  await setup.open('harbour-fm');
  await page.getByRole('link', { name: 'Look', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Accent', exact: true });

  await field.fill('not a color');
  await expect(page.getByText('Enter a hex color such as #C2410C')).toBeVisible();
  await expect(setup.button('Save look')).toBeDisabled();
  await field.fill(orange);
  const samples = page.locator('.pk-look-sample .pk-progress-fill');
  await expect
    .poll(async () => Promise.all([samples.nth(0), samples.nth(1)].map(background)))
    .toEqual([rgb(accent.light), rgb(accent.dark)]);

  const input = page.locator('.pk-look-logo input[type=file]');
  await input.setInputFiles({
    name: 'logo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not an image'),
  });
  await expect(page.getByText('This file type is not supported.')).toBeVisible();
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(solidPng(400, 300)),
  });
  await setup.button('Use image').click();
  await expect(page.locator('.pk-look-sample .pk-station-mark img')).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page, 'station-look');
  await setup.button('Save look').click();

  await expect(mark(page).locator('img')).toBeVisible();
  await expect.poll(() => edge(page)).toBe(rgb(accent.light));
  // The other browser was not touched.
  await expect(mark(other).locator('img')).toBeVisible();
  await expect.poll(() => edge(other)).toBe(rgb(accent.light));
  await other.context().close();

  await page.reload();
  await expect(mark(page).locator('img')).toBeVisible();
  await expect(field).toHaveValue(orange);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => edge(page)).toBe(rgb(accent.dark));
  await shell.goTo('Shows');
  await page.locator('.pk-show-card').first().waitFor();
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeFindings(page);

  await page.goto('/harbour-fm/setup?section=look');
  await setup.button('Remove logo').click();
  await page.getByRole('radio', { name: 'POST’s own' }).check();
  await setup.button('Save look').click();
  await expect(mark(page).locator('svg')).toBeVisible();
  await expect.poll(() => edge(page)).toBe('rgb(0, 99, 107)');
});

test('a screen that is mounted alone has the accent of the station, on decks too, and a host may replace it', async ({
  openBare,
  page,
  client,
}) => {
  await client.settings.update({ accent: orange });
  const { accent } = accentTones(orange);
  const token = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const probe = node.appendChild(document.createElement('i'));
        probe.style.background = 'var(--pk-accent)';
        const shown = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return shown;
      });
  await page.emulateMedia({ colorScheme: 'light' });
  await openBare('today');
  await page.locator('.pk-today-clock').waitFor();
  await expect.poll(() => token('.pk-root')).toBe(rgb(accent.light));
  // A deck is dark in both themes.
  expect(await token('.pk [data-deck]')).toBe(rgb(accent.dark));
  await openBare('today', { accent: '#6d28d9' });
  await page.locator('.pk-today-clock').waitFor();
  await expect.poll(() => token('.pk-root')).toBe(rgb(accentTones('#6d28d9').accent.light));
});
