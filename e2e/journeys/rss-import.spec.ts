import { readFile } from 'node:fs/promises';
import { startPodcastHost, type PodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import { RssImportPage } from '../pages/rss-import-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeShow } from '../support/make-content.ts';

let host: PodcastHost;

test.beforeAll(async () => {
  host = await startPodcastHost([
    { title: 'High water', pubDate: 'Mon, 05 Oct 2020 06:30:00 GMT' },
    { title: 'Low water', pubDate: 'Mon, 28 Sep 2020 06:30:00 GMT' },
    { title: 'Lost tape', pubDate: 'Mon, 21 Sep 2020 06:30:00 GMT', audio: '/lost.wav' },
    { title: 'A note to listeners', audio: null },
  ]);
});
test.afterAll(async () => host[Symbol.asyncDispose]());

test('IMPORT-001 IMPORT-002 IMPORT-004 a feed becomes the episodes of a show that the user chooses, whatever screen the page was opened from', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Tides of the harbour');
  const rss = new RssImportPage(page);
  const shell = new ShellPage(page);
  await shell.open(`/harbour-fm/shows/${show.id}/details`);
  await page.getByRole('heading', { level: 1, name: show.title }).waitFor();
  await test.step('the page preselects no show, also on a second visit', async () => {
    await shell.goTo('RSS Import');
    await expect(rss.heading).toBeVisible();
    await expect(page).toHaveTitle('Import RSS Feed');
    await expect(rss.begin).toBeVisible();
    await expect(rss.show).toHaveValue('');
    await rss.show.fill('Tides of');
    await page.getByRole('option', { name: show.title }).click();
    await expect(rss.show).toHaveValue(show.title);
    await shell.goTo('Tags');
    await expect(page.getByRole('heading', { level: 1, name: 'Global tags' })).toBeVisible();
    await shell.goTo('RSS Import');
    await expect(rss.show).toHaveValue('');
  });
  await test.step('the page loads shows and feeds', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await rss.open();
    expect(asked).toEqual(
      expect.arrayContaining([
        '/harbour-fm/api/v1/show/really_all.json',
        '/harbour-fm/api/v1/socialmediaconnection/',
      ]),
    );
  });
  await test.step('IMPORT-016 IMPORT-018 IMPORT-019 the button is busy, and the form empty after the start', async () => {
    await rss.fill(host.feed, show.title, [`${show.title} feed`]);
    await look(page, 'rss-import-filled');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v2/pw/', async (route) => {
      await held.promise;
      await route.continue();
    });
    await rss.begin.click();
    await expect(rss.begin.or(page.getByRole('button', { name: 'Reading the feed' }))).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(rss.url).not.toBeEditable();
    await look(page, 'rss-import-busy');
    held.resolve();
    await expect(page.getByText('Feed successfully submitted for import')).toBeVisible();
    await expect(rss.url).toHaveValue('');
    await expect(rss.show).toHaveValue('');
    await expect(rss.feeds).toContainText('Choose feeds');
  });
  const first = rss.imports.first();
  await expect(first).toContainText('Tide Tables');
  await expect(first).toContainText('2 episodes imported · 1 skipped · 1 failed');
  await first.getByRole('button', { name: /^Details/ }).click();
  await expect(first).toContainText('The address of its audio responded with status 404 (1)');
  await expect(first.getByRole('listitem')).toHaveText(['Lost tape', 'A note to listeners']);
  await expectNoAxeFindings(page);
  await look(page, 'rss-import-done');

  host.answer(
    '/lost.wav',
    (response) =>
      void fetch(`${host.origin}/audio/x.wav`).then(async (tone) => response.end(await tone.bytes())),
  );
  await first.getByRole('button', { name: 'Retry failed' }).click();
  await expect(first).toContainText('3 episodes imported · 1 skipped');
  const { playlists } = await client.episodes.list({
    show_id: show.id,
    type: 'published',
    sort: 'published',
    order: 'DESC',
  });
  expect(playlists.map(({ name, published }) => [name, published])).toEqual([
    ['High water', 1_601_879_400],
    ['Low water', 1_601_274_600],
    ['Lost tape', 1_600_669_800],
  ]);
});

test('a plan shows the outcome for each item, is narrowed and applied, and leaves a signed report', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Planned tides');
  await using planned = await startPodcastHost([
    {
      title: 'Spring tide',
      more: '<itunes:season>2</itunes:season><itunes:duration>2</itunes:duration><link>/spring</link>',
    },
    { title: 'Neap tide', more: '<itunes:season>1</itunes:season>' },
    { title: 'A letter', audio: null },
  ]);
  const rss = new RssImportPage(page);
  await rss.open();
  await rss.fill(planned.feed, show.title, [`${show.title} feed`]);
  await rss.plan.click();
  await expect(rss.planItems).toHaveCount(3);
  await expect(rss.planItems.filter({ hasText: 'Spring tide' })).toContainText('Loses the web page');
  await expect(rss.planItems.filter({ hasText: 'A letter' })).toContainText('No audio');
  await expect(page.getByRole('checkbox', { name: 'Import A letter' })).toBeDisabled();
  await expectNoAxeFindings(page);
  await look(page, 'rss-import-plan');
  expect((await client.episodes.list({ show_id: show.id })).total_count).toBe(0);

  await page.getByRole('button', { name: 'Season' }).click();
  await page.getByRole('option', { name: 'Season 1' }).click();
  await expect(rss.planItems).toHaveCount(1);
  await page.getByRole('button', { name: 'Choose none of them' }).click();
  await expect(page.getByText('1 of 3 items chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  const first = rss.imports.first();
  await expect(first).toContainText('1 episode imported · 2 skipped');
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Report' }).click();
  const report = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(report.items.map(({ title, note }: { title: string; note: string }) => [title, note])).toEqual([
    ['Spring tide', ''],
    ['Neap tide', 'It was not chosen'],
    ['A letter', 'It has no audio'],
  ]);
  expect(await client.imports.verifyReport(report)).toEqual({ is_genuine: true });
  expect(await client.imports.verifyReport({ ...report, title: 'Another' })).toEqual({ is_genuine: false });
});
