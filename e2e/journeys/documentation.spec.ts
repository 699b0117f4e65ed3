import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoColourFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const built = fileURLToPath(new URL('../../apps/docs/dist/', import.meta.url));
/** The menu and the first operations have each kind of element. */
const readerParts = [
  '.VPNav',
  '.menu-content',
  '[id="tag/sessions"]',
  '[id="tag/sessions/operation/sessions.signIn"]',
];

/** Errors of the browser, and requests to another host. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/^(?:localhost|127\.0\.0\.1)$/.test(hostname))
      problems.push(request.url());
  });
  return problems;
}

test('a reader opens the documentation at /docs, searches, and follows a result', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'PostKit' })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/$/);
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('searchbox').fill('verify webhooks');
  const results = search.getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await expectNoAxeFindings(page);
  await results.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/ebhook/);
  await page.goto('/docs/nothing');
  await expect(page.getByText('Page not found')).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

const phone = { width: 390, height: 900 };

test('the documentation has no axe findings in light and dark, on a wide screen and on a phone', async ({
  page,
}) => {
  const wide = page.viewportSize() ?? phone;
  for (const path of ['', 'guides/sdk', 'reference/sdk/shows', 'guides/live-examples', 'guides/migrate/']) {
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/docs/${path}`);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoColourFindings(page);
    await page.setViewportSize(phone);
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  }
});

/**
 * Leaves two tags of the API description: Redoc renders all operations before it shows one, which takes half a minute of CPU, and the
 * others have the same elements.
 */
async function shortenDescription(page: Page): Promise<void> {
  const isKept = (operations: Readonly<Record<string, { readonly tags?: readonly string[] }>>) =>
    Object.values(operations).some(({ tags = [] }) =>
      tags.some((tag) => ['sessions', 'shows'].includes(tag)),
    );
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch();
    const description = await response.json();
    const paths = Object.fromEntries(
      Object.entries<Parameters<typeof isKept>[0]>(description.paths).filter(([, item]) => isKept(item)),
    );
    await route.fulfill({ response, json: { ...description, paths } });
  });
}

test('a developer reads the operations of the station in light and dark, on a wide screen and on a phone', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const heading = page.locator('[id="tag/shows/operation/shows.list"] h2');
  await shortenDescription(page);
  await page.goto('/docs/reference/api');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(heading).toContainText('List all shows');
  }
  await expectNoAxeFindings(page, readerParts);
  await page.setViewportSize(phone);
  await expect(page.locator('[id="tag/sessions/operation/sessions.signIn"] h2')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the live examples run against the station that serves the page', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/docs/guides/live-examples');
  const samples = page.locator('.live-sample');
  await expect(samples).toHaveCount(4);
  for (const sample of await samples.all()) {
    await sample.getByRole('button', { name: 'Run' }).click();
    await expect(sample.locator('pre')).toHaveAttribute('data-state', 'done');
  }
  await expect(samples.nth(0)).toContainText(/\d+ episodes\. The newest:/);
  await expect(samples.nth(3)).toContainText('not_found 404');
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest' })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('every link of the built documentation leads to a page and its anchor', () => {
  const pages = new Map(
    globSync('**/*.html', { cwd: built }).map((file) => [file, readFileSync(built + file, 'utf8')]),
  );
  const anchors = new Map(
    [...pages].map(([file, html]) => [
      file,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const missing = [...pages].flatMap(([file, html]) =>
    [...html.matchAll(/<a [^>]*href="(\/docs\/[^"]*|#[^"]*)"/g)]
      .map(([, href = '']) => new URL(href, `http://x/docs/${file}`))
      .filter(({ pathname, hash }) => {
        const path = decodeURI(pathname).slice('/docs/'.length);
        const target = [path, `${path}.html`, `${path}index.html`].find((name) => pages.has(name));
        const id = decodeURIComponent(hash.slice(1));
        return target === undefined || (id !== '' && id !== 'VPContent' && !anchors.get(target)?.has(id));
      })
      .map(({ pathname, hash }) => `${file}: ${pathname}${hash}`),
  );
  expect(pages.size).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});
