import type { Locator } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { stationDay } from '../support/station-day.ts';

const station = 'harbour-fm';

/** Away from a card's buttons. */
const onTitle = { x: 40, y: 14 };

/** The editor over the first cards of yesterday; answers their titles. */
async function openYesterday(editor: AudioEditorPage, client: PostKitClient, count: number): Promise<string[]> {
  const { start, end } = await stationDay(client, -1);
  const query = { cart__type_name: 'LOGGER', order: 'ASC', limit: count } as const;
  const { objects } = await client.audioEvents.list({ startTime: start, endTime: end, ...query });
  await editor.openAlone(station);
  await editor.day.previousDay.click();
  const titles = objects.map(({ cart }) => cart.title);
  await expect.poll(async () => (await editor.day.titles()).slice(0, count)).toEqual(titles);
  return titles;
}

const isPicked = (card: Locator) => expect(card).toHaveAttribute('data-picked', 'true');

test('cards are picked and dragged to the timeline together, in the order in which they aired', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const [first = '', , third = ''] = await openYesterday(editor, client, 3);
  for (const index of [2, 0]) await day.cards.nth(index).click({ modifiers: ['ControlOrMeta'], position: onTitle });
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
});

test('by keys alone several cards are picked, added, and put at a place', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const { keyboard } = page;
  const titles = await openYesterday(editor, client, 3);
  await day.cards.nth(0).focus();
  await keyboard.press('Shift+ArrowRight');
  await expect(day.picked).toHaveCount(2);
  await day.region.getByRole('button', { name: 'Add 2 picked' }).press('Enter');
  await expect.poll(() => timeline.names()).toEqual(titles.slice(0, 2));
  await expect(day.picked).toHaveCount(0);

  await day.cards.nth(1).focus();
  await keyboard.press('x');
  await keyboard.press('Shift+ArrowRight');
  await expect(day.picked).toHaveCount(2);
  await keyboard.press('Space');
  await keyboard.press('Home');
  await keyboard.press('Space');
  await expect.poll(() => timeline.names()).toEqual([...titles.slice(1, 3), ...titles.slice(0, 2)]);
});

test('on a phone cards are picked by touch', async ({ page, client }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  const titles = await openYesterday(editor, client, 2);
  await day.region.getByRole('button', { name: 'Pick several' }).click();
  for (const index of [0, 1]) await day.cards.nth(index).click({ position: onTitle });
  await expect(day.picked).toHaveCount(2);
  await expectNoAxeFindings(page);
  await day.region.getByRole('button', { name: 'Add 2 picked' }).click();
  await expect.poll(() => timeline.names()).toEqual(titles);
});
