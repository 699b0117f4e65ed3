import { expect, type Page, test } from '@playwright/test';
import type { AppDialog } from '../pictures/every-dialog.ts';
import { expectNoAxeFindingsInDialog, expectNoColourFindingsInDialog } from './axe.ts';

/** Opens a dialog, fails with axe's findings in either theme, and closes it with Escape, after which the focus is back on the page. */
export async function checkDialog(page: Page, { name, open }: AppDialog): Promise<void> {
  await test.step(name, async () => {
    await open(page);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy=true], .pk-skeleton')).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeFindingsInDialog(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoColourFindingsInDialog(page);
    // WCAG 2.4.3: the focus is in the dialog, and afterwards on the control that opened it.
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}
