import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  Response,
} from '@playwright/test';
import { leavePages } from './leave-pages.ts';

/** A browser context with one page that tests use one after another, so that the console's code is fetched and compiled once. */
export interface KeptBrowsing {
  /** The context for a test of these options; another one than before, if they differ or the last test changed what cannot be reset. */
  take(options: BrowserContextOptions): Promise<BrowserContext>;
  /** The page of the context that was taken. */
  pageOf(context: BrowserContext): Page;
  /** Empties what the test leaves behind. A test that failed leaves nothing at all. */
  release(hasPassed: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Calls after which a context is not used again, because no other call undoes them. */
const lasting = {
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setGeolocation', 'setExtraHTTPHeaders'],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'addLocatorHandler', 'setExtraHTTPHeaders'],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
} as const;

/** Events of pages and contexts that tests listen to. */
const events = [
  'console',
  'crash',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'websocket',
  'worker',
] as const;

interface Kept {
  readonly options: BrowserContextOptions;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

export function keepBrowsing(browser: Browser): KeptBrowsing {
  let kept: Kept | undefined;
  let isSpent = false;
  let origins = new Set<string>();

  async function discard(): Promise<void> {
    const { context } = kept ?? {};
    kept = undefined;
    await context?.close();
  }

  async function open(options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const spend = () => {
      isSpent = true;
    };
    onCall(context, lasting.context, spend);
    onCall(page, lasting.page, spend);
    onCall(page.clock, lasting.clock, spend);
    return { options, context, page, session };
  }

  function watch({ context }: Kept): void {
    isSpent = false;
    origins = new Set();
    context.on('request', (request) => {
      if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
    });
    context.on('response', (response) => {
      if (isStoredForLater(response)) isSpent = true;
    });
  }

  return {
    async take(options) {
      if (kept && JSON.stringify(kept.options) !== JSON.stringify(options)) await discard();
      kept ??= await open(options);
      watch(kept);
      return kept.context;
    },
    pageOf(context) {
      if (kept?.context !== context) throw new Error('No test has taken this context.');
      return kept.page;
    },
    // Only the storage of the page's last origin can be emptied with the page open.
    async release(hasPassed) {
      if (!kept) return;
      const wasElsewhere = origins.size > 1;
      if (!hasPassed || isSpent || wasElsewhere || kept.page.isClosed()) return discard();
      await empty(kept, origins);
    },
    close: discard,
  };
}

/**
 * Whether a browser would show a later test this response, which may be outdated then, without asking the station. Code has the hash
 * of its text in its name, and the audio and the peaks of an event never change.
 */
function isStoredForLater(response: Response): boolean {
  if (new URL(response.url()).pathname.includes('/event/')) return false;
  const { 'cache-control': cacheControl = '' } = response.headers();
  return /max-age=[1-9]/.test(cacheControl) && !cacheControl.includes('immutable');
}

/** Calls `before` at each call of these methods of an object. */
function onCall(object: object, names: readonly string[], before: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(object, name);
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more.`);
    Reflect.set(object, name, (...args: unknown[]): unknown => {
      before();
      return Reflect.apply(method, object, args);
    });
  }
}

async function empty({ options, context, page, session }: Kept, origins: ReadonlySet<string>): Promise<void> {
  for (const event of events) {
    context.removeAllListeners(event);
    page.removeAllListeners(event);
  }
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
  ]);
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await leavePages(context);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.send('Page.resetNavigationHistory');
  const { colorScheme, contrast, forcedColors, reducedMotion, viewport } = options;
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    contrast: contrast ?? null,
    forcedColors: forcedColors ?? null,
    reducedMotion: reducedMotion ?? null,
  });
  if (viewport) await page.setViewportSize(viewport);
}
