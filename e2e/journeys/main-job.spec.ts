import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import type { PostKitClient } from '@postkit/sdk';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { EmbedDialog } from '../pages/embed-dialog.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { guestSite } from '../support/guest-site.ts';
import { clientAt } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { readyEpisode, shortEvents } from '../support/make-content.ts';
import { mp3Seconds } from '../support/mp3-seconds.ts';
import { png } from '../support/png.ts';
import { runCli } from '../support/run-cli.ts';
import { stationDay } from '../support/station-day.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';
import { wavFile } from '../support/wav.ts';

const station = 'harbour-fm';
const name = 'From the log to the listener';

test.describe.configure({ mode: 'serial' });

let client: PostKitClient;
/** One page for the whole job, as one user does it. */
let page: Page;
let editor: AudioEditorPage;
let episodeId: number;

test.beforeAll(async ({ browser, station: server }) => {
  const signedIn = await createClient({ baseUrl: server.url }).sessions.signIn(admin.email, admin.password);
  client = clientAt(server.url, signedIn);
  const context = await browser.newContext({
    baseURL: server.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  editor = new AudioEditorPage(page);
});

test.afterAll(() => page.context().close());

test('EDITOR-020 EDITOR-029 a user signs in, sees what aired, and listens to it', async () => {
  await new SignInPage(page).enter();
  const { day } = editor;
  for (const back of [0, -1]) {
    const { start, end } = await stationDay(client, back);
    const { objects } = await client.audioEvents.list({
      startTime: start,
      endTime: end,
      cart__type_name: 'LOGGER',
      limit: 0,
    });
    if (back < 0) await day.previousDay.click();
    await expect(day.count).toHaveText(objects.length === 1 ? '1 event' : `${objects.length} events`);
  }
  const colors = await day.cards.evaluateAll((cards) =>
    cards.map(
      (card) => getComputedStyle(card.querySelector('.pk-event-kind') ?? card, '::before').backgroundColor,
    ),
  );
  expect(new Set(colors).size).toBeGreaterThan(2);
  const [first = ''] = await day.titles();
  const asked = page.waitForResponse((response) => response.url().endsWith('.m3u8'));
  await day.play(first);
  expect((await asked).status()).toBe(200);
  await editor.preview.heard(1);
  await editor.preview.close();
  await look(page, 'editor');
});

test('EDITOR-038 EDITOR-039 EDITOR-047 an episode is built from the log and an upload', async () => {
  const { day, timeline, sidebar } = editor;
  const [one, two, three] = (await shortEvents(client, 6))
    .map(({ cart }) => cart.title)
    .filter((title, index, all) => all.indexOf(title) === index);
  if (!one || !two || !three) throw new Error('The log repeats itself.');

  await day.add(one);
  await editor.drag(day.card(two));
  await expect.poll(() => timeline.names()).toEqual([one, two]);
  await day.card(three).focus();
  await editor.dragFirstByKeys();
  await expect.poll(() => timeline.names()).toEqual([three, one, two]);

  await sidebar.openUpload();
  await sidebar.upload(wavFile('Greeting from the pier.wav', 6), 'Greeting from the pier');
  await expect(sidebar.progress('Uploading')).toHaveAttribute('aria-valuenow', '100');
  await expect(sidebar.progress('Encoding')).toHaveAttribute('aria-valuenow', '100');
  await expect(sidebar.uploads.first()).toContainText('Done');
  await sidebar.openLibrary();
  await editor.drag(sidebar.item('Greeting from the pier'));
  const greeting = 'Greeting from the pier';
  await expect.poll(() => timeline.names()).toEqual([three, one, two, greeting]);

  await test.step('EDITOR-040 the items are put into another order by dragging and by keys', async () => {
    await editor.drag(timeline.item(two), timeline.item(three));
    await expect.poll(() => timeline.names()).toEqual([two, three, one, greeting]);
    await timeline.item(greeting).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => timeline.names()).toEqual([two, three, greeting, one]);
  });
  await timeline.button('Undo').click();
  await expect.poll(() => timeline.names()).toEqual([two, three, one, greeting]);
  await timeline.button('Redo').click();
  await expect.poll(() => timeline.names()).toEqual([two, three, greeting, one]);
  await editor.drag(timeline.button('Targeted Ads'), timeline.item(three));
  await expect.poll(() => timeline.names()).toEqual([two, 'Targeted Ads', three, greeting, one]);
});

test('EDITOR-085 EDITOR-094 the episode gets its info and its image, and is published', async () => {
  const { info, publish, timeline } = editor;
  await test.step('EDITOR-102 EDITOR-103 EDITOR-104 Finish says what is missing', async () => {
    await timeline.more('Clear playlist');
    await info.open();
    await info.title.fill('');
    await info.description.fill('');
    expect(await editor.finishProblem()).toBe('Please add at least one event to the timeline.');
    await timeline.button('Undo').click();
    expect(await editor.finishProblem()).toBe('Please add a title to the episode.');
    await info.title.fill(name);
    expect(await editor.finishProblem()).toBe('Please add a description to the episode.');
  });

  await test.step('EDITOR-083 EDITOR-084 the form takes a description, a show, and tags by Enter and on blur', async () => {
    await expect(info.title).toHaveValue(name);
    await expect(info.finishButton).toBeVisible();
    await info.description.fill('A morning by the water, in four pieces.');
    await info.chooseShow('Harbour Stories');
    await info.addTag('Piers and quays');
    await info.tags.fill('Tides');
    await info.tags.blur();
    await expect(info.region.getByRole('button', { name: 'Remove Tides' })).toBeVisible();
  });

  await choosePicture();
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The draft saves itself alongside, and the dialog reads what the timeline becomes and what directories refuse.
    const isAside = pathname.includes('/draft/') || /\/(check|levels|rights)\.json$/.test(pathname);
    if (request.method() === 'POST' && !isAside) sent.push(pathname);
  });
  await test.step('PUBLISH-001 PUBLISH-002 Finish opens the publish dialog', async () => {
    await info.finish();
    await expect(publish.dialog).toBeVisible();
    for (const button of ['Save', 'Schedule', 'Publish now'] as const)
      await expect(publish.button(button)).toBeVisible();
  });
  await publish.destination(/^Harbour Stories RSS|Harbour Stories.*RSS/).check();
  await publish.destination(/Harbour Stories player/).check();
  // A serial show needs it.
  await publish.field('Episode number').fill('16');
  await look(page, 'publish-dialog');
  await publish.button('Publish now').click();
  await page.waitForURL('**/details');
  expect((await client.tags.list()).objects.map((tag) => tag.name)).toEqual(
    expect.arrayContaining(['Piers and quays', 'Tides']),
  );
  const calls = sent.map((path) => path.split('/').at(-2));
  expect(calls).toEqual(['playlistcategory', 'playlistcategory', 'playlist']);
});

async function choosePicture(): Promise<void> {
  const picker = editor.info.image('Square image');
  const choosing = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: /Replace|Browse/ }).click();
  await (await choosing).setFiles({ name: 'pier.png', mimeType: 'image/png', buffer: png(1800, 1500) });
  const crop = page.getByRole('dialog', { name: 'Crop: square image' });
  await crop.getByRole('group', { name: 'Crop area' }).press('ArrowRight');
  await expectNoAxeFindings(page);
  await look(page, 'crop');
  // Held until the text was checked, because cropping takes only a moment.
  const { promise: wasRead, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/crop_image.json', (route) => wasRead.then(() => route.continue()));
  await crop.getByRole('button', { name: 'Use image' }).click();
  await expect(editor.messages.saying('Processing image...')).toBeVisible();
  await expect(editor.messages.saying('Sending cropping data to the server...')).toBeVisible();
  read();
  await expect(crop).toBeHidden();
  await expect(editor.messages.saying('Processing image...')).toBeHidden();
}

test('EPLIST-020 its row gets its length without a reload', async () => {
  const details = new ShowDetailsPage(page);
  const row = details.row(name);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await expect(row).toBeVisible();
  const id = Number((await row.locator('.pk-episode-id').textContent())?.replace('#', ''));
  episodeId = id;
  await expect(details.cell(row, 'Time')).toHaveText(/^\d:\d\d:\d\d$/);
  expect(loads).toEqual([]);
  await look(page, 'show-details');
});

test('WIDGET-037 KIT-027 both embed codes play on a third-party page', async () => {
  const details = new ShowDetailsPage(page);
  await details.choose(name, 'Embed Code');
  const embed = new EmbedDialog(page);
  await look(page, 'embed');
  for (const style of ['Script', 'Iframe'] as const) {
    const code = await embed.copy(style);
    if (style === 'Iframe') expect(code).toMatch(/width="700" height="467"/);
    const site = await guestSite(code);
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('The browser is gone.');
    await visitor.goto(site.origin);
    const frame = style === 'Iframe' ? visitor.frameLocator('iframe') : visitor;
    await frame.getByRole('button', { name: 'Play', exact: true }).click();
    const position = frame.getByRole('slider', { name: 'Position' });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.5);
    await look(visitor, `player-${style.toLowerCase()}`);
    await visitor.close();
    await site.close();
  }
  await embed.close();
});

test('subscribers and the terminal get the same file, whole or in ranges', async ({ station: server }) => {
  const episode = await readyEpisode(client, episodeId);
  const feedDestination = episode.smc_data.find(({ type }) => type === 'rss');
  const feed = parseRssFeed(await client.feeds.get(feedDestination?.id ?? 0));
  const item = feed.items?.find((one) => one.title === name);
  expect(item?.guid?.value).toBe(episode.guid);
  const enclosure = item?.enclosures?.[0];

  const file = Buffer.from(await (await fetch(enclosure?.url ?? '')).arrayBuffer());
  expect(enclosure?.length).toBe(file.length);
  const seconds = mp3Seconds(file);
  expect(Math.abs(Number(item?.itunes?.duration) - seconds)).toBeLessThan(1);
  expect(Math.abs(episode.duration - seconds)).toBeLessThan(0.1);

  const part = await fetch(enclosure?.url ?? '', { headers: { range: 'bytes=1000-1999' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${file.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(1000, 2000))).toBe(true);

  const home = await mkdtemp(join(tmpdir(), 'postkit-journey-'));
  const login = [
    'login',
    '--url',
    server.url,
    '--username',
    admin.email,
    '--station',
    station,
    '--password-stdin',
  ];
  expect(await runCli(login, { configHome: home, input: `${admin.password}\n` })).toMatchObject({ code: 0 });
  const download = ['episodes', 'download', String(episodeId), '--output', 'episode.mp3'];
  expect(await runCli(download, { configHome: home })).toMatchObject({ code: 0 });
  expect(sha256(await readFile(join(home, 'episode.mp3')))).toBe(sha256(file));
  await rm(home, { recursive: true });
});

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
