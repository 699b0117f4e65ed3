import { expect, test } from '../bare-page/test.ts';

const leftEdge = (box: { x: number } | null) => box?.x ?? Number.NaN;

test('a catalogue of a right-to-left language turns the shell and the screen', async ({ openBare, page }) => {
  await openBare('shell', { words: 'ar' });
  await expect(page.getByRole('heading', { level: 1, name: 'البرامج' })).toBeVisible();
  await expect(page.locator('.pk-root')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.pk-root')).toHaveAttribute('lang', 'ar');
  const menu = await page.getByRole('navigation', { name: 'القائمة' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(leftEdge(menu)).toBeGreaterThan(leftEdge(heading));
});

/** The part of a screen that has a time axis, if it has one. */
const screens = {
  shows: '',
  episodes: '',
  users: '',
  setup: '',
  today: '.pk-day-strip',
  'audio-editor': '.pk-transport',
  analytics: '.pk-overview-chart',
} as const;

for (const [screen, axis] of Object.entries(screens)) {
  test(`${screen} fits a wide page and a phone from right to left, and its time axes run from left to right`, async ({
    openBare,
    page,
  }) => {
    await openBare(screen, { words: 'ar' });
    await page.getByRole('heading').first().waitFor();
    await page.locator('[aria-busy=true], .pk-skeleton').first().waitFor({ state: 'detached' });
    if (axis !== '') {
      const part = page.locator(axis).first();
      await part.waitFor();
      expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
      expect(await page.locator('.pk-root').evaluate((element) => getComputedStyle(element).direction)).toBe(
        'rtl',
      );
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Content past the start of a right-to-left page scrolls too. Charts take their new width in a later frame.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
}
