import type { Page } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

/** Addresses, below the station, of a screen of each layout: the log, cards, a table and charts. The kit tests both states of each screen. */
const screens = ['audio-editor', 'shows', 'episodes', 'analytics'];

/** Holds every read except the shell's first ones, until it fails them. */
async function holdReads(page: Page): Promise<() => void> {
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/harbour-fm/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'GET' || pathname.endsWith('/settings/')) return route.continue();
    await held;
    return route.fulfill({ status: 500, json: { error_message: 'no' } });
  });
  return fail;
}

for (const [index, screen] of screens.entries()) {
  // Every screen has the same skeletons and the same error card, so each is analysed in one theme, and the themes take turns.
  const themes = index % 2 === 0 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);

  test(`axe finds nothing while ${screen} loads, nor when it failed to load`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: themes[0] });
    const fail = await holdReads(page);
    await new ShellPage(page).open(`/harbour-fm/${screen}`);
    await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
    await expectNoAxeFindings(page);
    await look(page, `${screen}-loading`);
    fail();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await page.emulateMedia({ colorScheme: themes[1] });
    await expectNoAxeFindings(page);
    await look(page, `${screen}-failed`);
  });
}
