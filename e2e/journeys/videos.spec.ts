import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import { createClient, type PostKitClient } from '@postkit/sdk';
import type { Show } from '@postkit/sdk/schema';
import { VideosPage } from '../pages/videos-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode, shortEvents } from '../support/make-content.ts';
import { type OwnStation, startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

// Serial, at a station with a video editor and small frames.
test.describe.configure({ mode: 'serial' });

const station = 'harbour-fm';
let own: OwnStation;
let context: BrowserContext;
let client: PostKitClient;
let show: Show;
let page: Page;
/** The basic video, once it is rendered. */
let video: Buffer<ArrayBuffer>;

test.beforeAll(async ({ browser }) => {
  own = await startOwnStation({
    POSTKIT_VIDEO_HEIGHT: '180',
    POSTKIT_VIDEO_EDITOR_URL: 'https://editor.example/edit',
  });
  const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
  client = clientAt(own.url, signedIn);
  show = await makeShow(client, 'A first tide');
  for (let number = 1; number <= 9; number++) await makeShow(client, `Harbour hour ${number}`);
  const events = (await shortEvents(client, 1, 12)).map((event) => event.resource_uri);
  let last = 0;
  for (let number = 1; number <= 12; number++) {
    const name = `Ebb ${String(number).padStart(2, '0')}`;
    last = (
      await makeEpisode(client, show, { name, description: `Tide number ${number}.`, events, draft: false })
    ).playlist_id;
  }
  await readyEpisode(client, last);
  context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, own.url, signedIn);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await own?.close();
});

test('VIDEO-001 VIDEO-002 VIDEO-004 the first show’s published episodes fill pages of ten', async () => {
  const videos = new VideosPage(page);
  const shows = page.waitForRequest((request) => request.url().endsWith('/show/really_all.json'));
  await videos.open(station);
  await shows;
  await expect(page).toHaveTitle('POST - Video');
  await expect(videos.show).toContainText('A first tide');
  await expect(videos.rows).toHaveCount(10);
  await expect(videos.rows.first()).toContainText('Tide number 12.');
  await look(page, 'videos');

  await videos.pages.getByRole('button', { name: 'Next' }).click();
  await expect(videos.rows).toHaveCount(2);
  await expect(videos.pages.getByText('Page 2 of 2')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?page=2');
  await videos.search.fill('EBB 07');
  await expect(videos.rows).toHaveCount(1);
  // The search does not cover descriptions.
  await videos.search.fill('tide number');
  await expect(page.getByText('No results')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'videos-no-results');
  await page.getByRole('button', { name: 'Show all episodes' }).click();
  await expect(videos.rows).toHaveCount(10);

  await videos.show.click();
  const list = page.getByRole('listbox');
  await expect.poll(async () => list.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(250);
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(250);
  expect(await page.getByRole('option').count()).toBe((await client.shows.list()).length);
  await page.getByRole('option', { name: 'Harbour hour 3', exact: true }).click();
  await expect(page.getByText('No published episodes yet')).toBeVisible();
});

test('VIDEO-012 VIDEO-016 VIDEO-021 a basic video is rendered by keyboard alone, announced, and downloaded', async () => {
  const videos = new VideosPage(page);
  await videos.open(station);
  await videos.create('Ebb 12').focus();
  await page.keyboard.press('Enter');
  await expect(videos.typeDialog.getByRole('button', { name: 'Advanced' })).toBeEnabled();
  await look(page, 'video-type');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/playlist/'),
  );
  await videos.typeDialog.getByRole('button', { name: 'Basic' }).focus();
  await page.keyboard.press('Enter');
  await posted;
  await page.waitForURL(`**/shows/${show.id}/details`);
  await expect(page.getByText('The video is being made.')).toBeVisible();
  // A live event changes the icon.
  const icon = page.getByRole('table').getByRole('button', { name: 'Download basic video' });
  await icon.click();
  const dialog = page.getByRole('dialog', { name: 'Download Video' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'download-video');
  const downloading = Promise.race([
    page.waitForEvent('download'),
    new Promise<Download>((resolve) => context.once('page', (tab) => tab.once('download', resolve))),
  ]);
  await dialog.getByRole('button', { name: 'Download basic video' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ebb 12.mp4');
  video = await readFile(await download.path());
  expect(video.subarray(4, 8).toString()).toBe('ftyp');

  await videos.open(station);
  await expect(videos.rows.first().getByRole('button', { name: 'Download basic video' })).toBeVisible();
  await look(page, 'videos-made');
});

test('VIDEO-022 VIDEO-025 VIDEO-028 an advanced video links to the page of its editor, which opens in a tab and returns the video', async () => {
  await context.route('https://editor.example/**', (route) => route.fulfill({ body: 'The editor' }));
  const videos = new VideosPage(page);
  await videos.open(station, '?search=Ebb 11');
  await videos.create('Ebb 11').click();
  await videos.typeDialog.getByRole('button', { name: 'Advanced' }).click();
  await page.waitForURL(/\/edit-audio\/video\?editingEpisode=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get('editingEpisode'));
  expect(new URL(page.url()).pathname).toBe(`/${station}/shows/${show.id}/episodes/${id}/edit-audio/video`);
  await expect(page.getByRole('heading', { level: 1, name: 'Advanced video' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ebb 11' })).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'advanced-video');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open video editor' }).click();
  const tab = await opened;
  await tab.waitForURL(/^https:\/\/editor\.example\/edit\?/);
  expect(Object.fromEntries(new URL(tab.url()).searchParams)).toMatchObject({
    station,
    playlist_id: String(id),
  });
  await tab.close();
  expect(await client.episodes.get(id)).toMatchObject({
    status: 'published',
    permanent: 1,
    advanced_video_status: 1,
  });

  await client.episodes.failVideo(id);
  await expect(page.getByText('Advanced Video Creation Failed')).toBeVisible();
  await look(page, 'advanced-video-failed');
  await client.episodes.deliverVideo(id, new Blob([video]));
  await expect(page.getByRole('button', { name: 'Download advanced video' })).toBeVisible();
  await look(page, 'advanced-video-made');
});
