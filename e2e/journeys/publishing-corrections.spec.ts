import type { Locator } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow } from '../support/make-content.ts';
import { wavFile } from '../support/wav.ts';

const station = 'harbour-fm';

test('PUBLISH-018 a published episode is corrected in place, taken down and put back, and gets other audio', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id, short_url } = await makePublished(client, show, 'Tides and trains');
  const feed = (await client.connections.list()).objects.find(
    (one) => one.type === 'rss' && show.smcs.includes(one.id),
  );
  const item = async () => parseRssFeed(await client.feeds.get(feed?.id ?? 0)).items?.[0];
  const before = await item();
  // The length follows the title, which is in the ID3 tag.
  const enclosures = [{ url: before?.enclosures?.[0]?.url }];
  const same = { guid: before?.guid, pubDate: before?.pubDate, link: before?.link, enclosures };
  const editor = new AudioEditorPage(page);
  const details = new ShowDetailsPage(page);
  const { info, publish } = editor;

  await test.step('Update corrects the title, and the item keeps its guid and date', async () => {
    await editor.open(station, show.id, id);
    const live = page.getByRole('region', { name: 'This episode is live' });
    await expect(live).toContainText(/^Published \d\d:\d\d/);
    await expect(live.getByRole('link', { name: /^Listen page/ })).toHaveAttribute('href', short_url);
    await info.title.fill('Tides and rains');
    await expect(live).toContainText('Changed: Title');
    await look(page, 'editor-live');
    await info.finish();
    await expect(publish.changes).toContainText('was “Tides and trains”');
    await expectNoAxeFindings(page, ['[role=dialog]']);
    await look(page, 'update-episode');
    await publish.field('Season').press('Control+Enter');
    await page.waitForURL('**/details');
    await expect(details.messages.saying('Episode updated.')).toBeVisible();
    expect(await item()).toMatchObject({ ...same, title: 'Tides and rains' });
  });

  await test.step('unpublishing asks, and Undo puts it back', async () => {
    await editor.open(station, show.id, id);
    await info.finish();
    await expect(publish.button('Update')).toBeDisabled();
    await publish.button('Unpublish and keep as draft…').press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Unpublish this episode?' });
    await look(page, 'take-down');
    await question.getByRole('button', { name: 'Unpublish', exact: true }).click();
    await page.waitForURL('**/details');
    await expect(details.messages.saying('Episode unpublished.')).toBeVisible();
    expect(await item()).toBeUndefined();
    await details.messages.region.getByRole('button', { name: 'Undo' }).click();
    await expect(details.messages.saying('Undone.')).toBeVisible();
    expect(await item()).toMatchObject({ ...same, title: 'Tides and rains' });
  });

  await test.step('other audio is heard beside the old, and replaces it', async () => {
    await details.choose('Tides and rains', 'Replace audio…');
    const dialog = details.dialog('Replace audio');
    await dialog.locator('input[type=file]').setInputFiles(wavFile('Corrected.wav', 7));
    await expect(dialog.getByText('The new audio is ready. Listen to it, then press Update.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(dialog.getByRole('region', { name: 'New' })).toContainText('Length 00:07');
    for (const name of ['The current audio', 'The new audio'])
      expect(await secondsOf(dialog.getByLabel(name))).toBeGreaterThan(1);
    await look(page, 'replace-audio');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(details.messages.saying('Audio replaced.')).toBeVisible();
    await expect
      .poll(async () => Math.round((await client.episodes.get(id)).duration), { timeout: 60_000 })
      .toBe(7);
    await expect.poll(async () => (await client.audioVersions.list(id)).length).toBe(2);
    const after = await item();
    expect(after).toMatchObject({ ...same, title: 'Tides and rains' });
    expect(after?.enclosures?.[0]?.length).not.toBe(before?.enclosures?.[0]?.length);
  });
});

/** Length of an audio element once the browser has read it. */
async function secondsOf(audio: Locator): Promise<number> {
  return audio.evaluate(async (element) => {
    if (!(element instanceof HTMLAudioElement)) return 0;
    const known = new Promise((resolve) =>
      element.addEventListener('loadedmetadata', resolve, { once: true }),
    );
    element.load();
    await known;
    return element.duration;
  });
}
