import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

declare global {
  interface Window {
    /** Seconds into the audio, and the volume from that moment. */
    levels: [number, number][];
  }
}

/** Records each change of the audio element's volume. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.window.levels = [];
    const volume = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'volume');
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
      ...volume,
      set(this: HTMLMediaElement, level: number) {
        globalThis.window.levels.push([this.currentTime, level]);
        volume?.set?.call(this, level);
      },
    });
  });
}

test('a fade inside a merged item is visible, and audible before it is rendered', async ({
  page,
  client,
}) => {
  const pieces = (await shortEvents(client, 12)).filter(({ duration }) => duration > 12).slice(0, 2);
  const [first, second] = pieces;
  if (!first || !second) throw new Error('There are no two pieces to merge.');
  const fading = await client.audioEvents.get(
    (await client.audioEvents.clone(first.id, { end: 6, fade_out: 4000 })).id,
  );
  const merged = await client.audioEvents.get((await client.audioEvents.merge([fading.id, second.id])).id);
  const show = await makeShow(client);
  const draft = await makeEpisode(client, show, { name: 'Merged', events: [merged.resource_uri] });

  await listen(page);
  const editor = new AudioEditorPage(page);
  await editor.open(station, show.id, draft.playlist_id);
  await editor.sidebar.close();
  const { timeline, preview } = editor;
  await expect(timeline.items.locator('.pk-fade-line')).toHaveCount(1);
  await look(page, 'merged-fade');
  await timeline.items.first().focus();
  await page.keyboard.press('Space');
  await preview.heard(7);
  const levels = await page.evaluate(() => globalThis.window.levels);
  const before = fading.duration;
  const lowest = Math.min(
    ...levels.filter(([at]) => at > before - 1 && at < before).map(([, level]) => level),
  );
  expect(lowest).toBeLessThan(0.25);
  expect(
    levels.filter(([at]) => at > before - 3.5 && at < before - 2.5).every(([, level]) => level > 0.5),
  ).toBe(true);
  expect(levels.findLast(([at]) => at > before)?.[1]).toBe(1);
});
