import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { recordLayoutShifts } from '../widget/layout-shift.ts';
import { median } from './median.ts';

export interface Measured {
  axe: number;
  /** Requests before play, without the page itself. */
  requests: number;
  shift: number;
  /** Milliseconds from the start of navigation until the controls are present. */
  usable: number;
}

/** Lighthouse's slow 4G, as the browser applies it to each request. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Records the first frame in which `selector` matches in the page or in an open shadow tree of it. */
async function noteReady(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    function found(root: ParentNode): boolean {
      return (
        root.querySelector(wanted) !== null ||
        [...root.querySelectorAll('postkit-player')].some(({ shadowRoot }) => shadowRoot && found(shadowRoot))
      );
    }
    function look() {
      if (found(document)) Reflect.set(globalThis, 'readyAt', performance.now());
      else requestAnimationFrame(look);
    }
    look();
  }, selector);
  return () =>
    page.waitForFunction(() => Reflect.get(globalThis, 'readyAt')).then((handle) => handle.jsonValue());
}

async function usableAfter(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const ready = await noteReady(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const time = Number(await ready());
  await context.close();
  return time;
}

/** Opens a player's page: once to count its requests, five times to time it. Other servers are blocked. */
export async function measurePlayer(browser: Browser, url: string, selector: string): Promise<Measured> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { hostname } = new URL(url);
  let requests = -1;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && !request.url().endsWith('/favicon.ico')) requests += 1;
  });
  await page.route(
    (address) => address.hostname !== hostname && address.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const shifts = await recordLayoutShifts(page);
  const ready = await noteReady(page, selector);
  await page.goto(url);
  await ready();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    .disableRules(['page-has-heading-one', 'landmark-one-main', 'region'])
    .analyze();
  const measured = {
    axe: violations.length,
    requests,
    shift: (await shifts()).reduce((sum, shift) => sum + shift, 0),
  };
  await context.close();

  const times: number[] = [];
  for (let n = 0; n < 5; n++) times.push(await usableAfter(browser, url, selector));
  return { ...measured, usable: Math.round(median(times)) };
}
