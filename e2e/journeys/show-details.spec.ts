import { stat } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { EmbedDialog } from '../pages/embed-dialog.ts';
import { fillDate } from '../pages/fill-segments.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow } from '../support/make-content.ts';
import { stationDay } from '../support/station-day.ts';

const station = 'harbour-fm';

test('EPLIST-014 EPLIST-022 EPLIST-025 a show opens with its header and its columns', async ({
  page,
  client,
}) => {
  const [show] = (await client.shows.list()).filter(({ title }) => title === 'The Morning Tide');
  if (!show) throw new Error('The demo show is gone.');
  const details = new ShowDetailsPage(page);
  await page.goto(`/${station}/shows/${show.id}`);
  await page.waitForURL(`**/shows/${show.id}/details`);
  await test.step('EPLIST-028 EPLIST-037 the table has its columns, and shows what is published', async () => {
    await expect(details.table.getByRole('columnheader')).toHaveText([
      'Select all',
      'Name',
      'Status',
      'Time',
      'Date',
      'Description',
      'Tags',
      'Links',
      'Downloads',
      'Actions',
    ]);
    await expect(details.status).toHaveText(/Published/);
  });
  await expect(details.search).toBeVisible();
  await expect(details.date).toBeVisible();
  await test.step('EPLIST-026 the cover has the number of published episodes', async () => {
    await expect(page.getByRole('figure')).toHaveText(`${show.counters.published} published episodes`);
  });
  await expect(details.rows.first()).toBeVisible();
  await look(page, 'show');
  await test.step('EPLIST-024 Create new episode opens the editor', async () => {
    await page.getByRole('button', { name: 'Create new episode' }).click();
    await page.waitForURL(`**/shows/${show.id}/episodes/0/edit-audio/audio-editor`);
    await page.goBack();
  });
  await test.step('EPLIST-023 Edit show opens the settings of the show', async () => {
    await page.getByRole('button', { name: 'Edit show' }).click();
    await page.waitForURL(`**/${station}/shows/edit/${show.id}/basic-info`);
    await page.goBack();
  });
  await test.step('EPLIST-021 the arrow leads back to all shows', async () => {
    await page.getByRole('link', { name: 'Back to all shows' }).click();
    await page.waitForURL(`**/${station}/shows`);
  });
});

test('EPLIST-027 EPLIST-042 EPLIST-045 a row offers the actions that its status allows', async ({
  page,
  client,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const show = await makeShow(client);
  const episode = await makePublished(client, show, 'On the air');
  await makeEpisode(client, show, { name: 'In the drawer' });
  const details = new ShowDetailsPage(page);
  await details.open(station, show.id);

  await details.openMenu('On the air');
  await expect(details.menuItems).toHaveText([
    'Unpublish',
    'Edit',
    'Download Audio',
    'Make a clip',
    'Embed Code',
    'Sharing URL',
    'Receipts',
    'Replace audio…',
    'Audio versions',
  ]);
  await page.keyboard.press('Escape');

  await test.step('EPLIST-047 Sharing URL has the address to copy', async () => {
    await details.choose('On the air', 'Sharing URL');
    const sharing = details.dialog('Sharing URL');
    await sharing.getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(episode.short_url);
    expect((await fetch(copied)).status).toBe(200);
    await sharing.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('EPLIST-048 EPLIST-128 EPLIST-129 Download as offers the mp3 and the aac', async () => {
    for (const format of ['mp3', 'aac'] as const) await download(page, details, format, episode.playlist_id);
  });

  const embed = new EmbedDialog(page);
  await test.step('EPLIST-049 Embed Code shows the player', async () => {
    await details.choose('On the air', 'Embed Code');
    await expect(embed.dialog.locator('iframe')).toBeVisible();
  });
  await test.step('WIDGET-004 the player of one episode can be designed, but has no type to choose', async () => {
    await embed.dialog.locator('summary', { hasText: 'Design' }).click();
    await embed.dialog.getByText('Vertical', { exact: true }).click();
    await look(page, 'embed-design');
    await expect(embed.dialog.getByRole('textbox', { name: 'Embed code' })).toHaveValue(/ data-vertical/);
    await expect(embed.dialog.getByRole('radiogroup', { name: 'Widget type' })).toHaveCount(0);
    await embed.dialog.getByText('Vertical', { exact: true }).click();
  });
  await expect(embed.dialog.getByText('Paste the code where the player should appear.')).toBeVisible();
  await expect(embed.dialog.locator('iframe')).toHaveAttribute('width', '700');
  await expect(embed.dialog.locator('iframe')).toHaveAttribute('height', '467');
  await embed.close();

  await fillDate(details.date, (await stationDay(client, -1)).date);
  await expect(page.getByText('No results')).toBeVisible();
  await fillDate(details.date, (await stationDay(client, 0)).date);
  await expect(details.row('On the air')).toBeVisible();
  await page.getByRole('button', { name: 'Any date' }).click();

  await details.showStatus('Draft');
  await details.openMenu('In the drawer');
  await expect(details.menuItems.filter({ hasText: 'Embed Code' })).toContainText(
    'Only for published episodes.',
  );
  await page.keyboard.press('Escape');

  await client.episodes.setUnpublished([episode.playlist_id], true);
  await details.showStatus('Unpublished');
  await details.openMenu('On the air');
  await test.step('EPLIST-043 an unpublished episode cannot be unpublished again', () =>
    expect(details.menuItems).toHaveText([
      /^Edit/,
      /^Download Audio/,
      'Make a clip',
      /^Embed Code/,
      /^Sharing URL/,
      'Receipts',
      'Audio versions',
      /^Delete/,
    ]));
});

async function download(
  page: Page,
  details: ShowDetailsPage,
  format: 'mp3' | 'aac',
  id: number,
): Promise<void> {
  await details.choose('On the air', 'Download Audio');
  const dialog = details.dialog('Download as');
  // A tab that only downloads closes at once, so the browser reports the file in either tab.
  const downloading = Promise.race([
    page.waitForEvent('download'),
    new Promise<Download>((resolve) => page.context().once('page', (tab) => tab.once('download', resolve))),
  ]);
  await dialog.getByRole('button', { name: format.toUpperCase() }).click();
  const file = await downloading;
  expect(new URL(file.url()).pathname).toBe(`/${station}/playlist/dl/${id}.${format}`);
  expect((await stat(await file.path())).size).toBeGreaterThan(10_000);
}
