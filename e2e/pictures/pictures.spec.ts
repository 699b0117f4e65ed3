import { fileURLToPath } from 'node:url';
import { test } from '../support/journey.ts';
import { takePictures } from '../support/take-pictures.ts';
import { openAppPage } from './open-app-page.ts';
import { everyPage } from './every-page.ts';

const folder = fileURLToPath(new URL('../../dist/pictures', import.meta.url));

for (const appPage of everyPage) {
  test(`pictures of ${appPage.name}`, async ({ page, client }) => {
    await openAppPage(page, client, appPage);
    await takePictures(page, folder, appPage.name);
  });
}
