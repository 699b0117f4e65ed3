import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { openDraft } from '../support/open-draft.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';

test('while the network or the station is unreachable the screen keeps its content, and updates once it is back', async ({
  browser,
}) => {
  const own = await startOwnStation();
  try {
    const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
    const client = clientAt(own.url, signedIn);
    const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
    await enterStation(context, own.url, signedIn);
    const page = await context.newPage();
    const shell = new ShellPage(page);
    await shell.open('/harbour-fm/tags');
    await client.tags.create('Before');
    await expect(page.getByText('Before', { exact: true })).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    await expect(page.getByText('Before', { exact: true })).toBeVisible();
    await expectNoAxeFindings(page);
    await look(page, 'shell-offline');
    await client.tags.create('Meanwhile');
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
    await expect(page.getByText('Meanwhile', { exact: true })).toBeVisible();

    await own.kill();
    await shell.goTo('Users');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await own.restart();
    // No press of Retry is needed.
    await expect(page.getByRole('main').getByText(admin.email).first()).toBeVisible();
    await shell.goTo('Tags');
    await client.tags.create('Afterwards');
    await expect(page.getByText('Afterwards', { exact: true })).toBeVisible();

    const editor = new AudioEditorPage(page);
    await openDraft(editor, client, 'harbour-fm', 1);
    await editor.info.title.fill('Saved on the station');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await own.kill();
    await editor.info.title.fill('Saved here alone');
    await editor.info.finish();
    const failure = page.getByRole('alertdialog', { name: 'This part could not be loaded' });
    await expect(failure).toContainText('Your draft is saved.');
    await own.restart();
    await failure.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(/^We restored your draft from /)).toBeVisible();
    await expect(editor.info.title).toHaveValue('Saved here alone');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await context.close();
  } finally {
    await own.close();
  }
});
