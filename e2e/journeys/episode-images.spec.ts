import type { Locator } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeShow } from '../support/make-content.ts';
import { solidPng } from '../support/solid-png.ts';

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(solidPng(width, height)),
});

/** Returns a function that drops files of these types onto an element. */
function dropInto(place: Locator) {
  const bytes = [...solidPng(300, 300)];
  return async (...types: string[]) => {
    const transfer = await place.page().evaluateHandle(
      ([content, kinds]) => {
        const data = new DataTransfer();
        for (const [index, type] of kinds.entries())
          data.items.add(new File([Uint8Array.from(content)], `file-${index}`, { type }));
        return data;
      },
      [bytes, types] as const,
    );
    await place.dispatchEvent('drop', { dataTransfer: transfer });
  };
}

test('EDITOR-001 EDITOR-088 an episode gets its square image from the licensed images and its wide image from a file', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const editor = new AudioEditorPage(page);
  await editor.open('harbour-fm', show.id);
  await expect(page.getByRole('heading', { level: 1, name: 'Audio' })).toBeAttached();

  const square = editor.info.image('Square image');
  await test.step('EDITOR-090 one dropped image is accepted; several images and other files are refused', async () => {
    const drop = dropInto(square.getByRole('group', { name: 'Upload images' }));
    await drop('image/png', 'image/png');
    await expect(square.getByRole('alert')).toHaveText('Drop a single image.');
    await drop('text/plain');
    await expect(square.getByRole('alert')).toHaveText('Drop a single image.');
    await drop('image/png');
    const crop = page.getByRole('dialog', { name: 'Crop: square image' });
    await expect(crop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crop).toBeHidden();
  });
  await square.getByRole('button', { name: 'Licensed images' }).click();
  const library = page.getByRole('dialog', { name: 'Licensed images' });
  await expect(library.getByRole('listitem')).not.toHaveCount(0);
  await expect(library.getByRole('img').or(library.locator('img')).first()).toHaveJSProperty(
    'complete',
    true,
  );
  await look(page, 'licensed-images');
  await library.getByRole('searchbox').fill('zebra');
  await expect(library.getByText('No images found')).toBeVisible();
  await library.getByRole('searchbox').fill('storm');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('button', { name: /^Before the storm/ }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Crop: square image' })
    .getByRole('button', { name: 'Use image' })
    .click();
  await expect(square.locator('img')).toHaveJSProperty('naturalWidth', 1500);

  const wide = editor.info.image('Wide image');
  await expect(wide.getByRole('button', { name: 'Licensed images' })).toBeVisible();
  await wide.locator('input[type="file"]').setInputFiles(png('wide.png', 1400, 800));
  await page
    .getByRole('dialog', { name: 'Crop: wide image' })
    .getByRole('button', { name: 'Use image' })
    .click();
  await expect(wide.locator('img')).toHaveJSProperty('naturalWidth', 700);
});
