import type { Locator, Page } from 'playwright';

/**
 * Milliseconds from each key press in a search box until its list is painted, detected by a text that changes with it.
 * @param count selects the text with the number of matches.
 */
export async function typingTimes(
  page: Page,
  search: Locator,
  count: string,
  keys: readonly string[],
): Promise<number[]> {
  await search.focus();
  const times: number[] = [];
  for (const key of keys) {
    await page.evaluate((selector) => {
      const before = document.querySelector(selector)?.textContent;
      const state: { time?: number } = {};
      Reflect.set(globalThis, 'typing', state);
      document.addEventListener(
        'keydown',
        () => {
          const pressed = performance.now();
          function look() {
            if (document.querySelector(selector)?.textContent === before) requestAnimationFrame(look);
            // A change in this frame is on the screen with the next.
            else requestAnimationFrame(() => (state.time = performance.now() - pressed));
          }
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    }, count);
    await page.keyboard.press(key);
    const handle = await page.waitForFunction(
      () => Object(Reflect.get(globalThis, 'typing')).time,
      undefined,
      { timeout: 60_000 },
    );
    times.push(Number(await handle.jsonValue()));
  }
  return times;
}
