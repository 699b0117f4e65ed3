import type { Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { type AppPage, demoIds } from './every-page.ts';

/** Opens a page and waits until everything on it has loaded. */
export async function openAppPage(
  page: Page,
  client: PostKitClient,
  { path, prepare, isPublic = false }: AppPage,
): Promise<void> {
  const address = path(await demoIds(client));
  if (isPublic) await page.context().clearCookies();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await prepare?.(page);
  await page.locator('[aria-busy=true], .pk-skeleton').first().waitFor({ state: 'detached' });
}
