import type { Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoColourFindings } from './axe.ts';

/** Fails with axe's findings on the current page in the dark or the light theme. */
export async function expectNoAxeFindingsInThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoColourFindings(page);
}
