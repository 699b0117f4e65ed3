import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { wav, wavFile } from '../support/wav.ts';

const station = 'harbour-news';

/** Holds uploads until two are under way. Only the live channel reports their further progress. */
async function letTwoStartTogether(page: Page): Promise<void> {
  await page.route('**/encodeprogress/**', (route) => route.abort());
  const bothBegan = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/v2/upload/files/*/', async (route) => {
    requests += 1;
    if (requests === 2) bothBegan.resolve();
    await bothBegan.promise;
    await route.continue();
  });
}

test('LIB-001 LIB-002 LIB-043 two uploads run at once and appear in the library, the newest first', async ({
  page,
}) => {
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  await letTwoStartTogether(page);
  // Without these requests, only live events move the progress.
  await page.route('**/encodeprogress/*', (route) => route.abort());
  await editor.openAlone(station);
  await sidebar.close();
  expect((await sidebar.region.boundingBox())?.width).toBe(48);
  await sidebar.openUpload();
  await expect(sidebar.uploadButton).toBeDisabled();
  expect((await sidebar.region.boundingBox())?.width).toBe(300);
  await expect(sidebar.audioType).toHaveText(/Talk/);
  await sidebar.chooseFile(wavFile('First piece.wav', 20));
  await expect(sidebar.title).toHaveValue('First piece.wav');
  await sidebar.title.fill('');
  await expect(sidebar.uploadButton).toBeDisabled();
  await sidebar.title.fill('First piece');
  await sidebar.chooseType('Promo');
  await sidebar.uploadButton.click();
  await sidebar.upload(wavFile('Second piece.wav', 4), 'Second piece');
  await expect(sidebar.uploads).toHaveCount(2);
  await look(page, 'upload');
  for (const upload of await sidebar.uploads.all()) await expect(upload).toContainText('Done');
  await expect(sidebar.progress('Uploading')).toHaveAttribute('aria-valuenow', '100');
  await expect(sidebar.progress('Encoding')).toHaveAttribute('aria-valuenow', '100');
  await sidebar.openLibrary();
  await expect
    .poll(async () => (await sidebar.titles()).slice(0, 2).toSorted())
    .toEqual(['First piece', 'Second piece']);
});

test('LIB-004 LIB-006 LIB-007 the library is filtered, searched, and emptied, and a deletion is undone', async ({
  page,
  client,
  signedIn,
  station: server,
}) => {
  const news = clientAt(server.url, signedIn, station);
  for (const [title, audio_type] of [
    ['Oldest jingle', 'UPLOAD-Intro'],
    ['Newer jingle', 'UPLOAD-Intro'],
    ['Newest talk', 'UPLOAD-Talk'],
  ] as const) {
    const uuid = crypto.randomUUID();
    await news.uploads.create({ uuid, title, audio_type, file: new Blob([new Uint8Array(wav(2))]) });
    await expect.poll(async () => (await news.uploads.progress(uuid)).upload?.success).toBe(1);
  }
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  await editor.openAlone(station);
  await sidebar.openLibrary();
  await expect
    .poll(async () => (await sidebar.titles()).slice(0, 3))
    .toEqual(['Newest talk', 'Newer jingle', 'Oldest jingle']);
  await sidebar.chooseType('Intro');
  await expect(sidebar.item('Newest talk')).toBeHidden();
  await expect(sidebar.item('Newer jingle')).toBeVisible();
  await sidebar.search.fill('oldest');
  await expect.poll(() => sidebar.titles()).toEqual(['Oldest jingle']);

  const [event] = (await news.audioEvents.list({ cart__type_name: 'UPLOAD', search: 'Oldest jingle' }))
    .objects;
  const typeNow = async () => (await news.audioEvents.get(event?.id ?? 0)).cart.type_name;
  await sidebar.item('Oldest jingle').getByRole('button', { name: 'Delete Oldest jingle' }).click();
  await expect(sidebar.region.getByText('“Oldest jingle” was deleted.')).toBeVisible();
  await expect(sidebar.item('Oldest jingle')).toBeHidden();
  expect(await typeNow()).toBe('SINGLE_USE');
  await sidebar.region.getByRole('button', { name: 'Undo' }).click();
  await expect(sidebar.item('Oldest jingle')).toBeVisible();
  expect(await typeNow()).toBe('UPLOAD');

  await sidebar.search.fill('');
  await sidebar.chooseType('All types');
  await expect(sidebar.item('Newest talk')).toBeVisible();
  await sidebar.deleteAll.click();
  const question = page.getByRole('alertdialog', { name: 'Delete all?' });
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(sidebar.region.getByText('Your library is empty.')).toBeVisible();
  expect((await news.audioEvents.list({ cart__type_name: 'UPLOAD' })).objects).toEqual([]);
  // Harbour FM's uploads are its own.
  expect((await client.audioEvents.list({ cart__type_name: 'UPLOAD' })).objects.length).toBeGreaterThan(0);
});

test('LIB-040 LIB-041 LIB-044 a file without audio is reported once all uploads have ended', async ({
  page,
}) => {
  const editor = new AudioEditorPage(page);
  const { sidebar, messages } = editor;
  await letTwoStartTogether(page);
  await editor.openAlone(station);
  await sidebar.openUpload();
  await sidebar.upload(
    {
      name: 'letter.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('Dear sirs, this is a letter. '.repeat(200)),
    },
    'A letter',
  );
  await sidebar.upload({ name: 'nothing.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(0) }, 'Nothing');
  await sidebar.upload(wavFile('Fine.wav', 3), 'Fine');
  await expect(sidebar.uploads.filter({ hasText: 'Fine' })).toContainText('Done');
  await expect(sidebar.uploads.filter({ hasText: 'Nothing' })).toContainText('This file is empty');
  await expect(sidebar.uploads.filter({ hasText: 'A letter' })).toContainText('Failed');
  await expect(messages.saying('Upload')).toBeVisible();
  await test.step('LIB-042 each failure is on a line of its own', async () => {
    const lines = (await messages.region.getByText(/failed to upload/).innerText()).split('\n');
    expect(lines).toEqual([
      '"A letter" failed to upload: This file has no readable audio.',
      '"Nothing" failed to upload: This file is empty.',
    ]);
  });
  await expectNoAxeFindings(page);
  await look(page, 'upload-failed');
});
