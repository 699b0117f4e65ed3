import { everyPage } from '../pictures/every-page.ts';
import { openAppPage } from '../pictures/open-app-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

for (const appPage of everyPage) {
  test(`axe finds nothing on ${appPage.name} in either theme, and nothing is wider than a phone`, async ({ page, client }) => {
    await openAppPage(page, client, appPage);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFindings(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeFindings(page);
    // WCAG 1.4.10: content reflows at 320 CSS pixels.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
