import { everyPage } from '../pictures/every-page.ts';
import { openAppPage } from '../pictures/open-app-page.ts';
import { expectNoAxeFindings, expectNoColourFindings } from '../support/axe.ts';
import { expectFrameWidth } from '../support/frame-width.ts';
import { expect, test } from '../support/journey.ts';

for (const appPage of everyPage) {
  test(`axe finds nothing on ${appPage.name} in either theme, its frame has one of two widths, and nothing is wider than a phone`, async ({
    page,
    client,
  }) => {
    await openAppPage(page, client, appPage);
    await expectFrameWidth(page, appPage);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoColourFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeFindings(page);
    // WCAG 1.4.10: content reflows at 320 CSS pixels.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
