import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import type { Served } from './serve.ts';
import { servedSites } from './served-sites.ts';
import { widgetEpisode } from './widget-episodes.ts';

const sites = servedSites();
let site: Served | undefined;

test.beforeEach(() => {
  sites.station.answer([widgetEpisode(0)]);
  sites.station.respondAudio(200);
  sites.station.wantReports(true);
});

const script = () =>
  `<script src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12"></script>`;

/** Opens a page with players, and waits for the extras, which report. */
async function open(page: Page, body: string) {
  site = await sites.open(body);
  const extras = page.waitForResponse(/extras\.js$/);
  await page.goto(site.origin);
  await (await extras).finished();
}

/** Reports that the station received, as the parts of their queries. */
const reports = () =>
  sites.station
    .asked()
    .filter((path) => path.startsWith('/harbour-fm/embeds/report?'))
    .map((path) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));

const version = expect.stringMatching(/^4-[\da-f]{8}$/);

test('a page view is reported once, when the visitor leaves, and without cookies', async ({ page }) => {
  await page.context().addCookies([{ name: 'secret', value: '1', url: sites.station.origin }]);
  let cookie: string | undefined;
  page.on('request', async (request) => {
    if (request.url().includes('/embeds/report')) cookie = (await request.allHeaders())['cookie'];
  });
  await open(page, `${script()}${script()}<postkit-player station="harbour-fm" zone="12"></postkit-player>`);
  await expect(page.locator('.pk-player[data-status=ready]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  expect(reports()).toEqual([]);
  const origin = site?.origin;
  await page.goto('about:blank');
  // The kind is that of the player that was ready first.
  const kind = expect.stringMatching(/^(script|element)$/);
  await expect.poll(reports).toEqual([{ version, kind, errors: '', site: origin }]);
  expect(cookie).toBeUndefined();
});

test('an element and a frame report their kind, and the frame the site around it', async ({ page }) => {
  await open(
    page,
    '<postkit-player station="harbour-fm" zone="12"></postkit-player>' +
      `<script src="${sites.station.origin}/widget/v4/embed.js"></script>`,
  );
  await page.goto('about:blank');
  await expect.poll(reports).toMatchObject([{ kind: 'element' }]);
  await site?.close();
  sites.station.forget();
  await open(
    page,
    `<iframe title="Player" src="${sites.station.origin}/widget/v4/player.html?station=harbour-fm&amp;zone=12"></iframe>`,
  );
  const origin = site?.origin;
  await expect(page.frameLocator('iframe').locator('.pk-player[data-status=ready]')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(reports).toEqual([{ version, kind: 'frame', errors: '', site: origin }]);
});

test('errors are part of the report: nothing to play, and an episode that does not play', async ({
  page,
}) => {
  sites.station.answer(404);
  await open(page, script());
  await page.goto('about:blank');
  await expect.poll(reports).toMatchObject([{ errors: 'empty' }]);
  await site?.close();
  sites.station.forget();
  sites.station.answer([widgetEpisode(0)]);
  sites.station.respondAudio(500);
  await open(page, script());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(reports).toMatchObject([{ errors: 'audio' }]);
});

test('a station that wants no reports gets none, and neither does a player without a site around it', async ({
  page,
}) => {
  sites.station.wantReports(false);
  await open(page, script());
  await page.goto('about:blank');
  sites.station.wantReports(true);
  const extras = page.waitForResponse(/extras\.js$/);
  await page.goto(`${sites.station.origin}/widget/v4/player.html?station=harbour-fm&zone=12`);
  await (await extras).finished();
  // A later view of another page shows that the earlier ones sent nothing.
  await site?.close();
  await open(page, script());
  const origin = site?.origin;
  await page.goto('about:blank');
  await expect.poll(reports).toEqual([{ version, kind: 'script', errors: '', site: origin }]);
});
