import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { createClient, sendInParts, type PostKitClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import type { EditorSidebar } from '../pages/editor-sidebar.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { wav, wavFile } from '../support/wav.ts';

const slug = 'harbour-news';
/** Seconds; at this bit rate the file has three parts. */
const length = 24;
const rate = 192_000;
/** Sending and encoding have no time limit of their own. */
const encoding = { timeout: 90_000 };

/** A tone that gets louder, so that a misplaced part shows in the peaks. */
function growing(name: string) {
  const buffer = wav(length, 330, rate);
  for (let at = 44; at < buffer.length; at += 2)
    buffer.writeInt16LE(Math.round((buffer.readInt16LE(at) * at) / buffer.length), at);
  return { name, mimeType: 'audio/wav', buffer };
}

/** Holds all parts of files after the first `after`. */
async function holdParts(target: Page | BrowserContext, after: number) {
  const held: Route[] = [];
  let seen = 0;
  let isOpen = false;
  await target.route('**/api/v2/upload/files/*/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    seen += 1;
    if (isOpen || seen <= after) return route.continue();
    held.push(route);
  });
  return {
    held,
    /** Releases all requests, held ones too; requests that were aborted stay aborted. */
    async release() {
      isOpen = true;
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Peaks and length of the event that an upload became. */
async function eventTitled(client: PostKitClient, title: string) {
  const { objects } = await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: title });
  const [event] = objects;
  if (objects.length !== 1 || !event) throw new Error(`There are ${objects.length} events "${title}".`);
  return {
    duration: event.duration,
    loudness: event.loudness,
    peaks: await client.audioEvents.peaks(event.id, { points: 500 }),
  };
}

/** The event is the same as from an upload in one part. */
async function expectComplete(
  client: PostKitClient,
  title: string,
  { buffer }: { buffer: Buffer },
): Promise<void> {
  const uuid = crypto.randomUUID();
  await client.uploads.create({
    uuid,
    title: `In one piece ${uuid}`,
    audio_type: 'UPLOAD-Talk',
    file: new Blob([new Uint8Array(buffer)]),
  });
  await expect.poll(async () => (await client.uploads.progress(uuid)).upload?.success, encoding).toBe(1);
  const event = await eventTitled(client, title);
  expect(Math.round(event.duration)).toBe(length);
  expect(event).toEqual(await eventTitled(client, uuid));
}

const titleOf = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function startUpload(sidebar: EditorSidebar, title: string, file = growing(`${title}.wav`)) {
  await sidebar.openUpload();
  await sidebar.upload(file, title);
  return file;
}

test('several files upload three at a time; each can be paused, resumed and cancelled', async ({
  page,
  signedIn,
  station,
}) => {
  const client = clientAt(station.url, signedIn, slug);
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  const { held, release } = await holdParts(page, 0);
  await editor.openAlone(slug);
  await sidebar.openUpload();
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `${titleOf(name)}.wav`);
  const [one = '', two = '', , four = '', five = ''] = titles;
  await sidebar.choose(
    'Browse',
    titles.map((title, index) => wavFile(title, 2, 300 + index * 40)),
  );
  await expect(sidebar.region.getByText('5 files chosen. Each is named after its file.')).toBeVisible();
  await expect(sidebar.title).toHaveCount(0);
  await sidebar.uploadButton.click();
  await expect(sidebar.uploads).toHaveCount(5);
  await expect.poll(() => held.length).toBe(3);
  await expect(sidebar.uploadOf(four)).toContainText('Queued');
  await sidebar.region.getByRole('button', { name: `Pause ${one}` }).click();
  await expect(sidebar.uploadOf(one)).toContainText('Paused');
  await expect(sidebar.uploadOf(four)).toContainText('Uploading');
  await expect(sidebar.uploadOf(five)).toContainText('Queued');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await look(page, 'uploads-in-line');

  await sidebar.region.getByRole('button', { name: `Cancel ${two}` }).click();
  await expect(sidebar.uploadOf(two)).toHaveCount(0);
  await release();
  for (const title of [titles[2] ?? '', four, five])
    await expect(sidebar.uploadOf(title)).toContainText('Done', encoding);
  await sidebar.region.getByRole('button', { name: `Resume ${one}` }).click();
  await expect(sidebar.uploadOf(one)).toContainText('Done', encoding);
  expect((await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: one })).objects).toHaveLength(1);
  expect((await client.audioEvents.list({ cart__type_name: 'UPLOAD', search: two })).objects).toEqual([]);
});

test('an administrator cancels an unfinished upload', async ({ page, signedIn, station }) => {
  const client = clientAt(station.url, signedIn, slug);
  const title = titleOf('Given up');
  const [uuid, stop] = [crypto.randomUUID(), new AbortController()];
  const file = new Blob([new Uint8Array(growing(title).buffer)]);
  const half = sendInParts(
    client,
    { uuid, title, audio_type: 'UPLOAD-Talk', file },
    {
      partBytes: 1_000_000,
      signal: stop.signal,
      onUploadProgress: ({ loaded }) => loaded > 1_000_000 && stop.abort(),
    },
  );
  await expect(half).rejects.toMatchObject({ code: 'aborted' });
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  await editor.openAlone(slug);
  const unfinished = await sidebar.openUnfinished();
  await expect(unfinished.getByRole('listitem').filter({ hasText: title })).toContainText('MB of 18.4 MB');
  await expectNoAxeFindings(page);
  await look(page, 'unfinished-uploads');
  await unfinished.getByRole('button', { name: `Cancel ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel “${title}”?` });
  await question.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText(`The upload of “${title}” was cancelled.`)).toBeVisible();
  await expect(unfinished.getByText(title)).toHaveCount(0);
  expect((await client.uploads.unfinished()).map((upload) => upload.uuid)).not.toContain(uuid);
});

test('an upload waits while the connection is down half way, and resumes on its own', async ({
  page,
  context,
  signedIn,
  station,
}) => {
  const client = clientAt(station.url, signedIn, slug);
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  const { held, release } = await holdParts(page, 1);
  await editor.openAlone(slug);
  const title = titleOf('Offline');
  const file = await startUpload(sidebar, title);
  await expect.poll(() => held.length).toBe(1);
  await context.setOffline(true);
  await release();
  await expect(sidebar.uploadOf(title)).toContainText('Waiting for the connection');
  await look(page, 'uploads-waiting');
  await context.setOffline(false);
  await expect(sidebar.uploadOf(title)).toContainText('Done', encoding);
  await expectComplete(client, title, file);
});

test('an upload that is half way resumes after a reload, on its own', async ({ page, signedIn, station }) => {
  const client = clientAt(station.url, signedIn, slug);
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  const { held, release } = await holdParts(page, 1);
  await editor.openAlone(slug);
  const title = titleOf('Reloaded');
  const file = await startUpload(sidebar, title);
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => page.evaluate(keptFiles)).toBe(1);
  await page.reload();
  await sidebar.openUpload();
  await expect(sidebar.uploadOf(title)).toBeVisible();
  await release();
  await expect(sidebar.uploadOf(title)).toContainText('Done', encoding);
  await expect.poll(() => page.evaluate(keptFiles)).toBe(0);
  await expectComplete(client, title, file);
});

test('where the browser cannot store a file, the editor asks for it after a reload and accepts no other', async ({
  page,
  signedIn,
  station,
}) => {
  const client = clientAt(station.url, signedIn, slug);
  const folder = await mkdtemp(join(tmpdir(), 'postkit-chosen-'));
  try {
    const title = titleOf('Chosen again');
    const file = growing(`${title}.wav`);
    const path = join(folder, file.name);
    const other = join(folder, 'another.wav');
    await writeFile(path, file.buffer);
    await writeFile(other, wav(1));
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    const editor = new AudioEditorPage(page);
    const { sidebar } = editor;
    const { held, release } = await holdParts(page, 1);
    await editor.openAlone(slug);
    await sidebar.openUpload();
    await sidebar.choose('Browse', path);
    await sidebar.title.fill(title);
    await sidebar.uploadButton.click();
    await expect.poll(() => held.length).toBe(1);
    await page.reload();
    await sidebar.openUpload();
    await expect(sidebar.uploadOf(title)).toContainText('Choose the file again to continue');
    await look(page, 'uploads-choose-again');
    await sidebar.choose('Choose file', other);
    await expect(sidebar.uploadOf(title)).toContainText(
      `This is a different file. Choose the original “${file.name}”.`,
    );
    await release();
    await sidebar.choose('Choose file', path);
    await expect(sidebar.uploadOf(title)).toContainText('Done', encoding);
    await expectComplete(client, title, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an upload resumes at the last stored byte when the station restarts half way', async ({ browser }) => {
  const own = await startOwnStation();
  try {
    const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
    const client = clientAt(own.url, signedIn, slug);
    const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
    await enterStation(context, own.url, signedIn);
    const page = await context.newPage();
    const editor = new AudioEditorPage(page);
    const { sidebar } = editor;
    const { held, release } = await holdParts(page, 1);
    await editor.openAlone(slug);
    const title = titleOf('Restarted');
    const file = await startUpload(sidebar, title);
    await expect.poll(() => held.length).toBe(1);
    await own.kill();
    await release();
    await expect(sidebar.uploadOf(title)).toContainText('Waiting for the connection');
    const begun: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'PATCH' && begun.push(request.headers()['upload-offset'] ?? ''),
    );
    await own.restart();
    await expect(sidebar.uploadOf(title)).toContainText('Done', encoding);
    expect(begun.filter((offset) => offset === '0')).toEqual([]);
    await expectComplete(client, title, file);
    await context.close();
  } finally {
    await own.close();
  }
});

/** The number of files that the browser stores for a reload. */
function keptFiles(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('postkit-files', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
