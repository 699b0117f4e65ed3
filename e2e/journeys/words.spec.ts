import type { PostKitClient } from '@postkit/sdk';
import type { AudioEvent } from '@postkit/sdk/schema';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { WordsPanel } from '../pages/words-panel.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';

const station = 'harbour-fm';
const captions = [
  '1\n00:00:01,000 --> 00:00:04,000\nThe night boat, um, turned round twice.\n',
  '2\n00:00:05,000 --> 00:00:08,000\nAnd, you know, the lights came back.\n',
].join('\n');

/** Twenty seconds of music, which has no words. */
async function music(client: PostKitClient, skip: number): Promise<AudioEvent> {
  const { objects } = await client.audioEvents.list({ cart__type_name: 'LOGGER', limit: 200 });
  const found = objects.filter(({ transcript, duration }) => transcript === null && duration > 60)[skip];
  if (!found) throw new Error('The log has no music.');
  return client.audioEvents.clone(found.id, { start: 5, end: 25 });
}

test('an SRT file makes audio editable by words: cut, undo, fillers and search', async ({ page, client }) => {
  const event = await music(client, 2);
  const show = await makeShow(client);
  const draft = await makeEpisode(client, show, { name: 'By words', events: [event.resource_uri] });
  const editor = new AudioEditorPage(page);
  const panel = new WordsPanel(page);
  await editor.open(station, show.id, draft.playlist_id);
  await editor.sidebar.close();
  await editor.timeline.items.first().focus();
  await page.keyboard.press('Enter');
  await panel.importFile('night.srt', captions);
  await expect(panel.word('twice.')).toBeVisible();
  await expect(panel.words).toHaveCount(14);

  // Keys select, Delete cuts, and the words stay visible as cut.
  await panel.word('night').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(panel.region.getByRole('option', { selected: true })).toHaveText(['night ', 'boat, ']);
  await look(page, 'words-selected');
  await page.keyboard.press('Delete');
  await expect(panel.word('night, cut out')).toBeVisible();
  await expect(panel.words).toHaveCount(14);
  await look(page, 'words-cut');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Control+z');
  await expect(panel.word('night')).toBeVisible();

  await panel.search.fill('lights');
  await expect(panel.region.getByText('1 of 1')).toBeVisible();
  await expect(panel.word('lights')).toBeInViewport();

  await panel.button('Clean up').click();
  const cleanUp = page.getByRole('dialog', { name: 'Clean up' });
  await cleanUp.getByRole('checkbox', { name: /pauses? \(/ }).uncheck();
  await cleanUp.getByRole('button', { name: /^Remove 2 / }).click();
  await expect(panel.word('um,, cut out')).toBeVisible();
  await expect(panel.word('know,, cut out')).toBeVisible();
  await expect(editor.timeline.items).toHaveCount(1);
});

test('selected words become a clip behind their item, and a press on a word plays from it', async ({
  page,
  client,
}) => {
  const event = await music(client, 3);
  await client.transcripts.importForEvent(event.id, { format: 'srt', file: captions, language: 'en' });
  const show = await makeShow(client);
  const draft = await makeEpisode(client, show, { name: 'A clip', events: [event.resource_uri] });
  const editor = new AudioEditorPage(page);
  const panel = new WordsPanel(page);
  await editor.open(station, show.id, draft.playlist_id);
  await editor.sidebar.close();
  await editor.timeline.items.first().focus();
  await page.keyboard.press('Enter');
  await panel.word('lights').click();
  await expect(editor.waveform.button('Pause')).toBeVisible();
  await expect(editor.waveform.clock).toHaveText(/^00:0[67]/);
  await editor.waveform.button('Pause').click();
  await panel.button('Select words').click();
  await panel.word('turned').click();
  await panel.word('twice.').click();
  await panel.button('Make clip').click();
  await expect(editor.timeline.items).toHaveCount(2);
  await expect(editor.timeline.items.nth(1)).toContainText('turned round twice.');
});
