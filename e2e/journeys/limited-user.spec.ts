import { EpisodeInfo } from '../pages/episode-info.ts';
import { PublishDialog } from '../pages/publish-dialog.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { UsersPage } from '../pages/users-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makePublished, makeShow } from '../support/make-content.ts';

const password = 'a password of a journey';

test('an admin limits a user to a show, who sees and publishes only its episodes', async ({
  page,
  client,
  browser,
  station,
}) => {
  const [mine, theirs] = [
    await makeShow(client, 'Gulls of Lia'),
    await makeShow(client, 'Evenings of others'),
  ];
  const draft = await makeEpisode(client, mine, { name: 'Lia at the quay', draft: true });
  const hidden = await makePublished(client, theirs, 'Nothing for Lia');
  const user = await client.users.create({
    first_name: 'Lia',
    last_name: 'Limited',
    email: 'lia@journey.example',
    username: '',
    password,
    isAdmin: false,
    accessLevel: 'user',
    company_admin: false,
    stations: [{ stationTitle: 'Harbour FM' }],
  });

  const users = new UsersPage(page);
  await test.step('the admin chooses the show with the keyboard', async () => {
    await users.open();
    await users.press(user.email, 'Edit');
    await users.editDialog
      .getByRole('radiogroup', { name: 'Shows' })
      .getByRole('radio', { name: 'Chosen' })
      .check();
    await users.editDialog.getByRole('button', { name: 'Save' }).click();
    await expect(users.editDialog).toContainText('Choose at least one show.');
    await users.editDialog.getByRole('button', { name: /Chosen shows/ }).press('Enter');
    await page.getByRole('searchbox').last().fill('of Lia');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: 'Gulls of Lia' }).click();
    // The first clears the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await look(page, 'users-limited');
    await users.save(users.editDialog);
    await expect(users.editDialog).toHaveCount(0);
    await expect(users.row(user.email).getByRole('cell', { name: 'User, 1 show' })).toBeVisible();
  });

  await using context = await browser.newContext({ baseURL: station.url });
  const own = await context.newPage();
  const signIn = new SignInPage(own);
  await signIn.open();
  await signIn.logIn(user.username, password);
  await own.waitForURL('**/harbour-fm/audio-editor');

  await test.step('the menu has only what the user can use', async () => {
    const links = new ShellPage(own).menu.getByRole('link');
    await expect(links).toHaveCount(4);
    for (const name of ['Audio', 'Shows', 'Episodes', 'Analytics'])
      await expect(new ShellPage(own).menu.getByRole('link', { name, exact: true })).toHaveCount(1);
    await expect(own.getByRole('region', { name: 'Logged events' })).toHaveCount(0);
    await expectNoAxeFindings(own);
    await look(own, 'limited-editor');
    await own.goto('/harbour-fm/today');
    await own.waitForURL('**/harbour-fm/audio-editor');
  });
  await test.step('the shows and the episodes are those of the show', async () => {
    await own.goto('/harbour-fm/shows');
    await expect(own.getByText('1 show', { exact: true })).toBeVisible();
    await expect(own.getByText('Gulls of Lia')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Create new show' })).toHaveCount(0);
    await look(own, 'limited-shows');
    await own.goto('/harbour-fm/episodes');
    await expect(own.getByText(hidden.name)).toHaveCount(0);
    await look(own, 'limited-episodes');
  });
  await test.step('the user publishes an episode', async () => {
    await own.goto(`/harbour-fm/shows/${mine.id}/episodes/${draft.playlist_id}/edit-audio/audio-editor`);
    await new EpisodeInfo(own).finish();
    const publish = new PublishDialog(own);
    await publish.button('Publish now').click();
    await expect.poll(async () => (await client.episodes.get(draft.playlist_id)).status).toBe('published');
  });
  await test.step('links to another show lead nowhere', async () => {
    await own.goto(`/harbour-fm/shows/${theirs.id}/details`);
    await own.waitForURL('**/harbour-fm/shows');
    await expect(
      new ShowDetailsPage(own).messages.saying(`There is no show ${theirs.id} at this station.`),
    ).toBeVisible();
    await own.goto(`/harbour-fm/shows/${theirs.id}/episodes/${hidden.playlist_id}/edit-audio/audio-editor`);
    await expect(own.getByText(hidden.name)).toHaveCount(0);
  });
  await test.step('an open browser follows when the limit is lifted', async () => {
    await own.goto('/harbour-fm/shows');
    await expect(own.getByText('1 show', { exact: true })).toBeVisible();
    await users.press(user.email, 'Edit');
    await users.editDialog
      .getByRole('radiogroup', { name: 'Shows' })
      .getByRole('radio', { name: 'All' })
      .check();
    await users.save(users.editDialog);
    await expect(users.editDialog).toHaveCount(0);
    await expect(own.getByText('Evenings of others')).toBeVisible();
    await expect(new ShellPage(own).menu.getByRole('link', { name: 'Today' })).toBeVisible();
  });
});
