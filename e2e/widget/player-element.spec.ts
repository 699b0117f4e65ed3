import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();

test.beforeEach(() => {
  sites.station.answer(Array.from({ length: 7 }, (_, n) => widgetEpisode(n)));
});

const script = (attributes = '') =>
  `<script ${attributes} src="${sites.station.origin}/widget/v4/embed.js"></script>`;
const ready = (page: Page) =>
  expect(page.locator('postkit-player .pk-player[data-status=ready]')).toBeVisible();

async function open(page: Page, body: string, head = script()) {
  const site = await sites.open(body, { head });
  await page.goto(site.origin);
}

test('the element is a player: its attributes choose it, and its link is for readers without scripts', async ({
  page,
}) => {
  await open(
    page,
    '<postkit-player station="harbour-fm" zone="12" theme="dark" start="2"><a href="/listen">Listen</a></postkit-player>',
  );
  await ready(page);
  await expect(page.getByRole('link', { name: 'Listen' })).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuetext',
    '0:02 of 0:03',
  );
  expect(
    await page.locator('postkit-player').evaluate((player) => player.getBoundingClientRect().height),
  ).toBe(181);
});

for (const kind of ['', 'async', 'type="module"']) {
  test(`the element works with a script in the head that has ${kind || 'no attributes'}, also when it is added later`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await open(page, '<div id="app"></div>', script(kind));
    await page.evaluate(() => {
      const player = document.createElement('postkit-player');
      Object.assign(player, { station: 'harbour-fm', zone: 12, full: true });
      document.querySelector('#app')?.append(player);
    });
    await ready(page);
    await expect(page.getByRole('list', { name: 'Episodes' })).toBeVisible();
    expect(await page.locator('postkit-player').getAttribute('zone')).toBe('12');
    expect(warnings).toEqual([]);
  });
}

test('it plays, pauses and seeks by methods, and emits events', async ({ page }) => {
  await open(
    page,
    '<postkit-player station="harbour-fm" zone="12"></postkit-player><button id="go">Go</button>',
  );
  await page.evaluate(() => {
    const seen: string[] = [];
    const player = document.querySelector('postkit-player');
    for (const name of ['ready', 'play', 'pause', 'seeked', 'timeupdate', 'ended'])
      player?.addEventListener(name, () => seen.push(name));
    Object.assign(globalThis, { seen, player });
  });
  const seen = () => page.evaluate(() => Reflect.get(globalThis, 'seen') as string[]);
  const call = (name: string, value?: number) =>
    page.evaluate(
      ([method, argument]) => Reflect.get(globalThis, 'player')[String(method)](argument),
      [name, value],
    );
  await page.locator('#go').click();
  // Before the list is here, too.
  await call('play');
  await expect.poll(seen).toEqual(expect.arrayContaining(['play', 'timeupdate']));
  await call('pause');
  await expect.poll(seen).toContain('pause');
  await call('seek', 2);
  await expect.poll(seen).toContain('seeked');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'player').audio.currentTime)).toBe(2);
  await call('play');
  await expect.poll(seen).toContain('ended');
});

test('a changed attribute or property changes the player, and the old one stops', async ({ page }) => {
  await open(page, '<postkit-player station="harbour-fm" zone="12"></postkit-player>');
  await ready(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const old = await page.evaluateHandle(
    () => Reflect.get(document.querySelector('postkit-player') ?? {}, 'audio') as HTMLAudioElement,
  );
  sites.station.forget();
  await page.locator('postkit-player').evaluate((player) => {
    Object.assign(player, { zone: null, episode: 899, mode: 'mini' });
  });
  await expect(page.locator('.pk-player[data-mode=mini]')).toBeVisible();
  await expect(page.locator('.pk-player')).toHaveCount(1);
  await expect
    .poll(() => sites.station.asked().filter((path) => path.includes('widget.json')))
    .toEqual(['/harbour-fm/playlist/widget.json?playlist_id=899&page=1&limit=1']);
  expect(await old.evaluate((audio) => audio.paused)).toBe(true);
  expect(
    await page.locator('postkit-player').evaluate((player) => player.getBoundingClientRect().height),
  ).toBe(91);
});

test('it survives a move in the page, which styles its parts and itself', async ({ page }) => {
  await open(
    page,
    '<div id="one"><postkit-player station="harbour-fm" zone="12"></postkit-player></div><div id="two"></div>',
    `${script()}<style>postkit-player { margin-top: 33px } postkit-player::part(title) { font-size: 21px } postkit-player::part(play) { border-radius: 4px }</style>`,
  );
  await ready(page);
  await expect(page.locator('postkit-player')).toHaveCSS('margin-top', '33px');
  await expect(page.locator('.pk-player-title')).toHaveCSS('font-size', '21px');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCSS('border-radius', '4px');
  await page.evaluate(() =>
    document.querySelector('#two')?.append(document.querySelector('postkit-player') ?? ''),
  );
  await ready(page);
  await expect(page.locator('.pk-player')).toHaveCount(1);
});

test('it emits an error when its list cannot be loaded', async ({ page }) => {
  sites.station.answer(503);
  await open(
    page,
    '<postkit-player station="harbour-fm" zone="12"></postkit-player>',
    `<script>addEventListener('error', () => globalThis.failed = true, true)</script>${script()}`,
  );
  await expect(page.getByRole('alert')).toContainText('This player could not be loaded.');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'failed'))).toBe(true);
});
