import { createClient } from '@postkit/sdk';
import { startMailServer } from '../../apps/station/src/testing/mail-server.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

test('a user resets a password by a mailed link, which works once and revokes the API keys', async ({
  browser,
}) => {
  const mail = await startMailServer();
  const station = await startOwnStation({
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'post@harbour.example',
  });
  const context = await browser.newContext({ baseURL: station.url });
  const key = await makeApiKey(station.url);
  try {
    const page = await context.newPage();
    const signIn = new SignInPage(page);
    await signIn.open();
    await page.getByLabel(/^Username/).fill(admin.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('textbox', { name: 'Email or username' })).toHaveValue(admin.email);
    await expect(page).toHaveTitle('POST - Forgot your password?');
    await expectNoAxeFindings(page);
    await look(page, 'forgot');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('If there is an account with that name, we have emailed it a link.'),
    ).toBeVisible();
    await look(page, 'forgot-sent');

    const { pathname, hash } = new URL((await mail.next()).link);
    // The page is already open, so the browser only changes the fragment.
    await page.goto(pathname + hash);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(page.url()).toBe(`${station.url}/login`);
    await expect(page.getByLabel(/^New password/)).toBeFocused();
    await expectNoAxeFindings(page);
    await look(page, 'new-password');
    const keys = page.getByRole('checkbox', { name: 'Also revoke my API keys' });
    await expect(keys).toBeChecked();
    await page.keyboard.type('password1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This password is on lists of common passwords.')).toBeVisible();
    expect(await key.opens()).toBe(true);
    await page.getByLabel(/^New password/).fill('the new password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await expect(page.getByLabel(/^Username/)).toBeFocused();
    await look(page, 'new-password-set');
    expect(await key.opens()).toBe(false);
    await signIn.logIn(admin.email, admin.password);
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await signIn.logIn(admin.email, 'the new password');
    await signIn.chooseStation('Harbour FM');
    await page.waitForURL('**/harbour-fm/audio-editor');

    await page.goto(pathname + hash);
    await expect(page.getByText('This link was already used, or it is too old.')).toBeVisible();
    await page.getByRole('button', { name: 'Email me a new link' }).click();
    await expect(page.getByRole('textbox', { name: 'Email or username' })).toBeFocused();
  } finally {
    await context.close();
    await station.close();
    await mail.close();
  }
});

/** Creates an API key of the admin. `opens` resolves to whether the station still accepts the key. */
async function makeApiKey(url: string): Promise<{ opens(): Promise<boolean> }> {
  const visitor = createClient({ baseUrl: url, station: 'harbour-fm' });
  const { username, apikey: apiKey } = await visitor.sessions.signIn(admin.email, admin.password);
  const made = await createClient({ baseUrl: url, credentials: { username, apiKey } }).apiKeys.create(
    'A script',
  );
  const script = createClient({
    baseUrl: url,
    station: 'harbour-fm',
    credentials: { username, apiKey: made.api_key },
  });
  return { opens: () => script.sessions.loggedIn() };
}
