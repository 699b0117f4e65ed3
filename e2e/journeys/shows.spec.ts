import type { Page } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const listCall = '**/harbour-fm/api/v1/show/really_all.json';

/** Replaces the station's shows by copies of its first one. */
async function withShows(
  page: Page,
  make: (show: Record<string, unknown>) => Record<string, unknown>[],
): Promise<void> {
  await page.route(listCall, async (route) => {
    const answer = await route.fetch();
    const shows: Record<string, unknown>[] = await answer.json();
    await route.fulfill({ response: answer, json: make(shows[0] ?? {}) });
  });
}

const cards = (page: Page) => page.getByRole('list', { name: 'Shows' }).getByRole('link');

/** Whether the first two shows share a line. */
async function areSideBySide(page: Page): Promise<boolean> {
  const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
  return first !== null && second !== null && first?.y === second?.y;
}

test('SHOWS-001 SHOWS-003 the shows are a grid of cards with title, last episode and published episodes', async ({
  page,
  client,
}) => {
  const asked = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/harbour-fm/api/v1/socialmediaconnection/',
  );
  await new ShellPage(page).open();
  await test.step('SHOWS-020 the shows load the station’s destinations too', async () =>
    expect((await asked).ok()).toBe(true));
  const shows = await client.shows.list();
  // Other journeys of this worker add shows, and only the cards in and near view are in the page.
  const inView = Math.min(10, shows.length);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(inView);
  const shown = await cards(page).allInnerTexts();
  const visible = shows.filter(({ title }) => shown.some((text) => text.split('\n').includes(title)));
  expect(visible.length).toBeGreaterThanOrEqual(inView);
  for (const show of visible) {
    const card = cards(page).filter({ has: page.getByText(show.title, { exact: true }) });
    await expect(card).toContainText(
      show.last_playlist_date === null ? 'No episodes yet' : /Last episode: [A-Z][a-z]{2} \d{1,2}, \d{4}/,
    );
    await expect(card).toContainText(`${show.counters.published} published episodes`);
  }
  await test.step('SHOWS-002 the square image fills its card, edge to edge, behind the text', () =>
    expectCoverFillsCard(page));
  await test.step('SHOWS-009 SHOWS-010 SHOWS-011 the layout is grid or list, is stored under show-layout, and both show the same facts', async () => {
    await expect(cards(page).first()).toContainText('downloads in 28 days');
    await expect.poll(() => areSideBySide(page)).toBe(true);
    const grid = await cards(page).first().innerText();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    expect(await page.evaluate(() => localStorage.getItem('postkit:show-layout'))).toBe('list');
    await expectNoAxeFindings(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(cards(page).first()).toContainText('downloads in 28 days');
    await expect.poll(() => areSideBySide(page)).toBe(false);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect(words(await cards(page).first().innerText())).toEqual(words(grid));
  });
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true });
  await test.step('SHOWS-015 a card opens its show, by pointer and by keyboard', async () => {
    await cards(page).filter({ hasText: 'Harbour Stories' }).click();
    await page.waitForURL(/\/harbour-fm\/shows\/\d+\/details$/);
    await page.goBack();
    await page.getByRole('searchbox').fill('MORNING');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'Grid' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The Morning Tide' })).toBeVisible();
  });
});

async function expectCoverFillsCard(page: Page): Promise<void> {
  const card = cards(page).filter({ hasText: 'The Morning Tide' });
  const cover = card.locator('img');
  await expect(cover).toHaveJSProperty('complete', true);
  const natural = await cover.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(natural[0]).toBeGreaterThan(0);
  expect(natural[0]).toBe(natural[1]);
  const [whole, image, title] = [
    await card.boundingBox(),
    await cover.boundingBox(),
    await card.getByText('The Morning Tide').boundingBox(),
  ];
  if (!whole || !image || !title) throw new Error('The card is not there.');
  // Everything except its border is the image.
  expect(whole.width - image.width).toBeLessThanOrEqual(2);
  expect(whole.height - image.height).toBeLessThanOrEqual(2);
  expect(title.y).toBeGreaterThan(image.y);
  expect(title.y + title.height).toBeLessThan(image.y + image.height);
}

test('SHOWS-018 SHOWS-019 many shows are one list without pages that only renders the cards in view', async ({
  page,
}) => {
  await withShows(page, (show) =>
    Array.from({ length: 600 }, (_, n) => ({
      ...show,
      id: n + 1,
      title: `Show ${String(n).padStart(3, '0')}`,
      last_playlist_date: 1_790_000_000 - n,
    })),
  );
  await new ShellPage(page).open();
  await expect(page.getByText('600 shows')).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(12);
  expect(await cards(page).count()).toBeLessThan(300);
  await page.getByRole('radio', { name: 'Grid' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(cards(page).filter({ hasText: 'Show 599' })).toBeVisible();
});
