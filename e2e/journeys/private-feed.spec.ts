import { SetupPage } from '../pages/setup-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, readyEpisode } from '../support/make-content.ts';

const station = 'harbour-fm';

test('a feed becomes private, and only its subscriber reads it and hears its episode, until the access is revoked', async ({
  page,
  client,
  context,
  station: { url: origin },
}) => {
  const made = await client.connections.create({
    type: 'rss',
    title: 'Crew only',
    description: 'For the crew.',
    author: 'Harbour FM',
    email: 'crew@harbour.example',
    imageurl: '/images/square.jpg',
    itunes_categories: 'News',
    default_on_post: false,
  });
  const show = await client.shows.create({
    title: 'Below deck',
    description: 'For the crew.',
    social_media_connections: [made.resource_uri],
  });
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'Night watch', draft: false });
  await readyEpisode(client, id);
  const feed = `${origin}/${station}/rss/${made.id}.xml`;
  const audio = `${origin}/${station}/audio/${id}.mp3`;
  const statusOf = async (address: string) => (await fetch(address)).status;
  expect([await statusOf(feed), await statusOf(audio)]).toEqual([200, 200]);

  const setup = new SetupPage(page);
  const openFeed = async () => {
    await setup.open(station, '?integration=rss');
    await setup.destination('Crew only').getByRole('button', { name: 'Edit Crew only' }).click();
    await setup.button('Continue').click();
    await expect(page.getByRole('group', { name: 'Step 2 of 3' })).toBeVisible();
    await setup.button('Continue').click();
    await expect(page.getByRole('group', { name: 'Step 3 of 3' })).toBeVisible();
  };
  await openFeed();
  await page.getByText('Private feed').click();
  await page.getByRole('checkbox', { name: 'Only subscribers can read this feed' }).check();
  await expect(page.getByText(/apps that read this feed today need a password/)).toBeVisible();
  await look(page, 'private-feed-switch');
  await setup.button('Save publishing destination').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect([await statusOf(feed), await statusOf(audio)]).toEqual([401, 404]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFeed();
  await expect(page.getByText('No subscribers yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name or email of the listener' }).fill('maria@harbour.example');
  await page.keyboard.press('Enter');
  const subscriber = page
    .getByRole('list', { name: 'Subscribers' })
    .getByRole('listitem')
    .filter({ hasText: 'maria@harbour.example' });
  await subscriber.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${feed}?token=`);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const text = await (await fetch(address)).text();
  expect(text).toContain('Night watch');
  const enclosure = /<enclosure [^>]*url="(?<url>[^"]+)"/.exec(text)?.groups?.['url'] ?? '';
  const podcastApp = { 'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)' };
  const heard = await fetch(enclosure, { headers: podcastApp });
  expect([heard.status, (await heard.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  await expect(subscriber).toContainText('No downloads yet');
  await expect
    .poll(async () => (await client.feeds.listSubscriptions(made.id))[0]?.downloads, { timeout: 20_000 })
    .toBe(1);
  await client.feeds.addSubscription(made.id, 'ben@harbour.example');
  await openFeed();
  await expect(subscriber).toContainText('1 download in 28 days');
  await expect(subscriber).toContainText('1 in all');
  await expect(page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem').first()).toContainText(
    'ben@harbour.example',
  );
  await page.getByRole('button', { name: /Sort by$/ }).click();
  await page.getByRole('option', { name: 'All downloads' }).click();
  await expect(page.getByRole('list', { name: 'Subscribers' }).getByRole('listitem').first()).toContainText(
    'maria@harbour.example',
  );
  await page.getByRole('list', { name: 'Subscribers' }).scrollIntoViewIfNeeded();
  await expect(subscriber).toContainText('Last download');
  await expectNoAxeFindings(page);
  await look(page, 'private-feed-subscribers');

  await subscriber.getByRole('button', { name: 'Revoke the access of maria@harbour.example' }).click();
  const asking = page.getByRole('alertdialog', { name: /^Revoke the access of/ });
  await expect(asking).toBeVisible();
  await look(page, 'private-feed-revoke');
  await asking.getByRole('button', { name: 'Revoke access' }).click();
  await expect(subscriber).toBeHidden();
  expect([await statusOf(address), await statusOf(enclosure)]).toEqual([401, 404]);
});
