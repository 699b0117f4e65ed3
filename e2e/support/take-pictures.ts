import type { Page } from '@playwright/test';

/** Widths in CSS pixels of a desktop, a small laptop and a phone, with the height of each. */
const heights = { 1440: 900, 1024: 768, 390: 844 } as const;
const themes = ['light', 'dark'] as const;

/** Saves pictures of the page: wide to narrow, light and dark, as `{folder}/{name}-{width}-{theme}.png`. */
export async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        animations: 'disabled',
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
