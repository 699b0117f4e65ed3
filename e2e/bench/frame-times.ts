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

/** Drags an element in circles over the page for this many milliseconds. */
export async function dragFor(page: Page, card: Locator, milliseconds: number): Promise<number[]> {
  const box = await card.boundingBox();
  if (!box) throw new Error('there is no card to drag');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
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
