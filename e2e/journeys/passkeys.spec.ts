import type { CDPSession, Page } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';
import { openSecurity, signOut } from '../support/account-menu.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

/** The browser's own authenticator, whose user is always present and verified. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const verified = { isUserVerified: true, automaticPresenceSimulation: true };
  return {
    cdp,
    ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...verified } })),
  };
}

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
}

test('a user adds a passkey, signs in with it alone and after the password, renames it and removes it', async ({
  browser,
}) => {
  const station = await startOwnStation();
  const context = await browser.newContext({ baseURL: station.url });
  try {
    const page = await context.newPage();
    const signIn = new SignInPage(page);
    const withPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
    const enterStation = async () => {
      await signIn.chooseStation('Harbour FM');
      await page.waitForURL('**/harbour-fm/audio-editor');
    };

    await test.step('gets a reason in a browser without passkeys', async () => {
      await signIn.open();
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
      await withPasskey.click();
      await expect(page.getByText('This browser does not support passkeys.')).toBeVisible();
      await look(page, 'passkey-unsupported');
    });

    const { cdp, authenticatorId } = await addAuthenticator(page);

    await test.step('adds a passkey, which makes recovery codes', async () => {
      await signIn.enter();
      await openSecurity(page);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByLabel(/^Password/).fill(admin.password);
      await page.keyboard.press('Enter');
      await page.getByLabel(/^Name/).fill('Laptop');
      await expectNoAxeFindings(page, ['[role=dialog]']);
      await look(page, 'passkey-add');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: 'I saved the codes' }).click();
      await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toContainText(
        'Not used yet',
      );
      await look(page, 'passkeys');
    });

    await test.step('cannot add another one on the same device', async () => {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByLabel(/^Name/).fill('Laptop again');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('This device already has your passkey.')).toBeVisible();
      await look(page, 'passkey-known');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await close(page);
    });

    await test.step('signs in with the passkey alone', async () => {
      await signOut(page);
      await look(page, 'passkey-sign-in');
      await withPasskey.click();
      await enterStation();
    });

    await test.step('signs in with the passkey after the password', async () => {
      await signOut(page);
      await signIn.logIn();
      const use = page.getByRole('button', { name: 'Use a passkey' });
      await expect(use).toBeFocused();
      await expectNoAxeFindings(page);
      await look(page, 'passkey-second-step');
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(page.getByLabel('Recovery code')).toBeFocused();
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await use.click();
      await enterStation();
    });

    await test.step('renames the passkey', async () => {
      await openSecurity(page);
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Last used');
      await page.getByRole('button', { name: 'Rename Laptop' }).click();
      await page.getByLabel(/^Password/).fill(admin.password);
      await page.keyboard.press('Enter');
      await page.getByLabel(/^Name/).fill('Work laptop');
      await look(page, 'passkey-rename');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');
    });

    await test.step('removes the passkey, which then signs in no more', async () => {
      await page.getByRole('button', { name: 'Remove Work laptop' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove the passkey Work laptop?' });
      await expect(question).toContainText('your password alone signs you in');
      await look(page, 'passkey-remove');
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('The passkey is removed.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
      await close(page);
      await signOut(page);
      await withPasskey.click();
      await expect(page.getByText('The station did not accept this passkey.')).toBeVisible();
      await look(page, 'passkey-refused');
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    });
  } finally {
    await context.close();
    await station.close();
  }
});
