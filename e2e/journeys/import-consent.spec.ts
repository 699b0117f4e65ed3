import type { Browser, Page } from '@playwright/test';
import { startMailServer, type TestMailServer } from '../../apps/station/src/testing/mail-server.ts';
import { type PodcastHost, startPodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import { RssImportPage } from '../pages/rss-import-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { makeShow } from '../support/make-content.ts';
import { openOwnStation, type OpenStation } from '../support/open-own-station.ts';
import { expect, test } from '../support/test.ts';

const owner = 'owner@old.example';
let mail: TestMailServer;
let station: OpenStation;
let host: PodcastHost;

test.beforeAll(async ({ browser }) => {
  mail = await startMailServer();
  const env = {
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'post@harbour.example',
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
  };
  station = await openOwnStation(browser, env);
  host = await startPodcastHost([]);
});
test.afterAll(async () => {
  await station[Symbol.asyncDispose]();
  await mail.close();
  await host[Symbol.asyncDispose]();
});

/** Serves a locked podcast with one episode, and starts its import into a show of its own. */
async function begin(title: string): Promise<RssImportPage> {
  const item = `<item><title>Fog of ${title}</title><enclosure url="/audio/fog-${title}.wav" type="audio/wav"/></item>`;
  const channel = `<title>${title}</title><podcast:locked owner="${owner}">yes</podcast:locked>${item}`;
  host.answer(`/${title}.xml`, (response) => response.end(`<rss><channel>${channel}</channel></rss>`));
  const show = await makeShow(station.client, `Show of ${title}`);
  const rss = new RssImportPage(station.page);
  await rss.open();
  await rss.fill(`${host.origin}/${title}.xml`, show.title, [`${show.title} feed`]);
  await rss.begin.click();
  await expect(rss.imports.first()).toContainText('Waiting for the owner');
  await expect(rss.imports.first()).toContainText(owner);
  return rss;
}

/** Opens the mailed link in the owner's browser, who has no account. */
async function openMailedLink(browser: Browser): Promise<{ page: Page; close(): Promise<void> }> {
  const { to, source } = await mail.next();
  expect(to).toEqual([owner]);
  const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const { pathname, search } = new URL(/https?:\/\/\S+import-consent\S+/.exec(text)?.[0] ?? '');
  const context = await browser.newContext({ baseURL: station.own.url });
  const page = await context.newPage();
  await page.goto(pathname + search);
  return { page, close: () => context.close() };
}

test('a locked podcast is imported after its owner allows it at the mailed link', async ({ browser }) => {
  const rss = await begin('Tides');
  await look(station.page, 'import-awaits-owner');
  const { page, close } = await openMailedLink(browser);
  await expect(page.getByRole('heading', { level: 1, name: 'Allow the import of Tides?' })).toBeVisible();
  await expect(page.getByText(`from ${host.origin}/Tides.xml`)).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'import-consent');
  expect(host.asked('/audio/fog-Tides.wav')).toBe(0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Allow the import' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The import is allowed' })).toBeVisible();
  await look(page, 'import-allowed');
  await expect(rss.imports.first()).toContainText('1 episode imported');
  expect(host.asked('/audio/fog-Tides.wav')).toBe(1);
  await close();
});

test('an import that the owner of a locked podcast declines ends without an episode, and its link is void', async ({
  browser,
}) => {
  const rss = await begin('Storms');
  const { page, close } = await openMailedLink(browser);
  const link = page.url();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The import is declined' })).toBeVisible();
  await look(page, 'import-declined');
  await expect(rss.imports.first()).toContainText('Cancelled');
  await expect(rss.imports.first()).toContainText('The owner of the podcast did not allow the import');
  await expect(rss.imports.first()).toContainText('1 skipped');
  await look(station.page, 'import-declined-by-owner');
  expect(host.asked('/audio/fog-Storms.wav')).toBe(0);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  await close();
});
