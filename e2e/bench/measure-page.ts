import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** Chromium's own preset "Fast 4G", and a processor a quarter as fast. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (1.5 * 1_000_000 * 0.9) / 8,
};
const slowdown = 4;

export interface MeasuredPage {
  /** Transferred bytes of scripts and styles, until the page is idle. */
  bytes: number;
  /** Milliseconds from the navigation to the largest paint. */
  largestPaint: number;
}

/** A page whose network and processor are slow. */
async function openSlowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', fast4G);
  return { page, session };
}

/** Milliseconds from the navigation to an address until the first text or picture is on the screen. */
export async function measureFirstPaint(context: BrowserContext, url: string): Promise<number> {
  const { page } = await openSlowPage(context);
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return Number(await paint.jsonValue());
}

/** Opens an address in a browser with an empty cache. */
export async function measurePage(browser: Browser, url: string, ready: string): Promise<MeasuredPage> {
  const context = await browser.newContext();
  try {
    const { page, session } = await openSlowPage(context);
    const kinds = new Map<string, string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Script' || kind === 'Stylesheet') bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator(ready).waitFor();
    const largestPaint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return { bytes, largestPaint };
  } finally {
    await context.close();
  }
}
