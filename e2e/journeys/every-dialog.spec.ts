import { everyDialog } from '../pictures/every-dialog.ts';
import { openAppPage } from '../pictures/open-app-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

for (const { dialogs, ...appPage } of everyDialog) {
  test(`axe finds nothing in the dialogs of ${appPage.name} in either theme, and Escape returns to the page`, async ({ page, client }) => {
    await openAppPage(page, client, appPage);
    for (const { name, open } of dialogs) {
      await test.step(name, async () => {
        await open(page);
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[aria-busy=true], .pk-skeleton')).toHaveCount(0);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectNoAxeFindings(page);
        }
        // WCAG 2.4.3: the focus is in the dialog, and afterwards on the control that opened it.
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      });
    }
  });
}
