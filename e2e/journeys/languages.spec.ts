import { expect, test } from '../support/journey.ts';

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the sign-in is in German, with the language declared', async ({ page }) => {
    await page.context().clearCookies();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Geben Sie Ihr Passwort ein.')).toBeVisible();
  });

  test('the console is in German; a user chooses Spanish, which stays after a reload, and the system’s language again', async ({
    page,
  }) => {
    await page.goto('/harbour-fm/shows');
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    const choose = async (menu: string, language: string) => {
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await choose('Konto', 'Español');
    await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await choose('Cuenta', 'English');
    await expect(page.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    const languages = page.getByRole('group', { name: 'Language' });
    await expect(languages.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await languages.getByRole('menuitemradio', { name: 'System' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('postkit:language'))).toBeNull();
  });

  test('a language that does not load is reported, and the page keeps its own', async ({ page }) => {
    await page.goto('/harbour-fm/shows');
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    await page.route('**/assets/es-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Konto' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.getByText('Die Sprache konnte nicht gewechselt werden')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('postkit:language'))).toBeNull();
  });

  test('words that do not load leave the sign-in in English', async ({ page }) => {
    await page.context().clearCookies();
    await page.route('**/assets/de-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('the words of a screen', () => {
  test.use({ locale: 'de-DE' });

  test('load with it, and it appears in no other language before', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) =>
      loaded.push(new URL(request.url()).pathname.replace(/-[^/]{8}\.js$/, '')),
    );
    const words = () => loaded.filter((path) => path.startsWith('/assets/words-'));
    await page.goto('/harbour-fm/shows');
    await expect(page.getByRole('heading', { level: 1, name: 'Sendungen' })).toBeVisible();
    expect(words()).toEqual(['/assets/words-de-shows']);

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/words-de-categories-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    const code = page.waitForResponse('**/assets/categories-*.js');
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Kategorien' });
    await menu.click();
    await (await code).finished();
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toHaveCount(0);
    resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible();
    expect(new Set(words())).toEqual(new Set(['/assets/words-de-shows', '/assets/words-de-categories']));
  });

  test('that do not load leave it in English, in a German workspace', async ({ page }) => {
    await page.route('**/assets/words-de-categories-*.js', (route) => route.abort());
    await page.goto('/harbour-fm/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konto' })).toBeVisible();
  });
});

test('an English browser loads no words of other languages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/harbour-fm/shows');
  await expect(page.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
  expect(loaded.filter((path) => /^\/assets\/(words-)?(de|es)-/.test(path))).toEqual([]);
});
