import type { Locator } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expect, test } from '../support/journey.ts';
import { usedHeap } from '../support/used-heap.ts';

/**
 * Visits that many positions of the day: zooms to a different level each time, scrolls on, and zooms out again.
 * Runs inside the page, because a round trip to the browser for each gesture takes longer than the gesture.
 */
function lookAround(track: Locator, count: number): Promise<void> {
  return track.evaluate(async (element, looks) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const quiet = async () => {
      do {
        await frame();
        await frame();
      } while (element.parentElement?.querySelector('.pk-strip-busy'));
    };
    const press = (key: string) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (let look = 0; look < looks; look += 1) {
      const { left, width, top } = element.getBoundingClientRect();
      const clientX = left + width * (0.02 + 0.96 * ((look * 0.381966) % 1));
      const deltaY = -400 * (1 + (look % 9));
      element.dispatchEvent(
        new WheelEvent('wheel', { clientX, clientY: top + 60, deltaY, bubbles: true, cancelable: true }),
      );
      await quiet();
      for (const key of ['ArrowRight', 'PageDown']) press(key);
      await quiet();
      press('0');
    }
  }, count);
}

test('two hundred positions of a day, zoomed in and out, use no more memory', async ({ page }) => {
  const editor = new AudioEditorPage(page);
  const { day } = editor;
  const { strip } = day;
  await editor.openAlone('harbour-fm');
  await day.previousDay.click();
  await strip.isDrawn();

  await lookAround(strip.track, 20);
  const before = await usedHeap(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/logger/peaks.json')) reads += 1;
  });
  await lookAround(strip.track, 100);
  const grown = (await usedHeap(page)) - before;
  expect(reads).toBeGreaterThan(100);
  // A page of the waveform is 5 kB and sixteen are cached, so a leak per position shows from 20 kB on.
  expect(grown).toBeLessThan(2_000_000);
});
