import { stat } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { EmbedDialog } from '../pages/embed-dialog.ts';
import { fillDate } from '../pages/fill-segments.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow, shortEvents } from '../support/make-content.ts';
import { stationDay } from '../support/station-day.ts';

const station = 'harbour-fm';

test('EPLIST-014 EPLIST-022 EPLIST-025 a show opens with its header and its columns', async ({ page, client }) => {
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
    await expect(page.getByRole('figure')).toContainText(String(show.counters.published));
  });
  await expect(details.rows.first()).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'show');
  await test.step('EPLIST-024 Create new episode opens the editor', async () => {
    await page.getByRole('button', { name: 'Create new episode' }).click();
    await page.waitForURL(`**/shows/${show.id}/episodes/0/edit-audio/audio-editor`);
    await page.goBack();
  });
  await test.step('EPLIST-021 the arrow leads back to all shows', async () => {
    await page.getByRole('link', { name: 'Back to all shows' }).click();
    await page.waitForURL(`**/${station}/shows`);
  });
});

test('EPLIST-032 EPLIST-035 EPLIST-041 25 drafts fill pages of ten, and the search covers all of them', async ({ page, client }) => {
  const show = await makeShow(client);
  const [event] = await shortEvents(client, 1);
  for (let number = 1; number <= 25; number++) {
    await makeEpisode(client, show, {
      name: `Draft ${String(number).padStart(2, '0')}`,
      events: [event?.resource_uri ?? ''],
      onceUseTags: number === 7 ? ['kelp', 'tide'] : [],
    });
  }
  const details = new ShowDetailsPage(page);
  await details.open(station, show.id);
  await expect(page.getByText('No published episodes yet')).toBeVisible();
  const listRequest = () => page.waitForRequest((request) => request.url().includes('get_playlists.json'));
  await test.step('EPLIST-036 EPLIST-039 another status or page loads ten episodes of it', async () => {
    const asked = listRequest();
    await details.showStatus('Draft');
    const query = new URL((await asked).url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ show_id: String(show.id), type: 'draft', limit: '10', order: 'DESC' });
    await expect(details.rows).toHaveCount(10);
    const next = listRequest();
    await goTo(details, 'Next', 'Page 2 of 3', 10);
    expect(new URL((await next).url()).searchParams.get('page')).toBe('2');
  });
  await goTo(details, 'Last', 'Page 3 of 3', 5);
  await expect(details.pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await goTo(details, 'Prev', 'Page 2 of 3', 10);
  await goTo(details, 'First', 'Page 1 of 3', 10);

  for (const word of ['draft 07', 'KELP']) {
    await details.search.fill(word);
    await expect(details.rows).toHaveCount(1);
    await test.step('EPLIST-029 the name is with the id', async () => {
      await expect(details.row('Draft 07').getByRole('rowheader')).toHaveText(/Draft 07\s*#\d+$/);
    });
    await expect(details.cell(details.row('Draft 07'), 'Tags')).toContainText('2 tags');
  }
  await details.search.fill('nothing like it');
  await expect(page.getByText('No results')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear search and date' }).click();
  await expect(details.rows).toHaveCount(10);
});

async function goTo(details: ShowDetailsPage, button: string, text: string, rows: number): Promise<void> {
  await details.pages.getByRole('button', { name: button }).click();
  await expect(details.pages.getByText(text)).toBeVisible();
  await expect(details.rows).toHaveCount(rows);
}

test('EPLIST-027 EPLIST-042 EPLIST-045 a row offers the actions that its status allows', async ({ page, client, context }) => {
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
    'Audio versions',
  ]);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');

  await test.step('EPLIST-047 Sharing URL has the address to copy', async () => {
    await details.choose('On the air', 'Sharing URL');
    const sharing = details.dialog('Sharing URL');
    await sharing.getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(episode.short_url);
    expect((await fetch(copied)).status).toBe(200);
    await expectNoAxeFindings(page);
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
  await expect(details.menuItems.filter({ hasText: 'Embed Code' })).toContainText('Only for published episodes.');
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

async function download(page: Page, details: ShowDetailsPage, format: 'mp3' | 'aac', id: number): Promise<void> {
  await details.choose('On the air', 'Download Audio');
  const dialog = details.dialog('Download as');
  await expectNoAxeFindings(page);
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

test('EPLIST-110 a list that failed to load says so, and Retry loads it', async ({ page, client }) => {
  const show = await makeShow(client);
  const details = new ShowDetailsPage(page);
  await page.route('**/get_playlists.json*', (route) => route.fulfill({ status: 500, json: { error_message: 'No.' } }));
  await page.goto(`/${station}/shows/${show.id}/details`);
  await expect(page.getByText('Unable to retrieve episodes.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(details.table).toBeVisible();
});
