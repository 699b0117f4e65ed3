import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import type { Served } from './serve.ts';
import { servedSites } from './served-sites.ts';

const sites = servedSites();
let site: Served | undefined;

const tag = (attributes = '') =>
  `<script ${attributes} src="${sites.station.origin}/widget/v4/embed.js" data-station="harbour-fm" data-zone="12"></script>`;

async function open(page: Page, body: string, head = '') {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  site = await sites.open(body, { head });
  await page.goto(site.origin);
  return warnings;
}

for (const kind of ['async', 'defer', 'type="module"', 'type="module" async']) {
  test(`a script with ${kind} becomes a player in its place`, async ({ page }) => {
    const warnings = await open(page, `<p id="before">Before.</p>${tag(kind)}`);
    await expect(page.locator('#before + postkit-player .pk-player[data-status=ready]')).toBeVisible();
    await expect(page.locator('postkit-player')).toHaveCount(1);
    expect(warnings).toEqual([]);
  });
}

test('two modules become two players', async ({ page }) => {
  await open(page, `${tag('type="module"')}${tag('type="module"')}`);
  await expect(page.locator('postkit-player .pk-player[data-status=ready]')).toHaveCount(2);
});

for (const mode of ['open', 'closed'] as const) {
  test(`a script in a shadow tree that is ${mode} becomes a player, or says what to do`, async ({ page }) => {
    const warnings = await open(
      page,
      `<div id="host"></div><script>
        const script = document.createElement('script');
        script.src = '${sites.station.origin}/widget/v4/embed.js';
        Object.assign(script.dataset, { station: 'harbour-fm', zone: '12' });
        document.querySelector('#host').attachShadow({ mode: '${mode}' }).append(script);
      </script>`,
    );
    if (mode === 'open') await expect(page.locator('#host .pk-player[data-status=ready]')).toBeVisible();
    else
      await expect
        .poll(() => warnings)
        .toEqual([expect.stringMatching(/closed shadow root\. Use <postkit-player> instead/)]);
    expect(warnings).toHaveLength(mode === 'open' ? 0 : 1);
  });
}

test('a script in the head says once that it belongs in the body', async ({ page }) => {
  const warnings = await open(page, '', tag());
  expect(warnings).toEqual([
    expect.stringMatching(/^PostKit: This script is in <head>\. Use <postkit-player> instead/),
  ]);
  await expect(page.locator('postkit-player')).toHaveCount(0);
});

test('a script without a station says so, and shows an empty player', async ({ page }) => {
  const warnings = await open(
    page,
    `<script src="${sites.station.origin}/widget/v4/embed.js" data-zone="12"></script>`,
  );
  expect(warnings).toEqual([expect.stringMatching(/has no data-station/)]);
  await expect(page.getByRole('alert')).toHaveText('This player has nothing to play.');
});

const link = '<a href="https://post.example/harbour-fm/listen/" data-postkit>Harbour FM</a>';

test('the link of the embed code stays for readers without scripts, and the player replaces it', async ({
  page,
  browser,
}) => {
  await open(page, `<a href="#">Other</a>${link}${tag()}`);
  await expect(page.locator('.pk-player[data-status=ready]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbour FM' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Other' })).toBeVisible();
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const plain = await reader.newPage();
  await plain.goto(site?.origin ?? '');
  await expect(plain.getByRole('link', { name: 'Harbour FM' })).toBeVisible();
  await reader.close();
});
