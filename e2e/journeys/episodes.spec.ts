import type { Download } from '@playwright/test';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { MessageBar } from '../pages/message-bar.ts';
import { PreviewPlayer } from '../pages/preview-player.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow, readyEpisode, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

test('EPLIST-070 EPLIST-074 EPLIST-085 the published episodes of all shows are listed, each with a link to its page', async ({
  page,
  client,
  context,
}) => {
  for (let number = 1; number <= 9; number++) await makeShow(client, `Harbour hour ${number}`);
  const asked = page.waitForRequest((request) => request.url().includes('get_playlists.json'));
  const episodes = new EpisodesPage(page);
  await episodes.open(station);
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toEqual({ type: 'published', sort: 'published', order: 'DESC', page: '1', limit: '20' });
  await expect(page).toHaveTitle('POST - Episodes');
  await test.step('EPLIST-071 EPLIST-075 EPLIST-076 a row has its columns, and the header a status and a show', async () => {
    const columns = [
      'Select all',
      'Name',
      'Description',
      'Status',
      'Length',
      'Date',
      'Downloads',
      'Sharing URL',
      'Actions',
    ];
    await expect(episodes.table.getByRole('columnheader')).toHaveText(columns);
    await expect(episodes.status).toHaveText(/Published/);
    await expect(episodes.show).toHaveText(/All Shows/);
  });
  const { playlists } = await client.episodes.list({ limit: 20 });
  expect(new Set(playlists.map(({ show_id }) => show_id)).size).toBeGreaterThan(1);
  await expect(episodes.rows).toHaveCount(playlists.length);
  await look(page, 'episodes');

  const opened = context.waitForEvent('page');
  await episodes.rows
    .first()
    .getByRole('link', { name: /opens in a new tab/ })
    .click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(playlists[0]?.name ?? '');
  await tab.close();

  await episodes.show.click();
  const list = page.getByRole('listbox');
  await expect.poll(async () => list.evaluate((element) => element.clientHeight)).toBe(250);
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(250);
  await expectNoAxeFindings(page);
  await look(page, 'episodes-dropdown');
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('EPLIST-004 dates are those of the station', async ({ page, client }) => {
    const { settings } = await client.settings.get();
    const { playlists } = await client.episodes.list({ limit: 20 });
    const [first] = playlists;
    const published = new Intl.DateTimeFormat('en-US', {
      timeZone: settings.timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).formatToParts((first?.published ?? 0) * 1000);
    const part = (type: string) => published.find((one) => one.type === type)?.value ?? '';
    const episodes = new EpisodesPage(page);
    await episodes.open(station);
    await expect(episodes.rows.first()).toContainText(
      `${part('month')}/${part('day')}/20${part('year')} ${part('hour')}:${part('minute')}`,
    );
  });
});

test('EPLIST-077 EPLIST-084 EPLIST-107 45 drafts fill pages of twenty, and are found by name and id', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Forty-five');
  const made = [];
  for (let number = 1; number <= 45; number++) {
    const name = `Tide ${String(number).padStart(2, '0')}`;
    // Without audio, of which the station would render each.
    made.push(await makeEpisode(client, show, { name, events: [] }));
  }
  const episodes = new EpisodesPage(page);
  await episodes.open(station);
  await episodes.pick(episodes.status, 'Draft');
  await episodes.pick(episodes.show, 'Forty-five');
  await test.step('EPLIST-083 the pages are turned by First, Prev, Next and Last', async () => {
    for (const [button, text, rows] of [
      ['Next', 'Page 2 of 3', 20],
      ['Last', 'Page 3 of 3', 5],
      ['Prev', 'Page 2 of 3', 20],
      ['First', 'Page 1 of 3', 20],
      ['Last', 'Page 3 of 3', 5],
    ] as const) {
      await episodes.pages.getByRole('button', { name: button }).click();
      await expect(episodes.pages.getByText(text)).toBeVisible();
      await expect(episodes.rows).toHaveCount(rows);
    }
  });
  expect(new URL(page.url()).search).toBe(`?status=draft&show=${show.id}&page=3`);

  await page.goBack();
  await expect(episodes.pages.getByText('Page 1 of 3')).toBeVisible();
  await episodes.search.fill('tide 07');
  await expect(episodes.rows).toHaveCount(1);
  await expect(episodes.row('Tide 07')).toBeVisible();
  await page.reload();
  await expect(episodes.search).toHaveValue('tide 07');
  await expect(episodes.row('Tide 07')).toBeVisible();

  await episodes.pick(episodes.show, 'All Shows');
  const first = made[0];
  await episodes.search.fill(String(first?.playlist_id));
  await expect(episodes.row('Tide 01')).toBeVisible();
  await episodes.search.fill('nothing like it');
  await expect(page.getByText('No results')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'episodes-no-results');

  const limitOf = async (address: string) => {
    const asked = page.waitForRequest((request) => request.url().includes('get_playlists.json'));
    await page.goto(address);
    return new URL((await asked).url()).searchParams.get('limit');
  };
  expect(await limitOf(`/${station}/episodes`)).toBe('20');
  expect(await limitOf(`/${station}/shows/${show.id}/details`)).toBe('10');
});

test('EPLIST-078 EPLIST-081 EPLIST-082 the keyboard alone downloads, unpublishes, deletes, and edits an episode', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'All hands');
  const episode = await makePublished(client, show, 'All hands on deck');
  const draft = await makeEpisode(client, show, { name: 'Still in the drawer' });
  const episodes = new EpisodesPage(page);
  await episodes.open(station, `?show=${show.id}`);
  const trigger = page.getByRole('button', { name: 'Actions for All hands on deck' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Download',
    'Make a clip',
    'Unpublish',
    'Receipts',
    'Replace audio…',
    'Audio versions',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const downloadAs = page.getByRole('dialog', { name: 'Download as' });
  await downloadAs.getByRole('button', { name: 'MP3' }).focus();
  // A tab that only downloads closes at once, so the browser reports the file in either tab.
  const downloading = Promise.race([
    page.waitForEvent('download'),
    new Promise<Download>((resolve) => page.context().once('page', (tab) => tab.once('download', resolve))),
  ]);
  await page.keyboard.press('Enter');
  expect(new URL((await downloading).url()).pathname).toBe(
    `/${station}/playlist/dl/${episode.playlist_id}.mp3`,
  );
  await expect(downloadAs).toBeHidden();
  await expect(trigger).toBeFocused();

  await episodes.choose('All hands on deck', 'Unpublish');
  const unpublish = page.getByRole('dialog', { name: 'Unpublish Episode' });
  await expect(unpublish.getByRole('checkbox')).toHaveCount(2);
  await unpublish.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  const messages = new MessageBar(page);
  await expect(messages.saying('Episode unpublished.')).toBeVisible();

  await episodes.pick(episodes.status, 'Unpublished');
  await episodes.openMenu('All hands on deck');
  await test.step('EPLIST-079 an unpublished episode can be deleted, and not unpublished again', async () => {
    await expect(page.getByRole('menuitem')).toHaveText([
      'Edit',
      'Download',
      'Make a clip',
      'Receipts',
      'Audio versions',
      'Delete',
    ]);
  });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Delete Episode' });
  await expect(asking).toContainText('Are you sure you want to delete this episode?');
  await look(page, 'episodes-delete');
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  await expect(client.episodes.get(episode.playlist_id)).rejects.toMatchObject({ status: 404 });
  await expect(messages.saying('Episode deleted.')).toBeVisible();

  await episodes.pick(episodes.status, 'Draft');
  await episodes.choose('Still in the drawer', 'Edit');
  await page.waitForURL(`**/shows/${show.id}/episodes/${draft.playlist_id}/edit-audio/audio-editor`);
});

test('a row plays its episode in the player, which stays on other screens, and the chips count each status', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Played');
  // Long enough to be playing still when the button is pressed on a slow machine.
  const events = (await shortEvents(client, 8)).map((event) => event.resource_uri);
  const { playlist_id: id } = await makeEpisode(client, show, {
    name: 'Heard from the list',
    events,
    draft: false,
  });
  await readyEpisode(client, id);
  await makeEpisode(client, show, { name: 'Not out yet' });
  const episodes = new EpisodesPage(page);
  await episodes.open(station, `?show=${show.id}`);
  const row = episodes.row('Heard from the list');
  await expect(row).toContainText('Published');
  await expect(page.getByRole('radio', { name: 'Drafts 1' })).toBeAttached();

  await row.getByRole('link', { name: 'Heard from the list' }).focus();
  await page.keyboard.press('p');
  const player = new PreviewPlayer(page);
  await player.heard(0.5);
  await expect(row.getByRole('button', { name: 'Pause Heard from the list' })).toBeVisible();
  await expect(player.region).toContainText('Heard from the list');
  await look(page, 'episodes-playing');
  await row.getByRole('button', { name: 'Pause Heard from the list' }).click();
  await expect(player.region.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Shows', exact: true }).click();
  await page.waitForURL(`**/${station}/shows`);
  await expect(player.region).toContainText('Heard from the list');
  await player.close();

  await page.goBack();
  await row.getByRole('link', { name: 'Heard from the list' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected episodes' }).getByRole('status')).toHaveText(
    '1 episode selected',
  );
  await page.getByRole('radio', { name: 'Drafts 1' }).check({ force: true });
  await expect(episodes.row('Not out yet')).toBeVisible();
  await expect(episodes.row('Not out yet')).toContainText('Saved');
});
