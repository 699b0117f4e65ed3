import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';

/** Fails with axe's findings on the current page in the dark or the light theme. */
export async function expectNoAxeFindingsInThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
}
