import type { Page } from '@playwright/test';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';
import { secondBrowser } from '../support/second-browser.ts';

const station = 'harbour-fm';

const kept = (page: Page) => page.getByText('Saved', { exact: true });
const choose = (page: Page) => page.getByRole('button', { name: 'Choose which to keep' });

test('a draft goes on in another browser, and is gone from both once it is saved', async ({
  page,
  browser,
  client,
  signedIn,
  station: server,
}) => {
  const other = await secondBrowser(browser, server.url, signedIn);
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'As it was' });
  const [here, there] = [new AudioEditorPage(page), new AudioEditorPage(other)];
  await here.open(station, show.id, id);
  await here.info.title.fill('Begun at the desk');
  await expect(kept(page)).toBeVisible();
  await look(page, 'draft-kept');

  await there.open(station, show.id, id);
  await expect(other.getByText(/^We restored your draft from /)).toBeVisible();
  await expect(there.info.title).toHaveValue('Begun at the desk');
  await there.info.title.fill('Done at home');
  await there.info.finish();
  await there.publish.button('Save').click();
  await other.waitForURL('**/details');
  await expect
    .poll(() =>
      client.drafts.get(`episode-${id}`).then(
        () => 'kept',
        () => 'gone',
      ),
    )
    .toBe('gone');
  expect((await client.episodes.get(id)).name).toBe('Done at home');
  await other.context().close();
});

for (const choice of ['Keep this one', 'Take the other'] as const) {
  test(`work in two browsers: ${choice}`, async ({ page, browser, client, signedIn, station: server }) => {
    const other = await secondBrowser(browser, server.url, signedIn);
    const show = await makeShow(client);
    const { playlist_id: id } = await makeEpisode(client, show, { name: 'As it was' });
    const [here, there] = [new AudioEditorPage(page), new AudioEditorPage(other)];
    await here.open(station, show.id, id);
    await there.open(station, show.id, id);
    await there.info.title.fill('From home');
    await expect(kept(other)).toBeVisible();
    await here.info.title.fill('From the desk');
    await expect(page.getByText(/^This draft was changed in another browser/)).toBeVisible();
    await expectNoAxeFindings(page);
    await choose(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Which draft do you want to keep?' });
    for (const name of ['From home', 'From the desk']) await expect(dialog).toContainText(name);
    await expectNoAxeFindings(page);
    await look(page, 'draft-choice');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(choose(page)).toBeHidden();
    const name = choice === 'Keep this one' ? 'From the desk' : 'From home';
    await expect(here.info.title).toHaveValue(name);
    await expect.poll(async () => (await client.drafts.get(`episode-${id}`)).content).toContain(name);
    await other.context().close();
  });
}
