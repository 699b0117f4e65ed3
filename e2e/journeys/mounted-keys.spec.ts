import { expect, test } from '../bare-page/test.ts';

for (const place of ['page', 'dialog', 'shadow', 'frame']) {
  test(`the keys of a workspace in ${place} work where nothing else takes them`, async ({
    openBare,
    page,
  }) => {
    await openBare('shell', { within: place });
    const inner = place === 'frame' ? page.frameLocator('iframe') : page;
    const heading = inner.getByRole('heading', { level: 1, name: 'Shows' });
    const search = inner.getByRole('searchbox', { name: 'Search shows' });
    const help = inner.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await inner.locator('.pk-show-card').first().waitFor();
    await heading.click();

    await test.step('a key moves to the search, and a field keeps its characters', async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await page.keyboard.type('g?/');
      await expect(search).toHaveValue('g?/');
      await expect(help).toHaveCount(0);
      await search.fill('');
    });
    await test.step('no key works under a modal dialog of the page', async () => {
      await heading.click();
      await heading.evaluate((element) => {
        const dialog = element.ownerDocument.createElement('dialog');
        dialog.id = 'above';
        dialog.append('Of the page');
        element.ownerDocument.body.append(dialog);
        dialog.showModal();
      });
      await page.keyboard.press('?');
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.press('/');
      await expect(search).not.toBeFocused();
      await expect(inner.locator('.pk-overlays [role=dialog]')).toHaveCount(0);
      await inner.locator('#above').evaluate((dialog) => dialog.remove());
    });
    await test.step('the help opens over everything, and the palette after it', async () => {
      await heading.click();
      await page.keyboard.press('?');
      await expect(help).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(inner.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(heading).toBeVisible();
    });
    await test.step('fields of the page beside it keep their characters', async () => {
      await heading.evaluate((element) => {
        const field = element.ownerDocument.createElement('input');
        field.setAttribute('aria-label', 'Own field');
        const around = element.getRootNode();
        (around instanceof ShadowRoot
          ? around
          : (element.closest('dialog') ?? element.ownerDocument.body)
        ).append(field);
      });
      const field = inner.getByRole('textbox', { name: 'Own field' });
      await field.focus();
      await page.keyboard.type('/g?');
      await expect(field).toHaveValue('/g?');
      await expect(help).toHaveCount(0);
    });
  });
}
