import type { Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { SignInPage } from '../pages/sign-in-page.ts';
import { openSecurity, signOut } from '../support/account-menu.ts';
import { appCode } from '../support/app-code.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

/** Reads the key on the page, types its code and turns the app on; returns the key and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await page.getByLabel('Or type this key into the app').inputValue();
  await page.getByLabel('Code of the app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allInnerTexts() };
}

/** A user at Harbour FM. */
async function makeNora(baseUrl: string): Promise<void> {
  const client = createClient({ baseUrl, station: 'harbour-fm' });
  const { username, apikey: apiKey } = await client.sessions.signIn(admin.email, admin.password);
  client.configure({ credentials: { username, apiKey } });
  await client.users.create({
    first_name: 'Nora',
    last_name: 'Journey',
    email: 'nora@journey.example',
    username: '',
    password: 'a password of a journey',
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });
}

test('a user sets up an app, signs in with its code and a recovery code, and an admin requires a second factor', async ({
  browser,
}) => {
  const station = await startOwnStation();
  const context = await browser.newContext({ baseURL: station.url });
  await makeNora(station.url);
  try {
    const page = await context.newPage();
    const signIn = new SignInPage(page);
    await signIn.enter();

    const { secret, codes } = await test.step('sets up the app', async () => {
      await openSecurity(page);
      await expect(page.getByText('Not set up')).toBeVisible();
      await look(page, 'security');
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await page.getByLabel(/^Password/).fill(admin.password);
      await look(page, 'security-confirm');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
      await expectNoAxeFindings(page, ['[role=dialog]']);
      await look(page, 'security-app');
      const made = await turnOn(page);
      await expectNoAxeFindings(page, ['[role=dialog]']);
      await look(page, 'security-codes');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
      await page.getByRole('button', { name: 'I saved the codes' }).click();
      await expect(page.getByText('10 codes left')).toBeVisible();
      await look(page, 'security-on');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      return made;
    });

    await test.step('signs in with the app, where a used code does not work', async () => {
      await signOut(page);
      await signIn.logIn();
      await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
      await expect(page).toHaveTitle('POST - Confirm that it is you');
      await expect(page.getByLabel('Code of your app')).toBeFocused();
      await expectNoAxeFindings(page);
      await look(page, 'second-step');
      const code = appCode(secret, 1);
      await page.getByLabel('Code of your app').fill(code);
      await page.keyboard.press('Enter');
      await signIn.chooseStation('Harbour FM');
      await page.waitForURL('**/harbour-fm/audio-editor');
      await signOut(page);
      await signIn.logIn();
      await page.getByLabel('Code of your app').fill(code);
      await page.keyboard.press('Enter');
      await expect(page.getByText('This code is wrong, or was used already.')).toBeVisible();
      await look(page, 'second-step-wrong');
    });

    await test.step('signs in with a recovery code', async () => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await signIn.chooseStation('Harbour FM');
      await page.waitForURL('**/harbour-fm/audio-editor');
    });

    await test.step('requires a second factor of the station', async () => {
      await page.goto('/harbour-fm/users');
      await expect(page.getByRole('img', { name: 'Signs in with a second factor' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign-in rules' }).click();
      await page.getByRole('checkbox', { name: 'Require a second factor' }).check();
      await look(page, 'sign-in-rules');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(
        page.getByText('Users of this station need a second factor from their next sign-in on.'),
      ).toBeVisible();
    });

    const other = await test.step('leads a user without one through the set-up', async () => {
      const browserOfNora = await browser.newContext({ baseURL: station.url });
      const second = await browserOfNora.newPage();
      const nora = new SignInPage(second);
      await nora.open();
      await nora.logIn('nora@journey.example', 'a password of a journey');
      await expect(second.getByText('Your station requires a second factor.')).toBeVisible();
      await expect(second.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
      await expectNoAxeFindings(second);
      await look(second, 'enrol');
      await turnOn(second);
      await look(second, 'enrol-codes');
      await second.getByRole('button', { name: 'I saved the codes' }).click();
      await second.waitForURL('**/harbour-fm/audio-editor');
      return { page: second, close: () => browserOfNora.close() };
    });

    await test.step('resets her second factor, which ends her session', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Reset the second factor of Nora Journey' }).click();
      await look(page, 'reset-factor');
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page.getByText('The second factor of Nora Journey is reset.')).toBeVisible();
      await other.page.waitForURL('**/login*');
      await other.close();
    });
  } finally {
    await context.close();
    await station.close();
  }
});
