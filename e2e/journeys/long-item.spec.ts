import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';
import { stationDay } from '../support/station-day.ts';
import { usedHeap } from '../support/used-heap.ts';

const station = 'harbour-fm';
const threeHours = 3 * 3600;
const megabyte = 1_000_000;

/** The first hours of yesterday's log as one event. */
async function longEvent(client: PostKitClient): Promise<AudioEvent> {
  const { start, end } = await stationDay(client, -1);
  const query = { cart__type_name: 'LOGGER', order: 'ASC', limit: 0 } as const;
  const { objects } = await client.audioEvents.list({ startTime: start, endTime: end, ...query });
  let seconds = 0;
  const pieces = objects.filter(({ duration }) => {
    const isNeeded = seconds < threeHours;
    if (isNeeded) seconds += duration;
    return isNeeded;
  });
  const { id } = await client.audioEvents.merge(pieces.map((piece) => piece.id));
  return client.audioEvents.get(id);
}

test('an event of three hours is viewed, played and trimmed, and the page’s memory does not grow', async ({
  page,
  client,
}) => {
  const event = await longEvent(client);
  expect(event.duration).toBeGreaterThanOrEqual(threeHours);
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, {
    name: 'The whole night',
    events: [event.resource_uri],
  });
  const editor = new AudioEditorPage(page);
  const { timeline, waveform } = editor;
  await editor.open(station, show.id, id);
  await expect(timeline.total).toHaveText(/^0?3:\d\d:\d\d$/);

  await timeline.edit(event.cart.title);
  const canvas = waveform.region.locator('.pk-wave-canvas > div');
  await expect(canvas).toBeVisible();
  await waveform.button('Play').click();
  await expect(waveform.clock).toHaveText(/^00:0[1-9] \//);
  await expectNoAxeFindings(page);
  await look(page, 'three-hours');

  const box = await canvas.boundingBox();
  if (!box) throw new Error('The waveform is not drawn.');
  const before = await usedHeap(page);
  const places = Array.from({ length: 30 }, (_, index) => ((index * 17) % 30) / 30);
  for (const place of places) await page.mouse.click(box.x + place * box.width, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await expect(waveform.clock).toHaveText(/^0?2:4\d:\d\d \//);
  expect((await usedHeap(page)) - before).toBeLessThan(8 * megabyte);

  // By keyboard: trims everything before the last hour.
  await waveform.thumb('Keep from').focus();
  await page.keyboard.press('End');
  for (let page10 = 0; page10 < 3; page10++) await page.keyboard.press('PageDown');
  await waveform.button('Trim').click();
  await expect(timeline.total).not.toHaveText(/^0?3:/);
  await timeline.button('Undo').click();
  await expect(timeline.total).toHaveText(/^0?3:/);
  // Cancels the render of three hours, which would slow down the journeys that follow.
  await client.episodes.setUnpublished([id], true);
  await client.episodes.delete(id);
});
