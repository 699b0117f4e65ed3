import type { Locator, Page } from 'playwright';

/** Records the time of every frame of a page until `stop`, which resolves to the intervals between them in milliseconds. */
export async function noteFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'frameTimes', times);
    function note(now: number) {
      times.push(now);
      if (Reflect.get(globalThis, 'frameTimes') === times) requestAnimationFrame(note);
    }
    requestAnimationFrame(note);
  });
  return async () =>
    page.evaluate(() => {
      const times: number[] = Reflect.get(globalThis, 'frameTimes');
      Reflect.deleteProperty(globalThis, 'frameTimes');
      return times.slice(1).map((time, index) => time - (times[index] ?? time));
    });
}

/** The 95th percentile of the intervals, in milliseconds. */
export function p95(pauses: readonly number[]): number {
  return pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length * 0.95)] ?? Number.NaN;
}

/** Scrolls an element down by wheel for this many milliseconds. */
export async function scrollFor(page: Page, list: Locator, milliseconds: number): Promise<number[]> {
  await list.hover({ position: { x: 300, y: 100 } });
  const stop = await noteFrames(page);
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(16);
  }
  return stop();
}

/** The middle of an element, in pixels of the window. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags what is at a place in circles over the page for this many milliseconds.
 * @param place of the window, in pixels
 * @param shown selector of what the page shows at the pointer while it drags. Throws where it shows none.
 */
export async function dragFor(
  page: Page,
  place: { x: number; y: number },
  shown: string,
  milliseconds: number,
): Promise<number[]> {
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y + 40, { steps: 4 });
  await page.locator(shown).waitFor({ timeout: 5000 });
  const stop = await noteFrames(page);
  const start = performance.now();
  for (let now = start; now - start < milliseconds; now = performance.now()) {
    const turn = ((now - start) / 1000) * Math.PI;
    await page.mouse.move(600 + 400 * Math.sin(turn), 400 + 250 * Math.cos(turn));
    await page.waitForTimeout(8);
  }
  const pauses = await stop();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return pauses;
}
