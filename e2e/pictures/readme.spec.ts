import { fileURLToPath } from 'node:url';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { test } from '../support/journey.ts';
import { everyPage, fillTimeline } from './every-page.ts';
import { openAppPage } from './open-app-page.ts';

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));

const themes = ['light', 'dark'] as const;

test('the pictures of the README', async ({ page, client }) => {
  const editor = new AudioEditorPage(page);
  await editor.open('harbour-fm', 1);
  await fillTimeline(page);
  await editor.timeline.items.nth(1).click();
  await page.getByRole('tab', { name: 'Clip' }).click();
  // Waves and the loudness arrive one by one.
  await page.waitForTimeout(4000);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/audio-editor-${colorScheme}.png`, animations: 'disabled' });
  }
  for (const name of ['analytics', 'listen-page']) {
    const appPage = everyPage.find((other) => other.name === name);
    if (!appPage) throw new Error(`There is no page ${name}.`);
    await openAppPage(page, client, appPage);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, animations: 'disabled' });
    }
  }
});
