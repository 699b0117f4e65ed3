import { enterStation } from './enter-station.ts';
import { clientAt, test as base } from './test.ts';
import { watchDrafts } from './watch-drafts.ts';

interface JourneyFixtures {
  /** The page's browser already has the admin's session. */
  session: void;
}

/** A test whose page is signed in. The sign-in has journeys of its own. */
export const test = base.extend<JourneyFixtures>({
  session: [
    async ({ context, station, signedIn }, provide) => {
      await enterStation(context, station.url, signedIn);
      const forgetDrafts = watchDrafts(context);
      await provide();
      await forgetDrafts((slug) => clientAt(station.url, signedIn, slug));
    },
    { auto: true },
  ],
});

export { clientAt, expect } from './test.ts';
