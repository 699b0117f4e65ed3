import type { Locator } from '@playwright/test';
import { expect, test } from '../bare-page/test.ts';
import { expectNoAxeFindings } from '../support/axe.ts';

/** The properties that a page's own styles would change first. */
const looks = [
  'backgroundColor',
  'borderRadius',
  'borderTopColor',
  'borderTopWidth',
  'boxShadow',
  'boxSizing',
  'color',
  'float',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'height',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'margin',
  'padding',
  'textAlign',
  'textDecorationLine',
  'textTransform',
] as const;

async function lookOf(element: Locator): Promise<Record<string, string>> {
  await element.waitFor();
  return element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, style[name]]));
  }, looks);
}

const screens = [
  {
    screen: 'sign-in',
    asked: {},
    parts: { heading: 'h1', label: 'label', field: 'input[name=username]', button: 'button[type=submit]', link: 'form a' },
  },
  {
    screen: 'shows',
    asked: {},
    parts: { heading: 'h1', field: 'input[type=search]', button: '.pk-select', card: '.pk-show-card', title: '.pk-show-title' },
  },
  {
    screen: 'show-details',
    asked: { show: '1' },
    parts: {
      heading: 'h1',
      field: 'input[type=search]',
      button: 'button[data-variant=primary]',
      table: '[role=table], table',
      header: '[role=columnheader], th',
    },
  },
  {
    screen: 'users',
    asked: {},
    parts: {
      heading: 'h1',
      field: 'input[type=search]',
      check: '.pk-choice-input',
      button: 'button[data-variant=primary]',
      header: '[role=columnheader]',
      row: '[role=rowheader]',
    },
  },
  {
    screen: 'licences',
    asked: {},
    parts: {
      heading: 'h1',
      field: 'input[type=search]',
      button: 'button[data-variant=primary]',
      select: '.pk-select',
      header: '[role=columnheader]',
      row: '[role=rowheader]',
    },
  },
  {
    screen: 'show-setup',
    asked: {},
    parts: {
      heading: 'h1',
      tab: '[role=tab]',
      field: 'input[name=title]',
      text: 'textarea',
      choice: 'input[type=radio]',
      more: 'summary',
      button: 'button[data-variant=primary]',
    },
  },
  { screen: 'audio-editor', asked: {}, parts: { field: 'textarea', button: 'button[data-variant=primary]', label: 'label' } },
] as const;

for (const { screen, asked, parts } of screens) {
  test(`KIT-023 ${screen} mounts alone in a page and looks the same whatever that page's styles are`, async ({ openBare, page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const seen: Record<string, Record<string, string>>[] = [];
    for (const hostile of [{}, { hostile: '1' }]) {
      await openBare(screen, { ...asked, ...hostile });
      const found = Object.entries(parts).map(([part, selector]) => [part, page.locator(`.pk-root :is(${selector})`).first()] as const);
      // The placeholder of a loading screen has a heading too.
      for (const [, element] of found) await element.waitFor();
      // A form that takes the focus shows a ring, which is not part of the comparison.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const look: Record<string, Record<string, string>> = {};
      for (const [part, element] of found) look[part] = await lookOf(element);
      seen.push(look);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(failures).toEqual([]);
  });
}

test('the page around a screen keeps its own look', async ({ openBare, page }) => {
  await openBare('shows');
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<h2 id="own">Ours</h2><button id="press">Press</button>'));
  await page.locator('.pk-show-card').first().waitFor();
  const plain = await page.context().newPage();
  await plain.setContent('<!doctype html><h2 id="own">Ours</h2><button id="press">Press</button>');
  for (const id of ['#own', '#press']) expect(await lookOf(page.locator(id))).toEqual(await lookOf(plain.locator(id)));
});

test('the shows work without the shell: they load, can be searched, and link to plain addresses', async ({ openBare, page }) => {
  await openBare('shows', { hostile: '1' });
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search shows' }).fill('stories');
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Harbour Stories/ }).click();
  await page.waitForURL(/\/harbour-fm\/shows\/\d+$/);
});

test('the sign-in works without the shell', async ({ openBare, page }) => {
  await openBare('sign-in', { hostile: '1' });
  await page.getByLabel(/^Username/).fill('nobody');
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
});

test('a theme that the page sets overrides the system’s', async ({ openBare, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openBare('shows', { theme: 'dark' });
  await page.locator('.pk-show-card').first().waitFor();
  const color = await page.locator('.pk-root').evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(color).toBe('rgb(21, 26, 25)');
  await expectNoAxeFindings(page);
});
