import { createClient } from '@postkit/sdk';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { enterStation } from '../support/enter-station.ts';
import { clientAt, expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';
import { startOwnStation } from '../support/own-station.ts';
import { admin } from '../support/station-process.ts';

const station = 'harbour-fm';

test('a category that asks must be accepted before an episode is published, and a category is left out', async ({ browser }) => {
  const own = await startOwnStation();
  try {
    const signedIn = await createClient({ baseUrl: own.url }).sessions.signIn(admin.email, admin.password);
    const client = clientAt(own.url, signedIn);
    const context = await browser.newContext({ baseURL: own.url, viewport: { width: 1440, height: 900 } });
    await enterStation(context, own.url, signedIn);
    const page = await context.newPage();
    const byCategory = Map.groupBy(await shortEvents(client, 30, 600), ({ cart }) => cart.category.name);
    const [asked, left, kept] = [...byCategory.values()].flatMap(([first]) => first ?? []);
    if (!asked || !left || !kept) throw new Error('The log holds fewer than three categories.');

    await page.goto(`/${station}/categories`);
    const groups = (await client.categories.list()).objects;
    for (const [event, rule] of [
      [asked, 'Ask'],
      [left, 'Leave out'],
    ] as const) {
      const group = groups.find(({ categories }) => categories.some(({ name }) => name === event.cart.category.name));
      await page.getByRole('button', { name: `Edit ${group?.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit category group' });
      await dialog.getByRole('button', { name: /Published episodes/ }).click();
      await page.getByRole('option', { name: rule }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText('Asks before publishing')).toBeVisible();

    const show = await makeShow(client);
    const draft = await makeEpisode(client, show, { name: 'By the rules', events: [kept, asked, left].map((event) => event.resource_uri) });
    const editor = new AudioEditorPage(page);
    await editor.open(station, show.id, draft.playlist_id);
    await editor.info.finish();
    const rights = editor.publish.dialog.getByRole('region', { name: 'Rights' });
    await expect(rights.getByText(left.cart.title, { exact: false })).toBeVisible();
    await editor.publish.button('Publish now').click();
    await expect(rights.getByText('Accept this audio, or take it off the timeline.')).toBeVisible();
    await expectNoAxeFindings(page);
    await look(page, 'rights');
    await rights.getByRole('checkbox').check();
    await editor.publish.button('Publish now').click();
    await page.waitForURL(`**/shows/${show.id}/details`);
    const published = await client.episodes.get(draft.playlist_id);
    expect(published.events.map(({ id }) => id)).toEqual([kept.id, asked.id]);
    expect(published.rights).toMatchObject([{ event_id: asked.id, accepted_by: expect.any(String) }]);

    const episodes = new EpisodesPage(page);
    await episodes.open(station, `?show=${show.id}`);
    await episodes.choose('By the rules', 'Receipts');
    await expect(page.getByRole('region', { name: 'Rights' }).getByText(/^Accepted by /)).toBeVisible();
    await context.close();
  } finally {
    await own.close();
  }
});
