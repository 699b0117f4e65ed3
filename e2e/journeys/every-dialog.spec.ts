import { everyDialog } from '../pictures/every-dialog.ts';
import { openAppPage } from '../pictures/open-app-page.ts';
import { checkDialog } from '../support/check-dialog.ts';
import { test } from '../support/journey.ts';

for (const { dialogs, ...appPage } of everyDialog) {
  test(`axe finds nothing in the dialogs of ${appPage.name} in either theme, and Escape returns to the page`, async ({
    page,
    client,
  }) => {
    await openAppPage(page, client, appPage);
    for (const dialog of dialogs) await checkDialog(page, dialog);
  });
}
