import type { Browser, Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { enterStation } from '../support/enter-station.ts';
import { expect, test } from '../support/journey.ts';
import { admin } from '../support/station-process.ts';

const agents = {
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
} as const;

/** A page of another browser of the same user, in which they signed in too. */
async function otherBrowser(browser: Browser, url: string, name: keyof typeof agents): Promise<Page> {
  const fetchAsBrowser: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('user-agent', agents[name]);
    return fetch(address, { ...init, headers });
  };
  const signedIn = await createClient({ baseUrl: url, fetch: fetchAsBrowser }).sessions.signIn(
    admin.email,
    admin.password,
  );
  const context = await browser.newContext({ baseURL: url });
  await enterStation(context, url, signedIn);
  const page = await context.newPage();
  await page.goto('/harbour-fm/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  return page;
}

/** In a new tab: the open page goes to the sign-in by itself, and would interrupt a navigation. */
async function expectSignedOut(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/harbour-fm/shows');
  await expect(tab).toHaveURL(/\/login/);
  await page.context().close();
}

test('a user ends the session of another browser, then all others, by keyboard', async ({
  page,
  browser,
  station,
}) => {
  const firefox = await otherBrowser(browser, station.url, 'Firefox');
  const safari = await otherBrowser(browser, station.url, 'Safari');
  await page.goto('/harbour-fm/tags');
  const account = page.getByRole('button', { name: 'Account' });
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' });
  const list = dialog.getByRole('region', { name: 'Where you are signed in' });
  const question = page.getByRole('alertdialog');
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });

  await test.step('the account menu opens the list with the focus inside', async () => {
    await account.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Where you are signed in' }).press('Enter');
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Firefox' })).toHaveCount(1);
    await expect.poll(() => dialog.evaluate((element) => element.matches(':focus-within'))).toBe(true);
  });
  await test.step('Escape at the question ends nothing', async () => {
    await dialog.getByRole('button', { name: /^End Firefox/ }).press('Enter');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^End Firefox/ })).toBeFocused();
    await expect(rows.filter({ hasText: 'Firefox' })).toHaveCount(1);
  });
  await test.step('the browser whose session ended is signed out, the others are not', async () => {
    await dialog.getByRole('button', { name: /^End Firefox/ }).press('Enter');
    await question.getByRole('button', { name: 'End', exact: true }).press('Enter');
    await expect(rows.filter({ hasText: 'Firefox' })).toHaveCount(0);
    await expect(list).toBeFocused();
    await expectSignedOut(firefox);
    await safari.reload();
    await expect(safari.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  });
  await test.step('all others end at once, and this browser stays', async () => {
    await dialog.getByRole('button', { name: 'End all others' }).press('Enter');
    await question.getByRole('button', { name: 'End', exact: true }).press('Enter');
    await expect(rows).toHaveText([/This browser/]);
    await expectSignedOut(safari);
  });
  await test.step('Escape closes the list and returns to its button', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(account).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  });
});
