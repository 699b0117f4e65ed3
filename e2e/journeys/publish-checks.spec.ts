import { AudioEditorPage } from '../pages/audio-editor-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode } from '../support/make-content.ts';

const station = 'harbour-fm';

test('an episode that directories would refuse is published after one question, or mended at its field', async ({
  page,
  client,
}) => {
  const feed = await client.connections.create({
    type: 'rss',
    title: 'Tides in order',
    description: 'From the first to the last.',
    author: 'Harbour FM',
    email: 'tides@harbour.example',
    imageurl: '/images/square.jpg',
    itunes_categories: 'News',
    show_format: 'serial',
    default_on_post: false,
  });
  const show = await client.shows.create({
    title: 'Tides in order',
    description: 'From the first to the last.',
    social_media_connections: [feed.resource_uri],
  });
  const { playlist_id: id } = await makeEpisode(client, show, { name: 'The first tide' });
  const editor = new AudioEditorPage(page);
  const { info, publish } = editor;
  await editor.open(station, show.id, id);
  await info.finish();
  const problem = 'An episode of a serial show needs an episode number.';
  await expect(publish.dialog.getByText(problem)).toBeVisible();
  await expect(publish.dialog.getByText('1 problem. PostKit asks before it publishes.')).toBeVisible();
  await publish.field('Social share text').fill('Ebb and flow');
  await publish.field('Social share text').blur();
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'publish-problems');

  await publish.button('Publish now').click();
  const question = page.getByRole('alertdialog', { name: '1 problem' });
  await expect(question).toContainText('Apple Podcasts would refuse this episode.');
  await expect(question.getByText(problem)).toBeVisible();
  await look(page, 'publish-problems-question');
  await question.getByRole('button', { name: 'Fix first' }).click();
  await expect(question).toBeHidden();
  await expect(publish.field('Episode number')).toBeFocused();
  await expect(publish.field('Social share text')).toHaveValue('Ebb and flow');
  await publish.button('Use number 1').click();
  await expect(publish.field('Episode number')).toHaveValue('1');
  await expect(publish.field('Episode number')).toBeFocused();
  await publish.field('Season').focus();
  await expect(publish.dialog.getByText(problem)).toBeHidden();

  await publish.field('Episode number').fill('');
  await publish.field('Season').focus();
  await expect(publish.dialog.getByText(problem)).toBeVisible();
  await publish.dialog.getByRole('button', { name: /^Go to the field: The episode has no tags/ }).click();
  await expect(publish.onceUseTags).toBeFocused();
  await publish.button('Publish now').click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await page.waitForURL('**/details');
  await expect.poll(async () => (await client.episodes.get(id)).status).toBe('published');
  expect((await client.episodes.get(id)).social_share_text).toBe('Ebb and flow');
});

test('a problem of a field in the editor leads there, and the publish dialog keeps its entries', async ({
  page,
  client,
}) => {
  const show = await client.shows.create({ title: 'Square tides', description: 'Small covers.' });
  const { playlist_id: id } = await makeEpisode(client, show, {
    name: 'Small cover',
    rss_image: '/images/square.jpg',
    rss_image_croppings: { left: 0, top: 0, right: 300, bottom: 300 },
  });
  const editor = new AudioEditorPage(page);
  const { info, publish } = editor;
  await editor.open(station, show.id, id);
  await info.finish();
  await publish.field('Season').fill('4');
  await publish.field('Episode number').focus();
  await publish.dialog.getByRole('button', { name: /^Go to the field: The cover has/ }).click();
  await expect(publish.dialog).toBeHidden();
  await expect(page.locator('[data-field="cover"] :focus')).toBeVisible();
  await info.finish();
  await expect(publish.field('Season')).toHaveValue('4');
});
