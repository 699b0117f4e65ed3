import { fileURLToPath } from 'node:url';
import { test } from '../support/journey.ts';
import { takePictures } from '../support/take-pictures.ts';
import { everyDialog } from './every-dialog.ts';
import { everyPage } from './every-page.ts';
import { openAppPage } from './open-app-page.ts';

const folder = fileURLToPath(new URL('../../dist/pictures', import.meta.url));

for (const appPage of everyPage) {
  test(`pictures of ${appPage.name}`, async ({ page, client }) => {
    await openAppPage(page, client, appPage);
    await takePictures(page, folder, appPage.name);
  });
}

for (const { dialogs, ...appPage } of everyDialog) {
  test(`pictures of the dialogs of ${appPage.name}`, async ({ page, client }) => {
    await openAppPage(page, client, appPage);
    for (const { name, open } of dialogs) {
      await open(page);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await dialog.waitFor();
      await takePictures(page, folder, `dialog-${name}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
}
