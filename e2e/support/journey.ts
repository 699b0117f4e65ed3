import { createClient, type PostKitClient } from '@postkit/sdk';
import type { SignInResponse } from '@postkit/sdk/schema';
import { enterStation } from './enter-station.ts';
import { watchDrafts } from './watch-drafts.ts';
import { admin } from './station-process.ts';
import { test as base } from './test.ts';

interface JourneyFixtures {
  /** The page's browser already has the admin's session. */
  session: void;
}

interface JourneyWorkerFixtures {
  /** One sign-in for all journeys, because a station limits password attempts. */
  signedIn: SignInResponse;
  /** A client of the admin at Harbour FM. */
  client: PostKitClient;
}

/** A test whose page is signed in. The sign-in has journeys of its own. */
export const test = base.extend<JourneyFixtures, JourneyWorkerFixtures>({
  signedIn: [
    async ({ station }, use) => {
      await use(await createClient({ baseUrl: station.url }).sessions.signIn(admin.email, admin.password));
    },
    { scope: 'worker' },
  ],
  client: [
    async ({ station, signedIn }, use) => {
      await use(clientAt(station.url, signedIn));
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ context, station, signedIn }, use) => {
      await enterStation(context, station.url, signedIn);
      const forgetDrafts = watchDrafts(context);
      await use();
      await forgetDrafts((slug) => clientAt(station.url, signedIn, slug));
    },
    { auto: true },
  ],
});

/** A client with the key of a sign-in. */
export function clientAt(url: string, { username, apikey }: SignInResponse, station = 'harbour-fm'): PostKitClient {
  return createClient({ baseUrl: url, station, credentials: { username, apiKey: apikey } });
}

export { expect } from './test.ts';
