import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { expect, test } from '../support/journey.ts';
import { makePublished, makeShow, readyEpisode } from '../support/make-content.ts';
import { openDraft } from '../support/open-draft.ts';

const station = 'harbour-fm';

test('a user makes a clip of an episode, plays it and downloads an mp4', async ({ page, client }) => {
  const show = await makeShow(client, 'Clips');
  const episode = await makePublished(client, show, 'A clip of the tide');
  await readyEpisode(client, episode.playlist_id);
  const episodes = new EpisodesPage(page);
  await episodes.open(station, `?show=${show.id}`);
  await episodes.choose('A clip of the tide', 'Make a clip');
  const dialog = page.getByRole('dialog', { name: 'Make a clip' });
  await expect(dialog.getByText('No clips yet.')).toBeVisible();
  const end = dialog.getByRole('slider', { name: /End of the clip/ });
  await end.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Make the clip' }).click();
  const video = dialog.getByLabel('Clip: A clip of the tide', { exact: true });
  await expect(video).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  const [clip] = await client.shareClips.list({ playlist_id: episode.playlist_id });
  const bytes = Buffer.from(await (await client.shareClips.download(clip?.guid ?? '')).arrayBuffer());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  expect(bytes.length).toBe(clip?.bytes);
  await dialog.getByRole('button', { name: 'Delete clip: A clip of the tide' }).click();
  await expect(dialog.getByText('No clips yet.')).toBeVisible();
});

test('a clip of an open timeline starts at the playhead, is heard over and over, and becomes an mp4', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { timeline } = editor;
  const { pieces } = await openDraft(editor, client, station, 2);
  const [first = 0, second = 0] = pieces.map(({ duration }) => duration);
  // A clip has 30 seconds, so it starts earlier if less is left after the playhead.
  const starts = Math.max(0, Math.min(first, first + second - 30));
  await timeline.movePlayhead(1, 0);
  await timeline.more('Make a clip');
  const dialog = page.getByRole('dialog', { name: 'Make a clip' });
  const start = dialog.getByRole('slider', { name: /Start of the clip/ });
  await expect.poll(async () => Math.abs(Number(await start.inputValue()) - starts)).toBeLessThan(1);
  const end = dialog.getByRole('slider', { name: /End of the clip/ });
  await end.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Listen to the range' }).click();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Title in the video' }).fill('Two tides');
  await dialog.getByRole('button', { name: 'Make the clip' }).click();
  await expect(dialog.getByLabel('Clip: Two tides', { exact: true })).toBeVisible({ timeout: 60_000 });
  const clips = await client.shareClips.list();
  expect(clips.filter(({ title }) => title === 'Two tides')).toEqual([
    expect.objectContaining({ playlist_id: null, status: 'complete' }),
  ]);
  await page.keyboard.press('Escape');
  await expect(timeline.transport.button('Play the timeline (L)')).toBeVisible();
  await expect(timeline.transport.button('Loop the join')).toHaveAttribute('aria-pressed', 'false');
});
