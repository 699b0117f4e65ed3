import { join } from 'node:path';
import { test, type Page } from '@playwright/test';

const widths = [1440, 1024, 390];

/** With `POSTKIT_LOOKS=1`, saves screenshots of the page in test-results/looks: wide to narrow, light and dark. */
export async function look(page: Page, name: string): Promise<void> {
  if (process.env.POSTKIT_LOOKS !== '1') return;
  const folder = join(test.info().project.outputDir, 'looks');
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), animations: 'disabled' });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
