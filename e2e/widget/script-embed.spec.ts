import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';
import { recordLayoutShifts } from './layout-shift.ts';
import { servedSites } from './served-sites.ts';

const sites = servedSites();

function script(attributes = 'data-zone="12"') {
  return `<script src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" ${attributes}></script>`;
}

const hostile = `<style>
  * { font: 40px/3 "Comic Sans MS" !important; letter-spacing: 9px !important; color: red !important; text-transform: uppercase !important; }
  button, input, select, svg, div, section, a, p { all: unset !important; display: inline !important; width: 400px !important; height: 400px !important; background: lime !important; }
  main > * { transform: rotate(3deg) !important; opacity: .4 !important; visibility: hidden !important; display: none !important; }
</style>`;

test('KIT-027 a script tag becomes a player that plays', async ({ page }) => {
  const site = await sites.open(script());
  await page.goto(site.origin);
  const player = page.getByRole('region', {
    name: 'Audio player: Dredging the inner harbour: who pays, and who decides',
  });
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0');
});

test('KIT-029 it requests nothing from other hosts, and no audio before play', async ({ page }) => {
  const site = await sites.open(script());
  const strangers: string[] = [];
  const origins = [sites.station.origin, site.origin];
  page.on('request', (request) => {
    if (!origins.includes(new URL(request.url()).origin)) strangers.push(request.url());
  });
  await page.goto(site.origin);
  await expect(page.locator('.pk-player img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sites.station.asked().toSorted()).toEqual([
    '/cover.svg',
    '/harbour-fm/playlist/widget.json?zone=12&page=1&limit=1',
    '/widget/v4/embed.js',
    '/widget/v4/extras.js',
  ]);
  expect(strangers).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => sites.station.asked()).toContain('/audio/0.wav');
});

test('nothing in the page shifts', async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  const site = await sites.open(script('data-zone="12" data-full data-albumart data-hashtags'));
  await page.goto(site.origin);
  await expect(page.getByRole('list', { name: 'Episodes' }).getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // Less than a hundredth of a pixel of a full page: a digit of the clock may be a fraction wider than the previous one. The sum of
  // such shifts would depend on how long it plays.
  expect(Math.max(0, ...(await shifts()))).toBeLessThan(0.00001);
});

test('hostile style rules of the page do not affect it', async ({ page }) => {
  const site = await sites.open(script(), { head: hostile });
  await page.goto(site.origin);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  expect(await play.boundingBox()).toMatchObject({ width: 48, height: 48 });
  expect(await page.locator('.pk-player').boundingBox()).toMatchObject({ height: 181 });
  await expect(page.locator('.pk-player-title')).toHaveCSS('font-size', '16px');
  await expect(page.locator('.pk-player-title')).toHaveCSS('text-transform', 'none');
  await expect(page.locator('.pk-player-title')).toHaveCSS('letter-spacing', 'normal');
});

test('it complies with a strict policy of the page', async ({ page }) => {
  const { origin } = sites.station;
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin}; media-src ${origin}; style-src 'none'`;
  const site = await sites.open(script(), { policy });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text()) && !message.text().includes('favicon'))
      violations.push(message.text());
  });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('.pk-player')).toHaveCSS('background-color', 'rgb(249, 250, 248)');
  expect(violations).toEqual([]);
});

test('several players share one file, and one plays at a time', async ({ page }) => {
  const site = await sites.open(script() + script('data-episode="899" data-theme="dark"'));
  await page.goto(site.origin);
  const [first, second] = [page.locator('postkit-player').first(), page.locator('postkit-player').last()];
  await first.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(first.getByRole('button', { name: 'Pause' })).toBeVisible();
  await second.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(sites.station.asked().filter((path) => path.endsWith('embed.js'))).toHaveLength(1);
});

for (const look of [
  '',
  'data-full data-theme="dark" data-shownotes data-hashtags',
  'data-mode="mini"',
  'data-vertical data-theme="custom" data-background="777777" data-play_button="808080"',
]) {
  test(`axe finds nothing in: ${look || 'the plain player'}`, async ({ page }) => {
    const site = await sites.open(script(`data-zone="12" ${look}`));
    await page.goto(site.origin);
    await expect(page.locator('.pk-player[data-status="ready"]')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
