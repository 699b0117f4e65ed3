import type { Locator } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import type { EditorSidebar } from '../pages/editor-sidebar.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';
import { wav } from '../support/wav.ts';

const station = 'harbour-fm';

/** A position beside a card's buttons. */
const onTitle = { x: 40, y: 14 };

/** Opens the editor at yesterday's first cards and returns their titles. */
async function openYesterday(
  editor: AudioEditorPage,
  client: PostKitClient,
  count: number,
): Promise<string[]> {
  const { start, end } = await stationDay(client, -1);
  const query = { cart__type_name: 'LOGGER', order: 'ASC', limit: count } as const;
  const { objects } = await client.audioEvents.list({ startTime: start, endTime: end, ...query });
  await editor.openAlone(station);
  await editor.day.previousDay.click();
  const titles = objects.map(({ cart }) => cart.title);
  await expect.poll(async () => (await editor.day.titles()).slice(0, count)).toEqual(titles);
  return titles;
}

async function titlesOf(sidebar: EditorSidebar): Promise<string[]> {
  await expect(sidebar.items.nth(1)).toBeVisible();
  return sidebar.titles();
}

const isPicked = (card: Locator) => expect(card).toHaveAttribute('data-picked', 'true');

test('cards are picked and dragged to the timeline together, in the order in which they aired, and the same by keyboard alone', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const titles = await openYesterday(editor, client, 3);
  const [first = '', , third = ''] = titles;
  for (const index of [2, 0])
    await day.cards.nth(index).click({ modifiers: ['ControlOrMeta'], position: onTitle });
  await isPicked(day.cards.nth(0));
  await expect(day.picked).toHaveCount(2);
  await expectNoAxeFindings(page);
  await look(page, 'picked-cards');
  await editor.drag(day.cards.nth(2));
  await expect.poll(() => timeline.names()).toEqual([first, third]);
  await expect(timeline.selected).toHaveCount(2);
  await expect(day.picked).toHaveCount(0);
  await timeline.button('Undo').click();
  await expect(timeline.items).toHaveCount(0);

  const { keyboard } = page;
  await test.step('by keyboard alone several cards are picked, added, and inserted at a position', async () => {
    await day.cards.nth(0).focus();
    await keyboard.press('Shift+ArrowRight');
    await expect(day.picked).toHaveCount(2);
    await day.region.getByRole('button', { name: 'Add 2 selected' }).press('Enter');
    await expect.poll(() => timeline.names()).toEqual(titles.slice(0, 2));
    await expect(day.picked).toHaveCount(0);

    await day.cards.nth(1).focus();
    await keyboard.press('x');
    await keyboard.press('Shift+ArrowRight');
    await expect(day.picked).toHaveCount(2);
    await editor.dragFirstByKeys();
    await expect.poll(() => timeline.names()).toEqual([...titles.slice(1, 3), ...titles.slice(0, 2)]);
  });
});

test('on a phone cards are picked by touch', async ({ page, client }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const titles = await openYesterday(editor, client, 2);
  await day.region.getByRole('button', { name: 'Select several' }).click();
  for (const index of [0, 1]) await day.cards.nth(index).locator('.pk-event-title').click();
  await expect(day.picked).toHaveCount(2);
  await day.region.getByRole('button', { name: 'Add 2 selected' }).click();
  await timeline.unfold();
  await expect.poll(() => timeline.names()).toEqual(titles);
});

test('library items and cards of the day are picked and dragged to the timeline together, and library items by keyboard alone', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day, sidebar, timeline } = editor;
  const [card = ''] = await openYesterday(editor, client, 1);
  await sidebar.openLibrary();
  const [first = '', second = ''] = await titlesOf(sidebar);
  for (const index of [1, 0])
    await sidebar.items.nth(index).click({ modifiers: ['ControlOrMeta'], position: onTitle });
  await isPicked(sidebar.items.nth(0));
  await expect(sidebar.picked).toHaveCount(2);
  await look(page, 'picked-uploads');
  await editor.drag(sidebar.items.nth(0));
  await expect.poll(() => timeline.names()).toEqual([second, first]);
  await expect(timeline.selected).toHaveCount(2);
  await expect(sidebar.picked).toHaveCount(0);

  await day.cards.nth(0).click({ modifiers: ['ControlOrMeta'], position: onTitle });
  await sidebar.items.nth(1).click({ modifiers: ['ControlOrMeta'], position: onTitle });
  await editor.drag(sidebar.items.nth(1), timeline.items.nth(0));
  await expect.poll(() => timeline.names()).toEqual([card, second, second, first]);

  await timeline.more('Clear playlist');
  await expect(timeline.items).toHaveCount(0);
  const { keyboard } = page;
  await test.step('by keyboard alone library items are picked, inserted at a position, and added', async () => {
    await sidebar.items.nth(1).focus();
    await keyboard.press('Home');
    await keyboard.press('Enter');
    await expect.poll(() => timeline.names()).toEqual([first]);
    await keyboard.press('Shift+ArrowDown');
    await expect(sidebar.picked).toHaveCount(2);
    await expect(sidebar.items.nth(1)).toBeFocused();
    await editor.dragFirstByKeys();
    await expect.poll(() => timeline.names()).toEqual([first, second, first]);

    await keyboard.press('x');
    await sidebar.region.getByRole('button', { name: 'Add 1 selected' }).press('Enter');
    await expect.poll(() => timeline.names()).toEqual([first, second, first, second]);
    await expect(sidebar.region.getByRole('button', { name: 'Select several' })).toBeFocused();
  });
});

test('on a phone library items are picked by touch, deleted together and restored', async ({
  page,
  signedIn,
  station: server,
}) => {
  const news = clientAt(server.url, signedIn, 'harbour-news');
  const titles = ['Picked jingle', 'Picked outro'];
  for (const title of titles) {
    const uuid = crypto.randomUUID();
    await news.uploads.create({
      uuid,
      title,
      audio_type: 'UPLOAD-Talk',
      file: new Blob([new Uint8Array(wav(2))]),
    });
    await expect.poll(async () => (await news.uploads.progress(uuid)).upload?.success).toBe(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new AudioEditorPage(page);
  const { sidebar } = editor;
  await editor.openAlone('harbour-news');
  await sidebar.openLibrary();
  await sidebar.search.fill('Picked');
  await expect.poll(async () => (await sidebar.titles()).toSorted()).toEqual(titles);
  await sidebar.region.getByRole('button', { name: 'Select several' }).click();
  for (const title of titles) await sidebar.item(title).click({ position: onTitle });
  await expect(sidebar.picked).toHaveCount(2);
  await sidebar.region.getByRole('button', { name: 'Delete 2 files' }).click();
  await expect(sidebar.region.getByText('2 files were deleted.')).toBeVisible();
  await expect(sidebar.region.getByText('No audio matches these filters.')).toBeVisible();
  await look(page, 'deleted-uploads');
  await sidebar.region.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await sidebar.titles()).toSorted()).toEqual(titles);
});

test('ad markers are placed by repeated presses, dragged in, and moved together', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const [card = ''] = await openYesterday(editor, client, 1);
  const ad = 'Targeted Ads';
  for (let presses = 0; presses < 2; presses += 1) await timeline.button(ad).click();
  await day.add(card);
  await editor.drag(timeline.button(ad));
  await expect.poll(() => timeline.names()).toEqual([ad, ad, card, ad]);
  await timeline.items.nth(0).click();
  await timeline.items.nth(1).click({ modifiers: ['ControlOrMeta'] });
  await expect(timeline.selected).toHaveCount(2);
  await editor.drag(timeline.items.nth(0), timeline.items.nth(3));
  await expect.poll(() => timeline.names()).toEqual([card, ad, ad, ad]);
});
