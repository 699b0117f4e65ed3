import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { EpisodesPage } from '../pages/episodes-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, shortEvents } from '../support/make-content.ts';

const station = 'harbour-fm';

test('a category that asks must be accepted before an episode is published, and a category is left out', async ({
  page,
  client,
}) => {
  const groups = (await client.categories.list()).objects;
  try {
    const byCategory = Map.groupBy(await shortEvents(client, 30, 600), ({ cart }) => cart.category.name);
    const [asked, left, kept] = [...byCategory.values()].flatMap(([first]) => first ?? []);
    if (!asked || !left || !kept) throw new Error('The log holds fewer than three categories.');

    await page.goto(`/${station}/categories`);
    for (const [event, rule] of [
      [asked, 'Ask'],
      [left, 'Leave out'],
    ] as const) {
      const group = groups.find(({ categories }) =>
        categories.some(({ name }) => name === event.cart.category.name),
      );
      await page.getByRole('button', { name: `Edit ${group?.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit category group' });
      await dialog.getByRole('button', { name: /Published episodes/ }).click();
      await page.getByRole('option', { name: rule }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText('Asks before publishing')).toBeVisible();

    const show = await makeShow(client);
    const draft = await makeEpisode(client, show, {
      name: 'By the rules',
      events: [kept, asked, left].map((event) => event.resource_uri),
    });
    const editor = new AudioEditorPage(page);
    await editor.open(station, show.id, draft.playlist_id);
    await editor.info.finish();
    const rights = editor.publish.dialog.getByRole('region', { name: 'Rights' });
    await expect(rights.getByText(left.cart.title, { exact: false })).toBeVisible();
    await editor.publish.button('Publish now').click();
    await expect(rights.getByText('Accept this audio, or take it off the timeline.')).toBeVisible();
    await expectNoAxeFindings(page, ['[role=dialog]']);
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
  } finally {
    for (const { id, in_episodes } of groups) await client.categories.update(id, { in_episodes });
  }
});
