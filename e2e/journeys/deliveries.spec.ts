import type { Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import type { Connection, Show } from '@postkit/sdk/schema';
import {
  platformEntries,
  startPlatforms,
  type Platforms,
} from '../../apps/station/src/testing/platforms/start-platforms.ts';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ReceiptsDialog } from '../pages/receipts-dialog.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';
import { openOwnStation, type OpenStation } from '../support/open-own-station.ts';
import { expect, test } from '../support/test.ts';

// Serial, at a station whose platforms are servers on this machine.
test.describe.configure({ mode: 'serial' });

const station = 'harbour-fm';
const kinds = ['facebook', 'twitter', 'spreaker', 'v_youtube', 'megaphone', 'omny'] as const;
const names = [
  'Harbour page',
  '@harbour',
  'Harbour on Spreaker',
  'Harbour channel',
  'Harbour network',
  'Harbour clips',
];

let platforms: Platforms;
let opened: OpenStation;
let page: Page;
let client: PostKitClient;
let show: Show;
let destinations: Connection[];

test.beforeAll(async ({ browser }) => {
  platforms = await startPlatforms();
  opened = await openOwnStation(browser, { ...platforms.env, POSTKIT_VIDEO_HEIGHT: '180' });
  ({ client, page } = opened);
  show = await makeShow(client, 'Tide times');
  destinations = [];
  for (const kind of kinds) destinations.push(await client.connections.create(platformEntries[kind]));
});

test.afterAll(async () => {
  await opened?.[Symbol.asyncDispose]();
  await platforms?.[Symbol.asyncDispose]();
});

test('PUBLISH-010 an episode goes to Facebook, Twitter, Spreaker, YouTube, Megaphone, Omny, web widget and RSS, and its receipts list each', async () => {
  const events = (await shortEvents(client, 1, 12)).map((event) => event.resource_uri);
  const chosen = [...show.smcs, ...destinations.map(({ id }) => id)];
  const draft = await makeEpisode(client, show, {
    name: 'High water',
    events,
    social_media_connections: chosen,
  });
  platforms.fail('twitter', /POST \/2\/tweets/, {
    status: 403,
    json: { title: 'Forbidden', detail: 'Your account is suspended.' },
  });

  const editor = new AudioEditorPage(page);
  const details = new ShowDetailsPage(page);
  const receipts = new ReceiptsDialog(page);
  await editor.open(station, show.id, draft.playlist_id);
  await editor.info.finish();
  for (const name of names) await expect(editor.publish.destination(new RegExp(name))).toBeChecked();
  await editor.publish.button('Publish now').click();
  await page.waitForURL(`**/shows/${show.id}/details`);
  await details.messages.region.getByRole('button', { name: 'See where it went' }).first().click();

  await expect(receipts.dialog.getByText('High water', { exact: true }).first()).toBeVisible();
  for (const name of names.filter((one) => one !== '@harbour'))
    await expect(receipts.item(name)).toContainText('Delivered');
  for (const kind of ['feed', 'player'])
    await expect(receipts.item(`Tide times ${kind}`)).toContainText('Delivered');
  await expect(receipts.item('@harbour')).toContainText(
    'Twitter denied access to the station (403): Your account is suspended.',
  );
  await expect(
    receipts.item('Harbour clips').getByRole('link', { name: 'Open at Harbour clips' }),
  ).toHaveAttribute('href', /omny\.fm/);
  await expectNoAxeFindings(page);
  await look(page, 'receipts');

  await receipts.retry('@harbour').focus();
  await page.keyboard.press('Enter');
  await expect(receipts.item('@harbour')).toContainText('Delivered');
  await expect(receipts.item('@harbour').getByRole('link', { name: 'Open at @harbour' })).toHaveAttribute(
    'href',
    /x\.com/,
  );
  await page.keyboard.press('Escape');
  await expect(receipts.dialog).toBeHidden();

  for (const fake of Object.values(platforms.fakes)) expect(fake.posted.size).toBe(1);
  const audio = await client.episodes.get(draft.playlist_id);
  expect([...platforms.fakes.spreaker.posted.values()]).toMatchObject([
    { title: 'High water', bytes: audio.enclosure?.length },
  ]);
  expect([...platforms.fakes.omny.posted.values()]).toMatchObject([
    { isPublic: true, bytes: audio.enclosure?.length },
  ]);
  expect([...platforms.fakes.megaphone.posted.values()]).toMatchObject([{ link: audio.enclosure?.url }]);
  expect(audio.post_locations.map(({ type }) => type).toSorted()).toEqual(
    [...kinds, 'rss', 'webwidget'].toSorted(),
  );
  expect(audio.failed_deliveries).toBe(0);
});

test('a failed delivery shows a message at once and a mark on its row, until it is sent again from there', async () => {
  const events = (await shortEvents(client, 1, 12)).map((event) => event.resource_uri);
  const omny = destinations.filter(({ type }) => type === 'omny').map(({ id }) => id);
  const details = new ShowDetailsPage(page);
  const receipts = new ReceiptsDialog(page);
  await details.open(station, show.id);
  platforms.fail('omny', /POST/, { status: 400, json: { Message: 'The program is archived.' } });
  await makeEpisode(client, show, {
    name: 'Low water',
    events,
    social_media_connections: omny,
    draft: false,
  });

  await expect(details.messages.saying('Episode not delivered')).toBeVisible();
  await expect(details.row('Low water')).toContainText('Not on Omny');
  await look(page, 'receipts-failed-row');
  await details.choose('Low water', 'Receipts');
  await expect(receipts.item('Harbour clips')).toContainText(
    'Omny Studio refused it (400): The program is archived.',
  );
  await look(page, 'receipts-failed');
  await receipts.retry('Harbour clips').click();
  await expect(receipts.item('Harbour clips')).toContainText('Delivered');
  await receipts.close();
  await expect(details.row('Low water')).not.toContainText('Not on Omny');
});

test('an unpublished episode is removed from platforms that allow it, and its receipts name the others', async () => {
  const details = new ShowDetailsPage(page);
  const receipts = new ReceiptsDialog(page);
  await details.open(station, show.id);
  await details.choose('High water', 'Unpublish');
  const dialog = details.dialog('Unpublish Episode');
  await expect(dialog.getByText('The station also removes it there.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await details.showStatus('Unpublished');
  await details.choose('High water', 'Receipts');
  for (const name of ['Harbour network', 'Harbour clips', 'Tide times feed'])
    await expect(receipts.item(name)).toContainText('Removed');
  for (const name of ['Harbour page', '@harbour', 'Harbour channel'])
    await expect(receipts.item(name)).toContainText('Delivered');
  expect(platforms.fakes.megaphone.posted.size).toBe(0);
  await receipts.close();
});
