import type { Page } from '@playwright/test';
import { test as journey } from '../support/journey.ts';

interface BareFixtures {
  /** Opens a screen of the kit in the bare page; `asked` becomes the query of its address. */
  openBare(screen: string, asked?: Record<string, string>): Promise<Page>;
}

/** A test with a third-party page, on an origin of its own, that mounts one screen inside the provider alone. */
export const test = journey.extend<BareFixtures>({
  openBare: async ({ page, bare, signedIn, client }, provide) => {
    const opened = new Set<string>();
    await provide(async (screen, asked = {}) => {
      opened.add(screen);
      const who = { station: 'harbour-fm', username: signedIn.username, api_key: signedIn.apikey };
      await page.goto(`${bare.url}/?${new URLSearchParams({ screen, ...who, ...asked })}`);
      return page;
    });
    // Other journeys of this worker share the station, and expect its menu without campaigns.
    if (opened.has('campaigns')) await client.campaigns.setEnabled(false);
  },
});

export { expect } from '@playwright/test';
