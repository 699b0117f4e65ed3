import { parseRssFeed } from 'feedsmith';
import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { ShowSetupPage } from '../pages/show-setup-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow, readyEpisode } from '../support/make-content.ts';

const station = 'harbour-fm';

test('details for podcast apps are entered at the show and the episode, and are in the feed', async ({
  page,
  client,
}) => {
  const show = await makeShow(client);
  const feed = show.social_media_connections.find(({ type }) => type === 'rss');
  await client.shows.update(show.id, {
    author: 'Harbour FM',
    email: 'desk@harbour.example',
    square_image: '/images/square.jpg',
    rectangle_image: '/images/wide.jpg',
    itunes_categories: 'News',
  });
  await page.goto(`/${station}/shows/edit/${show.id}/basic-info`);
  const wizard = new ShowSetupPage(page);
  await page.getByText('More for podcast apps').click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  const funding = page.getByRole('group', { name: 'Ways to support the show 1' });
  await funding.getByLabel('Address').fill('https://give.example');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText('Enter a text.')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'podcast-details-show');
  await funding.getByLabel('Text of the link').fill('Support us');
  await wizard.next.click();
  await wizard.isAt('display-details');
  await wizard.next.click();
  await wizard.isAt('publishing-destinations');
  await wizard.next.click();
  await wizard.save.click();
  await expect(page.getByText('Show saved')).toBeVisible();

  const { playlist_id: id } = await makeEpisode(client, show, { name: 'With a guest' });
  const editor = new AudioEditorPage(page);
  const { info, publish } = editor;
  await editor.open(station, show.id, id);
  await info.finish();
  await publish.dialog.getByText('More for podcast apps').click();
  await publish.button('Add a credit').click();
  const credit = publish.dialog.getByRole('group', { name: 'Credits 1' });
  await credit.getByLabel('Name').fill('Ana Quist');
  await credit.getByLabel('Role').fill('guest');
  await publish.button('Add a soundbite').click();
  await publish.dialog
    .getByRole('group', { name: 'Soundbites 1' })
    .getByRole('textbox', { name: 'Length in seconds' })
    .fill('2');
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'podcast-details-episode');
  await publish.button('Publish now').click();
  await page.waitForURL('**/details');
  await readyEpisode(client, id);
  await expect
    .poll(async () => {
      const text = await (await page.request.get(`/${station}/rss/${feed?.id}.xml`)).text();
      const { podcast, items } = parseRssFeed(text);
      return {
        funding: podcast?.fundings,
        persons: items?.[0]?.podcast?.persons,
        soundbites: items?.[0]?.podcast?.soundbites,
      };
    })
    .toMatchObject({
      funding: [{ url: 'https://give.example', display: 'Support us' }],
      persons: [{ display: 'Ana Quist', role: 'guest' }],
      soundbites: [{ startTime: 0, duration: 2 }],
    });
});
