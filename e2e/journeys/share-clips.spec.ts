import { EpisodesPage } from '../pages/episodes-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { makePublished, makeShow, readyEpisode } from '../support/make-content.ts';
import { expect, test } from '../support/journey.ts';

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
  await expectNoAxeFindings(page);
  const end = dialog.getByRole('slider', { name: /End of the clip/ });
  await end.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Make the clip' }).click();
  const video = dialog.getByLabel('Clip: A clip of the tide', { exact: true });
  await expect(video).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  const [clip] = await client.shareClips.list({ playlist_id: episode.playlist_id });
  const bytes = Buffer.from(await (await client.shareClips.download(clip?.guid ?? '')).arrayBuffer());
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
  expect(bytes.length).toBe(clip?.bytes);
  await dialog.getByRole('button', { name: 'Delete clip: A clip of the tide' }).click();
  await expect(dialog.getByText('No clips yet.')).toBeVisible();
});
