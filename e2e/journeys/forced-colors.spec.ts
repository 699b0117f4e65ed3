import type { Locator, Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { fillTimeline } from '../pictures/every-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The control as it looks without pointer and focus. */
async function look(control: Locator): Promise<Buffer> {
  const page = control.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return control.screenshot({ animations: 'disabled' });
}

/**
 * Share of the pixels, 0 to 1, that clearly differ where the pictures overlap. Neither an anti-aliased edge that moved a
 * fraction of a pixel nor a width that grew by one counts.
 */
function difference(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const read = (picture: string) =>
        createImageBitmap(
          new Blob([Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))], {
            type: 'image/png',
          }),
        );
      const bitmaps = await Promise.all(encoded.map(read));
      const width = Math.min(...bitmaps.map((bitmap) => bitmap.width));
      const height = Math.min(...bitmaps.map((bitmap) => bitmap.height));
      const [before, after] = bitmaps.map((bitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      });
      let changed = 0;
      for (let at = 0; at < width * height * 4; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(before![at + channel]! - after![at + channel]!) > 128))
          changed += 1;
      return changed / (width * height);
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** Fails if a change of the control's state is hardly seen. */
async function expectAnotherLook(control: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await look(control);
  await change();
  await expect
    .poll(async () => difference(control.page(), [before, await look(control)]))
    .toBeGreaterThan(0.02);
}

test('in forced colours, the editor shows which tools are on and what is chosen', async ({ page }) => {
  const editor = new AudioEditorPage(page);
  const { day, timeline } = editor;
  await editor.open('harbour-fm', 1);
  await fillTimeline(page);
  for (const toggle of [
    timeline.button('Snap to joins, silences and seconds (Alt suspends it)'),
    timeline.transport.button('Loop the join'),
  ]) {
    await expectAnotherLook(toggle, () => toggle.click());
    await expectAnotherLook(toggle, () => toggle.click());
  }
  // Which categories the day has depends on the hour at which the demo began.
  const category = day.region.locator('.pk-filter-chip').nth(1);
  await expectAnotherLook(category, () => category.click());
  await expectAnotherLook(timeline.items.nth(2), () => timeline.items.nth(2).click());
  await day.region.getByRole('button', { name: 'Select several' }).click();
  await expectAnotherLook(day.cards.nth(1), () => day.cards.nth(1).locator('.pk-event-title').click());
});

test('in forced colours, tables, presets and the menu show what is chosen', async ({ page }) => {
  const episodes = new EpisodesPage(page);
  await episodes.open('harbour-fm');
  const row = episodes.rows.first();
  await expectAnotherLook(row.getByRole('cell').first(), () => row.getByRole('checkbox').click());
  const area = page.getByRole('link', { name: 'Analytics' });
  await expectAnotherLook(area, () => area.click());
  const preset = page.getByRole('button', { name: 'Last 7 days' });
  await expectAnotherLook(preset, () => preset.click());
});
