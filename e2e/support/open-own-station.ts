import type { Browser, Page } from '@playwright/test';
import { createClient, type PostKitClient } from '@postkit/sdk';
import { enterStation } from './enter-station.ts';
import { clientAt } from './journey.ts';
import { type OwnStation, startOwnStation } from './own-station.ts';
import { admin } from './station-process.ts';

/** A station of its own, with its administrator signed in on a page. */
export interface OpenStation extends AsyncDisposable {
  readonly own: OwnStation;
  readonly client: PostKitClient;
  readonly page: Page;
}

/** @param env Settings beside the usual ones. */
export async function openOwnStation(browser: Browser, env: NodeJS.ProcessEnv): Promise<OpenStation> {
  const own = await startOwnStation(env);
  const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
  const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
  await enterStation(context, own.url, signedIn);
  return {
    own,
    client: clientAt(own.url, signedIn),
    page: await context.newPage(),
    async [Symbol.asyncDispose]() {
      await context.close();
      await own.close();
    },
  };
}
