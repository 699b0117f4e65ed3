import { EpisodesPage } from '../pages/episodes-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';

test('the audio of a published episode is replaced, and restored in one press as the same file', async ({
  page,
  client,
  station,
}) => {
  const [first, second] = await shortEvents(client, 2);
  if (!first || !second) throw new Error('The log has fewer than two short events.');
  const show = await makeShow(client);
  const made = await makeEpisode(client, show, {
    name: 'Two endings',
    events: [first.resource_uri],
    draft: false,
  });
  const id = made.playlist_id;
  const tag = async () =>
    (await fetch(`${station.url}/harbour-fm/audio/${id}.mp3`, { method: 'HEAD' })).headers.get('etag');
  await expect.poll(async () => (await client.audioVersions.list(id)).length).toBe(1);
  const before = await tag();
  await client.episodes.update(id, {
    version: (await client.episodes.get(id)).version,
    events: [first, second].map((event) => event.resource_uri),
  });
  await expect.poll(async () => (await client.audioVersions.list(id)).length).toBe(2);
  expect(await tag()).not.toBe(before);

  const episodes = new EpisodesPage(page);
  await episodes.open('harbour-fm', `?show=${show.id}`);
  await episodes.choose('Two endings', 'Audio versions');
  const dialog = page.getByRole('dialog', { name: 'Audio versions' });
  const items = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(`Added: ${second.cart.title}`);
  await dialog.getByRole('button', { name: 'Add a note: version 2' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('With the second ending');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(items.first()).toContainText('With the second ending');
  await expectNoAxeFindings(page);
  await look(page, 'audio-versions');
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Restored from version 1');
  expect(await tag()).toBe(before);
  expect((await client.episodes.get(id)).events.map((event) => event.id)).toEqual([first.id]);
});
