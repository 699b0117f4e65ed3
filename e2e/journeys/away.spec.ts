import { createClient } from '@postkit/sdk';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';

test('while the network or the station is away a person keeps what they see, and goes on when it is back', async ({ browser }) => {
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
    // Nobody presses Retry.
    await expect(page.getByRole('main').getByText(admin.email).first()).toBeVisible();
    await shell.goTo('Tags');
    await client.tags.create('Afterwards');
    await expect(page.getByText('Afterwards', { exact: true })).toBeVisible();
    await context.close();
  } finally {
    await own.close();
  }
});
