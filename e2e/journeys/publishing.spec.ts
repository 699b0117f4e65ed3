import { parseRssFeed } from 'feedsmith';
import type { PostKitClient } from '@postkit/sdk';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { fillDate, fillTime } from '../pages/fill-segments.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow, readyEpisode } from '../support/make-content.ts';
import { startOwnStation } from '../support/own-station.ts';
import { stationDay } from '../support/station-day.ts';
import { admin } from '../support/station-process.ts';

const station = 'harbour-fm';

test('EDITOR-003 EDITOR-004 PUBLISH-009 a draft is saved, opened again, and scheduled', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const editor = new AudioEditorPage(page);
  const details = new ShowDetailsPage(page);
  const { day, info, publish, timeline } = editor;
  await editor.open(station, show.id);
  await expect(editor.sidebar.region.getByRole('tab', { name: 'Library' })).toBeVisible();
  await day.previousDay.click();
  await expect(day.cards.first()).toBeVisible();
  const [first = ''] = await day.titles();
  await day.add(first);
  await timeline.button('Targeted Ads').click();
  await info.title.fill('For later');
  await info.finish();
  await publish.button('Save').click();
  await page.waitForURL(`**/shows/${show.id}/details`);
  await expect(details.messages.saying('Episode saved.')).toBeVisible();
  await details.showStatus('Draft');
  await expect(details.row('For later')).toBeVisible();

  await details.choose('For later', 'Edit');
  await page.waitForURL(/\/episodes\/\d+\/edit-audio\/audio-editor$/);
  await expect.poll(() => timeline.names()).toEqual([first, 'Targeted Ads']);
  await expect(info.title).toHaveValue('For later');
  await info.finish();
  await publish.button('Schedule').click();
  await expect(publish.dialog.getByText('Choose a date.')).toBeVisible();
  await expect(publish.dialog.getByText('Choose a time.')).toBeVisible();
  await fillDate(publish.date, (await stationDay(client, 1)).date);
  await publish.button('Schedule').click();
  await expect(publish.dialog.getByText('Choose a time.')).toBeVisible();
  await fillTime(publish.time, '07:30');
  await fillDate(publish.date, (await stationDay(client, -2)).date);
  await publish.button('Schedule').click();
  await expect(publish.dialog.getByText('This time has passed.')).toBeVisible();
  await look(page, 'schedule');
  await fillDate(publish.date, (await stationDay(client, 2)).date);
  await publish.button('Schedule').click();
  await page.waitForURL('**/details');
  await details.showStatus('Scheduled');
  await expect(details.row('For later')).toBeVisible();
  await details.showStatus('Draft');
  await expect(details.row('For later')).toBeHidden();
  const [scheduled] = (await client.episodes.list({ show_id: show.id, type: 'scheduled' })).playlists;
  const { start } = await stationDay(client, 2);
  expect((scheduled?.delay_post_until ?? 0) - start).toBe(7.5 * 3600);
});

test('EPLIST-095 rating, type, numbers, texts, tags and chapters are entered in the publish dialog', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'In detail' });
  const editor = new AudioEditorPage(page);
  const { info, publish } = editor;
  await editor.open(station, show.id, id);
  await info.finish();
  await publish.field('Season').fill('2');
  await publish.field('Episode number').fill('14');
  await publish.chooseType('Bonus');
  await publish.dialog.getByRole('radio', { name: 'Explicit' }).press('Space');
  await publish.field('Social share text').fill('Hear the regatta');
  await publish.openMore();
  await publish.field('Attribution').fill('Music by Ana');
  await publish.onceUseTags.fill('Regatta');
  await publish.field('Chapters').fill('0:00 Welcome\nThe start');
  await publish.button('Publish now').click();
  await expect(publish.dialog.getByText('Line 2 needs a start time and a title')).toBeVisible();
  await expect(publish.field('Chapters')).toBeFocused();
  await look(page, 'publish-details');
  await publish.field('Chapters').fill('0:00 Welcome\n0:02.5 The start');
  await publish.button('Publish now').click();
  await page.waitForURL('**/details');

  const chapter_markers = [
    { start: 0, title: 'Welcome' },
    { start: 2.5, title: 'The start' },
  ];
  const given = { explicit: 1, episode_type: 'bonus', season_number: 2, episode_number: 14, chapter_markers };
  const texts = {
    social_share_text: 'Hear the regatta',
    attribution: 'Music by Ana',
    onceUseTags: ['Regatta'],
  };
  expect(await client.episodes.get(id)).toMatchObject({ ...given, ...texts });
  await readyEpisode(client, id);
  const feed = (await client.connections.list()).objects.find(
    (one) => one.type === 'rss' && show.smcs.includes(one.id),
  );
  const [item] = parseRssFeed(await client.feeds.get(feed?.id ?? 0)).items ?? [];
  expect(item?.itunes).toMatchObject({ explicit: true, episodeType: 'bonus', season: 2, episode: 14 });

  await editor.open(station, show.id, id);
  await info.finish();
  await expect(publish.field('Chapters')).toHaveValue('00:00 Welcome\n00:02.5 The start');
  await expect(publish.dialog.getByRole('button', { name: 'Remove Regatta' })).toBeVisible();
});

test('EPLIST-045 EPLIST-115 EPLIST-118 an unpublished episode leaves the feed, the player, and the server', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const facebook = (await client.connections.list()).objects.find(({ type }) => type === 'facebook');
  const episode = await makePublished(client, show, 'Here today');
  await client.episodes.update(episode.playlist_id, {
    version: episode.version,
    social_media_connections: [...show.smcs, facebook?.id ?? 0],
  });
  const media = episode.enclosure?.url ?? '';
  expect((await fetch(media)).status).toBe(200);

  const details = new ShowDetailsPage(page);
  await details.open(station, show.id);
  await details.openMenu('Here today');
  await expect(details.menuItems.filter({ hasText: 'Unpublish' })).toBeVisible();
  await expect(details.menuItems.filter({ hasText: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details.menuItems).toHaveCount(0);
  await details.choose('Here today', 'Unpublish');
  const dialog = details.dialog('Unpublish Episode');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog.getByRole('checkbox', { name: /feed/ })).toBeChecked();
  await look(page, 'unpublish');
  for (const place of await dialog.getByRole('checkbox').all()) await place.uncheck();
  await expect(dialog.getByText('Choose at least one destination.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Unpublish', exact: true })).toBeDisabled();
  for (const place of await dialog.getByRole('checkbox').all()) await place.check();
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(details.row('Here today')).toBeHidden();

  expect((await fetch(media)).status).toBe(410);
  expect(await titlesOf(client, show.smcs)).toEqual([]);
  await details.showStatus('Unpublished');
  await details.choose('Here today', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Episode' });
  await expect(question).toContainText('Are you sure you want to delete this episode?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(details.row('Here today')).toBeHidden();
  await expect(() =>
    expect(client.episodes.get(episode.playlist_id)).rejects.toMatchObject({ status: 404 }),
  ).toPass();
});

/** Titles in the feed and in the player of a show. */
async function titlesOf(
  client: PostKitClient,
  destinationIds: readonly number[],
): Promise<(string | undefined)[]> {
  const titles: (string | undefined)[] = [];
  for (const id of destinationIds) {
    const { type } = await client.connections.get(id);
    if (type === 'rss')
      titles.push(...(parseRssFeed(await client.feeds.get(id)).items ?? []).map((item) => item.title));
    else titles.push(...(await client.widgets.get({ zone: id })).playlists.map((one) => one.name));
  }
  return titles;
}

test('EPLIST-030 EPLIST-065 a station that crashes right after Publish now keeps the episode, once, and renders its audio', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const own = await startOwnStation();
  try {
    const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
    const client = clientAt(own.url, signedIn);
    const show = await makeShow(client);
    const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
    await enterStation(context, own.url, signedIn);
    const page = await context.newPage();
    const editor = new AudioEditorPage(page);
    await editor.open(station, show.id);
    await editor.day.previousDay.click();
    await editor.day.search.fill('News at 12');
    await expect(editor.day.count).toHaveText(/ of /);
    await editor.day.addAll();
    await editor.info.title.fill('Out of the dark');
    await editor.info.finish();
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/playlist/'),
    );
    await editor.publish.button('Publish now').click();
    expect((await answered).status()).toBe(201);
    await own.kill();
    await own.restart();

    const details = new ShowDetailsPage(page);
    await page.waitForURL('**/details');
    // Requests that failed while the station was down offer Retry.
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry.or(details.row('Out of the dark')).first()).toBeVisible();
    // The list may also load by itself, which removes the button.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(details.row('Out of the dark')).toHaveCount(1);
    }).toPass();
    const time = details.cell(details.row('Out of the dark'), 'Time');
    await expect(time).toContainText('Processing');
    await expect(time).toHaveText(/^\d:\d\d:\d\d$/, { timeout: 240_000 });
    const { playlists } = await client.episodes.list({ show_id: show.id, type: 'published' });
    expect(playlists.map((one) => [one.name, one.media_status])).toEqual([['Out of the dark', 'ready']]);
    const file = await fetch(playlists[0]?.enclosure?.url ?? '');
    expect((await file.arrayBuffer()).byteLength).toBe(playlists[0]?.enclosure?.length);
    await context.close();
  } finally {
    await own.close();
  }
});

test('an episode that was published a moment ago becomes a draft again by Undo, and leaves the feed', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'Too early' });
  const editor = new AudioEditorPage(page);
  await editor.open(station, show.id, id);
  await editor.info.finish();
  await editor.publish.button('Publish now').click();
  await page.waitForURL('**/details');
  const { enclosure } = await readyEpisode(client, id);
  const media = enclosure?.url ?? '';
  expect((await fetch(media)).status).toBe(200);
  const details = new ShowDetailsPage(page);
  await expect(details.messages.saying('Episode published.')).toBeVisible();
  await look(page, 'undo-publish');
  await details.messages.region.getByRole('button', { name: 'Undo' }).click();
  await expect(details.messages.saying('Publishing undone.')).toBeVisible();
  await details.showStatus('Draft');
  await expect(details.row('Too early')).toBeVisible();
  expect(await client.episodes.get(id)).toMatchObject({ draft: true, status: 'draft' });
  expect((await fetch(media)).status).toBe(404);
});
