import type { Page } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';
import { openDraft } from '../support/open-draft.ts';
import { secondBrowser } from '../support/second-browser.ts';

const station = 'harbour-fm';

const kept = (page: Page) => page.getByText('Saved', { exact: true });
const choose = (page: Page) => page.getByRole('button', { name: 'Choose which to keep' });

test('a draft continues in another browser, and disappears from both once it is saved', async ({
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

for (const choice of ['Keep this version', 'Use the other version'] as const) {
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
    await choose(page).click();
    const dialog = page.getByRole('alertdialog', { name: 'Which draft do you want to keep?' });
    for (const name of ['From home', 'From the desk']) await expect(dialog).toContainText(name);
    if (choice === 'Keep this version') await expectNoAxeFindings(page);
    await look(page, 'draft-choice');
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(choose(page)).toBeHidden();
    const name = choice === 'Keep this version' ? 'From the desk' : 'From home';
    await expect(here.info.title).toHaveValue(name);
    await expect.poll(async () => (await client.drafts.get(`episode-${id}`)).content).toContain(name);
    await other.context().close();
  });
}

test('a part of the editor whose code fails to load is fetched once more, then the screen offers a reload that loses nothing', async ({
  page,
  client,
}) => {
  const editor = new AudioEditorPage(page);
  const { draft, titles } = await openDraft(editor, client, station, 2);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  await editor.info.title.fill('An hour of work');
  await expect(kept(page)).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await editor.info.finish();
  const failure = page.getByRole('alertdialog', { name: 'This part could not be loaded' });
  await expect(failure).toContainText(
    'A new version may have been installed, or the connection failed. Your draft is saved.',
  );
  await expectNoAxeFindings(page);
  await look(page, 'part-not-loaded');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^We restored your draft from /)).toBeVisible();
  await expect.poll(() => editor.timeline.names()).toEqual(titles);
  await expect(editor.info.title).toHaveValue('An hour of work');
  expect((await client.drafts.get(`episode-${draft.playlist_id}`)).content).toContain('An hour of work');
  expect(dialogs).toEqual([]);

  // The first attempt makes one request or two, with the preload; the next one comes after its error.
  await page.evaluate(() =>
    window.addEventListener('vite:preloadError', () => document.body.toggleAttribute('data-missed', true)),
  );
  const isMissed = () => page.evaluate(() => document.body.hasAttribute('data-missed'));
  await page.route('**/assets/publish-*.js', async (route) =>
    (await isMissed()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await editor.info.finish();
  await expect(editor.publish.dialog).toBeVisible();
  expect(await isMissed()).toBe(true);
  await expect(failure).toBeHidden();
});

test('a draft that another user publishes does not return, neither on screen nor after a reload', async ({
  page,
  browser,
  client,
  station: server,
}) => {
  const show = await makeShow(client);
  const [piece] = await shortEvents(client, 1);
  const title = piece?.cart.title ?? '';
  const mine = new AudioEditorPage(page);
  await mine.open(station, show.id);
  await mine.day.previousDay.click();
  await mine.day.add(title);
  await mine.info.title.fill('Cut together');
  await expect(kept(page)).toBeVisible();

  // Ina signs in to a browser that holds the draft.
  const ina = { email: 'ina.drafts@journey.example', password: 'a password of a journey' };
  await client.users.create({
    ...ina,
    first_name: 'Ina',
    last_name: 'Berg',
    username: '',
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: await page.context().storageState(),
  });
  await enterStation(
    context,
    server.url,
    await createClient({ baseUrl: server.url }).sessions.signIn(ina.email, ina.password),
  );
  const hers = new AudioEditorPage(await context.newPage());
  await hers.open(station, show.id);
  await expect(hers.info.title).toHaveValue('Cut together');
  await hers.info.finish();
  await hers.publish.button('Publish now').click();
  await expect(hers.publish.dialog).toBeHidden();
  await hers.page.waitForURL('**/details');
  await expect(hers.page.getByRole('heading', { level: 1, name: show.title })).toBeVisible();
  await context.close();

  const notice = page.getByText(/^Published by Ina Berg at \d\d:\d\d\./);
  await expect(notice).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'draft-published-elsewhere');
  await mine.info.title.fill('Cut together, and more');
  await expect(page.getByText(/Changes in this browser were not included\.$/)).toBeVisible();
  expect(await mine.finishProblem()).toContain('This draft was published or discarded in another browser.');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(mine.timeline.items).toHaveCount(0);
  await page.getByRole('button', { name: 'Start a new episode from it' }).click();
  await expect(mine.info.title).toHaveValue('Cut together, and more');
  await expect(kept(page)).toBeVisible();
  const { playlists } = await client.episodes.list({ show_id: show.id, type: 'published' });
  expect(playlists.map(({ name }) => name)).toEqual(['Cut together']);
});
