import { expect, type Page } from '@playwright/test';
import { admin } from '../support/station-process.ts';

/** Signs in to an example page, sees the list of shows with their images, and opens one. */
export async function useNewsroom(page: Page, url: string): Promise<void> {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(url);
  await page.getByLabel(/^Username/).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const show = page.getByRole('link', { name: /Harbour Stories/ });
  await expect(show).toBeVisible();
  await expect
    .poll(() =>
      page.locator('.pk-show-card img').evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await show.click();
  await expect(page.getByRole('heading', { name: 'Harbour Stories' })).toBeVisible();
  expect(failures).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}
