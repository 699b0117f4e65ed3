import type { BrowserContext, Page } from '@playwright/test';

/**
 * Leaves every page of a context for an empty one, with an empty session storage. A page that is left saves once more: without a
 * network it cannot.
 */
export async function leavePages(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await Promise.all(context.pages().map(leave));
  await context.setOffline(false);
}

/**
 * The page itself opens the empty one, which then stays in its process, with the code that is compiled there. `page.goto` would end the
 * process: the next load would take another second of CPU.
 */
async function leave(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  await page.evaluate(() => {
    sessionStorage.clear();
    location.href = 'about:blank';
  });
  await page.waitForURL('about:blank');
}
