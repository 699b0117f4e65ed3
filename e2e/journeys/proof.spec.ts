import { EpisodesPage } from '../pages/episodes-page.ts';
import { ReceiptsDialog } from '../pages/receipts-dialog.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow } from '../support/make-content.ts';
import { openOwnStation } from '../support/open-own-station.ts';
import { expect, test } from '../support/test.ts';

const station = 'harbour-fm';

test('the list of episodes shows that listeners can fetch an episode, and opens its receipts', async ({
  browser,
}) => {
  await using opened = await openOwnStation(browser, { POSTKIT_PROVE_PUBLICATIONS: '1' });
  const { page, client } = opened;
  const show = await makeShow(client);
  const { playlist_id: id } = await makePublished(client, show, 'Proven tide');
  const episodes = new EpisodesPage(page);
  await episodes.open(station);
  await episodes.search.fill('Proven tide');
  const sign = episodes.row('Proven tide').getByRole('button', { name: /open the receipts of Proven tide$/ });
  await expect(sign).toHaveText('Being checked');
  await look(page, 'proof-waiting');
  // The station checks 15 seconds after the publication.
  await expect(sign).toHaveText('Reachable', { timeout: 60_000 });
  expect((await client.episodes.get(id)).proof).toEqual({ state: 'passed', message: '' });
  await look(page, 'proof-passed');
  await sign.click();
  await expect(new ReceiptsDialog(page).dialog).toBeVisible();
});
