import { expect, test } from '../bare-page/test.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';

test('a host adds content to the screens, which stay whole when some of it throws', async ({
  openBare,
  page,
}) => {
  await openBare('episodes', { slots: '1' });
  await expect(page.getByRole('link', { name: 'Plan an episode' })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first().getByRole('button', { name: /^Notes of/ })).toBeVisible();
  await page.getByRole('searchbox').fill('no such episode');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No results', { exact: true })).toBeVisible();

  await openBare('episodes', { slots: 'broken' });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan an episode' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notes of/ })).toHaveCount(0);

  await openBare('shows', { slots: '1' });
  await expect(page.getByRole('link', { name: 'Newsroom' })).toHaveAttribute('href', '#newsroom-harbour-fm');
  await openBare('audio-editor', { slots: '1' });
  await expect(page.getByRole('button', { name: 'Ask the newsroom' })).toBeEnabled();
});

test('a host gets one event for an action of the user, and its failing callback does not disturb the screen', async ({
  openBare,
  page,
  client,
}) => {
  const show = await makeShow(client);
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'Out and back', draft: false });
  await openBare('episodes', { events: '1' });
  const row = page.getByRole('row', { name: /Out and back/ });
  await row.getByRole('button', { name: 'Actions for Out and back' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(row).toHaveCount(0);
  const event = {
    station: 'harbour-fm',
    episodeId: id,
    showId: show.id,
    name: 'Out and back',
    status: 'unpublished',
  };
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveText([
    `onUnpublished ${JSON.stringify(event)}`,
  ]);
});
