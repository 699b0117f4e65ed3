import { expect, type Page } from '@playwright/test';
import type { AppPage } from '../pictures/every-page.ts';

/** The pages that are forms; the others hold tables. */
const forms = new Set(['import-rss-feed', 'new-schedule', 'schedule']);

/** The page is as wide as a table or as a form, at 1440 pixels. The editor fills the window, and public pages have no frame. */
export async function expectFrameWidth(page: Page, { name, isPublic }: AppPage): Promise<void> {
  if (isPublic || name === 'audio-editor' || name === 'not-found') return;
  const width = await page.locator('main > .pk-page').evaluate((frame) => {
    const { paddingLeft, paddingRight } = getComputedStyle(frame);
    return frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(width).toBe(forms.has(name) ? 560 : 1168);
}
