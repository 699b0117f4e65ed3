import { chromium, expect as withDefaults, type Page } from '@playwright/test';
import { admin } from '../support/station-process.ts';

/** Also outside of a test run, whose configuration would set it. */
const expect = withDefaults.configure({ timeout: 30_000 });

/** Signs in to an example page, sees the list of shows with their images, and opens one, without an error in the console. */
export async function openNewsroom(page: Page, url: string): Promise<void> {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') failures.push(`${line.text()} (${line.location().url})`);
  });
  await page.goto(url);
  await page.getByLabel(/^Username/).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const show = page.getByRole('link', { name: /Harbour Stories/ });
  await expect(show).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('.pk-show-card img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await show.click();
  await expect(page.getByRole('heading', { name: 'Harbour Stories' })).toBeVisible();
  expect(failures).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** Opens an example page in a browser of its own, and uses it. */
export async function visitNewsroom(executablePath: string, url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await openNewsroom(await browser.newPage(), url);
  } finally {
    await browser.close();
  }
}
