import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInThemes } from '../support/axe-in-themes.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow } from '../support/make-content.ts';

/** Opens a page as a listener does: without a session. */
async function visit(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`/harbour-fm/listen/${path}`);
}

test('a listener plays an episode, moves in it by keyboard and by chapter, and returns to a moment by its link', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makePublished(client, show, 'Heard on its page');
  const { version } = await client.episodes.get(id);
  const chapter_markers = [
    { start: 0, title: 'The start' },
    { start: 2, title: 'The middle' },
  ];
  await client.episodes.update(id, { version, chapter_markers });
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await visit(page, String(id));
  const player = page.getByRole('region', { name: 'Player' });
  const position = player.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /^0 seconds of/);

  await test.step('the keyboard moves the position before the first load', async () => {
    await position.focus();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveAttribute('aria-valuetext', /^1 second of/);
  });
  await test.step('a chapter plays from its start, and is current', async () => {
    await page.getByRole('link', { name: 'The middle' }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.locator('.chapters [aria-current]')).toContainText('The middle');
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(2);
    await player.getByRole('button', { name: 'Pause' }).click();
  });
  await look(page, 'listen-page');
  await visit(page, `${id}#t=2`);
  await page.reload();
  await expect(position).toHaveAttribute('aria-valuetext', /^2 seconds of/);
  expect(problems).toEqual([]);
});

test('a listener searches a station, opens a show and one of its episodes', async ({ page }) => {
  await visit(page, '');
  await expectNoAxeFindingsInThemes(page);
  // The news of some days say something of bakers; nothing that the demo logs has this word.
  await page.getByRole('searchbox', { name: 'Search all episodes' }).fill('flour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^1 episode for/ })).toBeVisible();
  await page.getByRole('link', { name: /Bread before five/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bread before five' })).toBeVisible();
  await page.getByRole('link', { name: 'The Morning Tide' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Morning Tide' })).toBeVisible();
  await expectNoAxeFindingsInThemes(page);
  await test.step('an episode that does not exist is a page with new episodes', async () => {
    await visit(page, '999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New from Harbour FM' })).toBeVisible();
    await expectNoAxeFindingsInThemes(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player plays an episode', async ({ page }) => {
    await visit(page, '1');
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.locator('.deck')).toBeHidden();
  });
});

declare global {
  interface Window {
    /** Sum of the layout shifts of the page. */
    shifted: number;
  }
}

test('nothing moves when the player’s script arrives late, and the browser’s own player works until then', async ({
  page,
  client,
}) => {
  const { playlist_id: id } = await makePublished(client, await makeShow(client), 'Steady');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.addInitScript(() => {
    globalThis.window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) globalThis.window.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/listen.js', async (route) => {
    await released;
    await route.continue();
  });
  // The fallback has nearly the width of the font, but not exactly.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.context().clearCookies();
  await page.goto(`/harbour-fm/listen/${id}`, { waitUntil: 'commit' });
  const audio = page.locator('audio');
  await expect(audio).toBeVisible();
  await audio.evaluate((element: HTMLAudioElement) => element.play());
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0);
  release();
  await expect(
    page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }),
  ).toBeVisible();
  expect(await page.evaluate(() => globalThis.window.shifted)).toBeLessThan(0.005);
});
