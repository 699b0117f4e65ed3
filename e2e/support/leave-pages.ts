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

async function leave(page: Page): Promise<void> {
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
}
