import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();

const chapters = [
  { start: 0, title: 'Good morning' },
  { start: 1, title: 'The dredger' },
  { start: 2, title: 'Ferries' },
];

test.beforeEach(() => {
  sites.station.answer([widgetEpisode(0, { chapters, transcript_url: '/transcript.vtt' }), widgetEpisode(1)]);
  sites.station.respondTranscript(200);
});

const frame = (query = '', hash = '') =>
  `${sites.station.origin}/widget/v4/player.html?station=harbour-fm&zone=12${query}${hash}`;
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

for (const [query, hash] of [
  ['&start=0:02', ''],
  ['&t=2', ''],
  ['', '#t=2s'],
  ['&start=1', '#t=2'],
] as const) {
  test(`a frame with ${query}${hash} starts at second 2`, async ({ page }) => {
    await page.goto(frame(query, hash));
    await expect(position(page)).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
    await page.evaluate(() => {
      const audio = document.querySelector('audio');
      audio?.addEventListener('playing', () => Reflect.set(globalThis, 'first', audio.currentTime));
    });
    expect(sites.station.asked().filter((path) => path.startsWith('/audio/'))).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'first'))).toBeGreaterThanOrEqual(2);
  });
}

test('a new fragment moves the frame, and the next episode starts at its beginning', async ({ page }) => {
  await page.goto(frame('&full=true', '#t=2'));
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
  await page.evaluate(() => {
    location.hash = '#t=1';
  });
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:01 of 0:03');
  await page.getByRole('list', { name: 'Episodes' }).getByRole('button').nth(1).click();
  await page.evaluate(() => document.querySelector('audio')?.pause());
  await expect(page.locator('.pk-player-title')).toHaveText('The last lighthouse keeper');
  expect(await page.evaluate(() => document.querySelector('audio')?.currentTime)).toBeLessThan(1);
});

test('a script with data-start starts there', async ({ page }) => {
  const site = await sites.open(
    `<script src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12" data-start="0:02"></script>`,
  );
  await page.goto(site.origin);
  await expect(position(page)).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
});

test('chapters open on request, play at a press, and mark the current one', async ({ page }) => {
  await page.goto(frame());
  const toggle = page.getByRole('button', { name: 'Chapters and transcript' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const rows = page.getByRole('list', { name: 'Chapters' }).getByRole('button');
  await expect(rows).toHaveText(['0:00Good morning', '0:01The dredger', '0:02Ferries']);
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await rows.nth(2).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(rows.first()).toHaveAttribute('aria-current', 'false');
  await toggle.click();
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeHidden();
});

test('the transcript loads when it is first shown, plays at a press, and follows', async ({ page }) => {
  await page.goto(frame());
  await page.getByRole('button', { name: 'Chapters and transcript' }).click();
  expect(sites.station.asked()).not.toContain('/transcript.vtt');
  await page.getByRole('button', { name: 'Transcript', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Transcript' }).getByRole('button');
  await expect(rows).toHaveText([
    '0:00Ines Good morning from the <inner> harbour.',
    '0:01The dredger is late.',
    '0:02Tom It always is.',
  ]);
  await rows.nth(1).click();
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  const { violations } = await new AxeBuilder({ page }).disableRules(['page-has-heading-one']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a long transcript keeps the current words in view, until the listener scrolls it', async ({ page }) => {
  const list = Array.from({ length: 60 }, (_, n) => ({ start: n * 10, title: `Part ${n}` }));
  sites.station.answer([widgetEpisode(0, { duration: 600, chapters: list })]);
  await page.goto(frame());
  await page.getByRole('button', { name: 'Chapters', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Chapters' }).getByRole('button');
  await position(page).press('End');
  await expect(rows.nth(59)).toBeInViewport();
  await page.getByRole('list', { name: 'Chapters' }).hover();
  await page.mouse.wheel(0, -5000);
  await expect(rows.first()).toBeInViewport();
  await position(page).press('Home');
  await position(page).press('End');
  await expect(rows.nth(59)).toHaveAttribute('aria-current', 'true');
  await expect(rows.first()).toBeInViewport();
});

test('a transcript that does not load says so, and loads again', async ({ page }) => {
  sites.station.respondTranscript(503);
  await page.goto(frame());
  await page.getByRole('button', { name: 'Chapters and transcript' }).click();
  await page.getByRole('button', { name: 'Transcript', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The transcript could not be loaded.');
  sites.station.respondTranscript(200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Transcript' })).toBeVisible();
});

test('an episode without chapters and transcript has no such button', async ({ page }) => {
  sites.station.answer([widgetEpisode(0, { chapters: chapters.slice(0, 1) })]);
  const extras = page.waitForResponse(/extras\.js$/);
  await page.goto(frame());
  await extras;
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: /Chapters|Transcript/ })).toHaveCount(0);
});

test('the page around a script makes room for the panel', async ({ page }) => {
  const site = await sites.open(
    `<script src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12"></script>`,
  );
  await page.goto(site.origin);
  const top = async () => (await page.locator('#after').boundingBox())?.y ?? 0;
  const before = await top();
  await page.getByRole('button', { name: 'Chapters and transcript' }).click();
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
  const panel = await page.locator('.pk-player-panel').boundingBox();
  expect(await top()).toBeCloseTo(before + (panel?.height ?? 0), 0);
});

for (const width of [320, 700]) {
  test(`the panel fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(frame());
    await page.getByRole('button', { name: 'Chapters and transcript' }).click();
    await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
    expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
    const [row, last] = await Promise.all(
      ['.pk-player-transport', '.pk-player-transport > :last-child'].map((name) =>
        page.locator(name).boundingBox(),
      ),
    );
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 8);
  });
}
