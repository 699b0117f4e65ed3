import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();

async function open(page: Page, direction: 'ltr' | 'rtl', attributes = '') {
  const site = await sites.open(
    `<div dir="${direction}"><script src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12" ${attributes}></script></div>`,
  );
  await page.goto(site.origin);
  await expect(page.locator('.pk-player[data-status="ready"]')).toBeVisible();
}

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not on screen.`);
  return { ...found, right: found.x + found.width };
};

test('in a page from right to left, the head mirrors and covers nothing', async ({ page }) => {
  sites.station.answer([widgetEpisode(0, { name: 'מגדלור: השומר האחרון', show_title: 'נמל הבוקר' })]);
  await open(page, 'rtl');
  const [cover, show, share] = await Promise.all(
    ['.pk-player-cover', '.pk-player-show', '.pk-player-share'].map((name) => box(page, name)),
  );
  expect(cover?.x).toBeGreaterThan(show?.right ?? Infinity);
  // The text of the show starts at the right, away from the link.
  const words = await page.locator('.pk-player-show').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
  expect(words).toBeGreaterThan(share?.right ?? Infinity);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`the seek bar runs from left to right, between its times, in a page that is ${direction}`, async ({
    page,
  }) => {
    sites.station.answer([widgetEpisode(0, { duration: 100 })]);
    await open(page, direction);
    const position = page.getByRole('slider', { name: 'Position' });
    const [elapsed, remaining] = await Promise.all([
      box(page, '.pk-player-seek time:first-child'),
      box(page, '.pk-player-seek time:last-child'),
    ]);
    expect(elapsed.right).toBeLessThan(remaining.x);
    await expect(page.locator('.pk-player-seek time').last()).toHaveText('−1:40');
    for (const [key, x] of [
      ['Home', 0],
      ['End', 1],
    ] as const) {
      await position.press(key);
      const [bar, thumb] = [await box(page, '.pk-player-bar'), await box(page, '.pk-player-bar i')];
      expect(thumb.x + thumb.width / 2).toBeCloseTo(bar.x + 7 + x * (bar.width - 14), 0);
    }
    await position.press('ArrowLeft');
    await expect(position).toHaveAttribute('aria-valuetext', '1:35 of 1:40');
    const bar = await box(page, '.pk-player-bar');
    await page.mouse.click(bar.x + bar.width * 0.25, bar.y + bar.height / 2);
    await expect(position).toHaveAttribute('aria-valuetext', /^0:2[45] of 1:40$/);
  });
}

test('in forced colors, the tracks, the heard part and the state of the buttons are visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  sites.station.answer(Array.from({ length: 7 }, (_, n) => widgetEpisode(n)));
  await open(page, 'ltr', 'data-full');
  await page.getByRole('slider', { name: 'Position' }).press('End');
  const colors = await page
    .locator('.pk-player-bar')
    .first()
    .evaluate((bar) => {
      const color = (pseudo: string) => getComputedStyle(bar, pseudo).backgroundColor;
      const canvas = getComputedStyle(document.body).backgroundColor;
      return {
        canvas,
        track: color('::before'),
        heard: color('::after'),
        width: Number.parseFloat(getComputedStyle(bar, '::after').width),
      };
    });
  expect(new Set([colors.canvas, colors.track, colors.heard]).size).toBe(3);
  expect(colors.width).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCSS(
    'border-top-style',
    'solid',
  );
  await expect(page.locator('.pk-player-gallery [aria-current=true] svg')).toHaveCSS(
    'border-top-style',
    'solid',
  );
});
