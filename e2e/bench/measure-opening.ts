import type { BrowserContext, Page } from 'playwright';

export interface Opening {
  /** Milliseconds from the navigation until the first entry of the list is on the screen. */
  time: number;
  /** Bytes that a call transferred, headers included. */
  bytes: number;
  page: Page;
}

/**
 * Opens an address and waits for the first entry of a list.
 * @param call the end of the path of the call that loads the list.
 * @param slowdown factor of the processor.
 */
export async function openList(
  context: BrowserContext,
  url: string,
  first: string,
  call: string,
  slowdown: number,
): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const wanted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith(call)) wanted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((selector) => {
    function look() {
      const isThere = document.querySelector(selector) !== null;
      // Content that is present in this frame is on the screen with the next.
      requestAnimationFrame(isThere ? () => Reflect.set(globalThis, 'opened', performance.now()) : look);
    }
    requestAnimationFrame(look);
  }, first);
  await page.goto(url);
  const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'opened'), undefined, {
    timeout: 120_000,
  });
  return { time: Number(await handle.jsonValue()), bytes, page };
}
