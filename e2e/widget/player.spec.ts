import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();

test.beforeEach(() => {
  sites.station.answer(Array.from({ length: 7 }, (_, n) => widgetEpisode(n)));
  sites.station.respondAudio(200);
});

function open(page: Page, query: string) {
  return page.goto(`${sites.station.origin}/widget/v4/player.html?station=harbour-fm&zone=12&${query}`);
}

test('KIT-029 the gallery plays the clicked episode, and marks it', async ({ page }) => {
  await open(page, 'full=true');
  const episodes = page.getByRole('list', { name: 'Episodes' }).getByRole('button');
  await expect(episodes).toHaveCount(7);
  await expect(episodes.first()).toHaveAttribute('aria-current', 'true');
  await episodes.nth(2).click();
  await expect(episodes.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.pk-player-title')).toHaveText('Ferries at midnight');
  await expect.poll(() => sites.station.asked()).toContain('/audio/2.wav');
  expect(sites.station.asked()).not.toContain('/audio/0.wav');
});

test('continues with the next episode when one ends', async ({ page }) => {
  await open(page, 'full=true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('.pk-player-title')).toHaveText('The last lighthouse keeper');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Now playing: The last lighthouse keeper');
});

test('keeps playing the newest episode when autoplay is live', async ({ page }) => {
  await open(page, 'autoplay=live');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  sites.station.answer([
    widgetEpisode(0, { playlist_id: 990, name: 'Just in', audio_url: '/audio/new.wav' }),
  ]);
  await expect(page.locator('.pk-player-title')).toHaveText('Just in');
  await expect.poll(() => sites.station.asked()).toContain('/audio/new.wav');
});

test('the keyboard reaches and moves everything', async ({ page }) => {
  sites.station.answer([widgetEpisode(0, { duration: 1450 })]);
  await open(page, '');
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toBeEnabled();
  const reached: (string | null)[] = [];
  for (let n = 0; n < 8; n++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect(reached).toEqual([
    'Share',
    'Position',
    'Back 10 seconds',
    'Play',
    'Forward 30 seconds',
    'Speed',
    'Mute',
    'Volume',
  ]);

  await position.focus();
  const presses = [
    ['ArrowRight', '0:05 of 24:10'],
    ['PageUp', '0:35 of 24:10'],
    ['ArrowLeft', '0:30 of 24:10'],
    ['PageDown', '0:00 of 24:10'],
    ['End', '24:10 of 24:10'],
    ['Home', '0:00 of 24:10'],
  ] as const;
  for (const [key, text] of presses) {
    await page.keyboard.press(key);
    await expect(position).toHaveAttribute('aria-valuetext', text);
  }
  await page.getByRole('button', { name: 'Forward 30 seconds' }).press('Enter');
  await expect(position).toHaveAttribute('aria-valuetext', '0:30 of 24:10');
  await page.getByRole('button', { name: 'Back 10 seconds' }).press('Enter');
  await expect(position).toHaveAttribute('aria-valuetext', '0:20 of 24:10');
  expect(sites.station.asked().filter((path) => path.startsWith('/audio/'))).toEqual([]);
});

test('a drag of the bar seeks once, where it ends', async ({ page }) => {
  await open(page, '');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.evaluate(() => {
    const seeks: number[] = [];
    Reflect.set(globalThis, 'seeks', seeks);
    const audio = document.querySelector('audio');
    audio?.addEventListener('seeking', () => seeks.push(audio.currentTime));
  });
  const box = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!box) throw new Error('The bar is not on screen.');
  await page.mouse.move(box.x + 10, box.y + 14);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 14, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2, box.y + 14, { steps: 4 });
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '0:01 of 0:03',
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seeks'))).toEqual([]);
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => new Set(Reflect.get(globalThis, 'seeks')).size)).toBe(1);
  expect(await page.evaluate(() => document.querySelector('audio')?.currentTime)).toBeCloseTo(1.5, 1);
});

test('speed, mute and volume are the element’s own', async ({ page }) => {
  await open(page, '');
  const hearing = () =>
    page.evaluate(() => {
      const { playbackRate, muted, volume } = document.querySelector('audio') ?? new Audio();
      return { playbackRate, muted, volume };
    });
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  expect(await hearing()).toEqual({ playbackRate: 1.5, muted: true, volume: 1 });
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  await expect.poll(hearing).toEqual({ playbackRate: 1.5, muted: false, volume: 0.05 });
});

test('a click on play before the episodes load takes effect once they have', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/widget.json?*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Loading');
  release();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
    .toBeGreaterThan(0);
});

test('reports an episode that cannot be played, and retries', async ({ page }) => {
  sites.station.respondAudio(500);
  await open(page, '');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This episode cannot be played now.');
  sites.station.respondAudio(200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).not.toHaveValue('0');
});

test('reports a list that cannot be read, and retries', async ({ page }) => {
  sites.station.answer(503);
  await open(page, '');
  await expect(page.getByRole('alert')).toContainText('This player could not be loaded.');
  sites.station.answer([widgetEpisode(1)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.pk-player-title')).toHaveText('The last lighthouse keeper');
});

for (const [state, list] of [
  ['an unknown zone', 404],
  ['a zone without episodes', []],
] as const) {
  test(`says that there is nothing to play: ${state}`, async ({ page }) => {
    sites.station.answer(list === 404 ? list : [...list]);
    await open(page, '');
    await expect(page.getByRole('alert')).toHaveText('This player has nothing to play.');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeDisabled();
  });
}

for (const [query, height] of [
  ['', 181],
  ['mode=mini', 91],
  ['full=true', 520],
  ['albumart=true&visualization=true&hashtags=true&shownotes=true', 537],
  ['episode=31&gallery=true', 275],
  ['visualization=true', 196],
  ['vertical=true&full=true', 730],
] as const) {
  test(`is ${height} px high at every width, with ${query || 'no option'}`, async ({ page }) => {
    await open(page, query);
    await expect(page.locator('.pk-player[data-status="ready"]')).toBeVisible();
    for (const width of [700, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const size = () =>
        page.evaluate(() => [
          document.querySelector('.pk-player')?.getBoundingClientRect().height,
          document.body.scrollWidth,
        ]);
      await expect.poll(size).toEqual([height, width]);
    }
  });
}
