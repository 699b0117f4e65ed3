import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';
import { secondBrowser } from '../support/second-browser.ts';

const station = 'harbour-fm';

test('an episode that is deleted while it is edited stays open, and saves as a new one', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, {
    name: 'Soon to be deleted',
    unpublished: true,
  });
  const editor = new AudioEditorPage(page);
  await editor.open(station, show.id, id);
  await editor.info.title.fill('What is left of it');
  await client.episodes.delete(id);
  await expect(page.getByText(/^This episode was deleted after you opened it\./)).toBeVisible();
  await expect(editor.info.title).toHaveValue('What is left of it');
  await expectNoAxeFindings(page);
  await look(page, 'editor-deleted');
  await editor.info.finish();
  await editor.publish.button('Save').click();
  await page.waitForURL('**/details');
  const lists = await Promise.all(
    (['draft', 'unpublished'] as const).map((type) => client.episodes.list({ type, show_id: show.id })),
  );
  const saved = lists.flatMap(({ playlists }) => playlists);
  expect(saved.map(({ name, playlist_id }) => [name, playlist_id === id])).toEqual([
    ['What is left of it', false],
  ]);
});

test('the second editor to save sees who saved first, and loads their version or keeps the own one', async ({
  page,
  browser,
  client,
  signedIn,
  station: server,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'As it was' });
  const other = await secondBrowser(browser, server.url, signedIn);
  const [mine, theirs] = [new AudioEditorPage(page), new AudioEditorPage(other)];
  const notice = page.getByText(/saved this episode after you opened it\.$/);
  await mine.open(station, show.id, id);
  await theirs.open(station, show.id, id);
  await mine.info.title.fill('As I want it');
  await theirs.info.title.fill('As they want it');

  await theirs.info.finish();
  await theirs.publish.button('Save').click();
  await other.waitForURL('**/details');
  await other.context().close();
  await expect(notice).toBeVisible();

  const save = async () => {
    await mine.info.finish();
    await mine.publish.button('Save').click();
  };
  await save();
  await expect(mine.publish.conflict).toContainText(
    / saved it .+, after you opened it\. Your changes are not saved yet\./,
  );
  expect((await client.episodes.get(id)).name).toBe('As they want it');
  await expectNoAxeFindings(page);
  await look(page, 'conflict');
  await mine.publish.conflict.getByRole('button', { name: 'Load their version' }).click();
  await expect(mine.info.title).toHaveValue('As they want it');
  await expect(notice).toBeHidden();

  await mine.info.title.fill('Both of us');
  await save();
  await page.waitForURL('**/details');
  expect((await client.episodes.get(id)).name).toBe('Both of us');

  await test.step('the own version replaces one that was saved meanwhile', async () => {
    await mine.open(station, show.id, id);
    await mine.info.title.fill('As I want it');
    const { version } = await client.episodes.get(id);
    await client.episodes.update(id, { version, name: 'As they want it now' });
    await expect(notice).toBeVisible();
    await save();
    await mine.publish.conflict.getByRole('button', { name: 'Keep mine' }).click();
    await page.waitForURL('**/details');
    expect((await client.episodes.get(id)).name).toBe('As I want it');
  });
});
