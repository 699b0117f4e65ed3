import type { Browser, Page } from '@playwright/test';
import type { SignInResponse } from '@postkit/sdk/schema';
import { enterStation } from './enter-station.ts';

/** A page of another browser, signed in as the same user. Close its context afterwards. */
export async function secondBrowser(browser: Browser, url: string, signedIn: SignInResponse): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, url, signedIn);
  return context.newPage();
}
