import type { Page } from '@playwright/test';
import { admin } from '../support/station-process.ts';
import { expect, test } from '../support/test.ts';

/** Holds the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const open = (page: Page) => page.goto('/login', { waitUntil: 'commit' });

test.describe('the sign-in of a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('is on the screen before the scripts, and is the same after them', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const release = await holdScripts(page);
    await open(page);
    const heading = page.getByRole('heading', { name: 'Anmelden' });
    await expect(heading).toBeVisible();
    await expect(page.getByLabel('Benutzername')).toBeFocused();
    const before = await heading.elementHandle();
    release();
    await expect(page).toHaveTitle(/Anmelden/);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    expect(problems).toEqual([]);
  });
});

test('fields that were filled and sent before the scripts sign in, and are never in the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page);
  await page.getByLabel('Username').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  expect(page.url()).not.toContain('?');
  release();
  await expect(page.getByRole('heading', { name: 'Choose a station' })).toBeVisible();
});

test('fields that were filled before the scripts keep their text', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await page.getByLabel('Username').fill('ina');
  release();
  await expect(page).toHaveTitle(/Sign in/);
  await page.getByLabel('Password').fill('secret');
  await expect(page.getByLabel('Username')).toHaveValue('ina');
});

for (const [key, value, name] of [
  ['postkit:language', 'es', 'Iniciar sesión'],
  ['postkit:theme', 'dark', 'Sign in'],
] as const) {
  test(`a stored ${key} shows the form only once it applies`, async ({ page }) => {
    await page.addInitScript(([stored, choice]) => localStorage.setItem(stored, choice), [
      key,
      value,
    ] as const);
    const release = await holdScripts(page);
    await open(page);
    await expect(page.locator('#root form')).toBeAttached();
    await expect(page.locator('#root form')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
}
