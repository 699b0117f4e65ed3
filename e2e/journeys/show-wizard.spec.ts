import { ShellPage } from '../pages/shell-page.ts';
import { ShowDetailsPage } from '../pages/show-details-page.ts';
import { ShowSetupPage } from '../pages/show-setup-page.ts';
import { expectNoAxeFindingsInThemes } from '../support/axe-in-themes.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { solidPng } from '../support/solid-png.ts';

const station = 'harbour-fm';

test('SHELL-008 WIZ-001 WIZ-045 a new show goes from the list of shows to its feed', async ({
  page,
  client,
}) => {
  const wizard = new ShowSetupPage(page);
  const title = 'Nets and Tides';
  await page.goto(`/${station}/shows`);
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  await test.step('WIZ-004 entering the wizard fetches the tags and the destinations', async () => {
    const asked = Promise.all(
      ['playlistcategory', 'socialmediaconnection'].map(async (resource) =>
        page.waitForRequest((request) => request.url().includes(`/api/v1/${resource}/`)),
      ),
    );
    await page.getByRole('button', { name: 'Create new show' }).click();
    await page.waitForURL(`**/${station}/shows/edit/new/basic-info`);
    await asked;
  });
  await test.step('WIZ-018 the header of a new show is "Create new show"', () =>
    expect(wizard.heading).toHaveText('Create new show'));
  await expect(new ShellPage(page).menu.getByRole('link', { name: 'Shows' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await test.step('WIZ-024 WIZ-025 of three tabs, Display Details waits for the first step', async () => {
    await expect(wizard.tabs).toHaveText(['Basic Info', 'Display Details', 'Publishing Destinations']);
    await expect(wizard.tab('Display Details')).toBeDisabled();
  });

  await wizard.next.click();
  await test.step('WIZ-033 WIZ-034 a title and a description are required', async () => {
    await expect(wizard.field('Title')).toBeFocused();
    await expect(page.getByText('A show needs a title.')).toBeVisible();
    await expect(page.getByText('Say what the show is about.')).toBeVisible();
  });
  await test.step('WIZ-035 WIZ-036 an author and a contact email are required', async () => {
    await expect(page.getByText('Say who makes the show.')).toBeVisible();
    await expect(page.getByText('Enter an email address that you read.')).toBeVisible();
  });
  await expectNoAxeFindings(page);
  await look(page, 'wizard-errors');
  await wizard.field('Title').fill(title);
  const description = 'What comes in with the boats. '.repeat(9);
  await test.step('WIZ-039 the counter counts past 255 characters', async () => {
    await wizard.field('Description').fill(description);
    await expect(page.getByText('270 of 255 characters')).toBeVisible();
  });
  await wizard.field('Author').fill('Harbour FM');
  await wizard.field('Primary contact email').fill('nets@harbour.example');
  await test.step('WIZ-044 a show is Clean or Explicit', async () => {
    await expect(page.getByRole('radio', { name: 'Clean' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Explicit' })).not.toBeChecked();
  });
  await wizard.choose('Language', 'kingd', 'English (United Kingdom)');
  await wizard.box('Tags').pressSequentially('Fishing,');
  await expect(page.getByRole('button', { name: 'Remove Fishing' })).toBeVisible();
  await page.locator('summary', { hasText: 'Bumpers' }).click();
  await wizard.choose('Plays before each episode', 'intro', 'Morning Tide intro');
  await wizard.field('Schedule').fill('Fridays at noon');
  await test.step('WIZ-040 a description of 270 characters is neither cut nor in the way of Next', async () => {
    await expect(wizard.field('Description')).toHaveValue(description);
    await wizard.next.click();
    await wizard.isAt('display-details');
  });

  await test.step('WIZ-026 WIZ-051 complete display details, with only the main category, open Publishing Destinations', async () => {
    await expect(wizard.tab('Publishing Destinations')).toBeDisabled();
    await wizard.next.click();
    await expect(page.getByText('You must select this category')).toHaveCount(1);
    await wizard.addImage('Square cover art', 'cover.png', solidPng(1400, 1400));
    await wizard.addImage('Social share image', 'share.png', solidPng(700, 366));
    await wizard.chooseCategory('Main category', 'News');
    await expect(page.getByText('This show has its own RSS feed.')).toBeVisible();
    await wizard.next.click();
    await wizard.isAt('publishing-destinations');
  });
  await expect(page.getByRole('checkbox', { name: new RegExp(title) })).toBeChecked();
  await wizard.next.click();

  await wizard.isAt('automation');
  await expect(wizard.previous).toBeHidden();
  await test.step('WIZ-083 Save show refetches all shows and opens their list', async () => {
    const refetched = page.waitForRequest('**/api/v1/show/really_all.json*');
    await wizard.save.click();
    await refetched;
    await page.waitForURL(`**/${station}/shows`);
  });
  await expect(wizard.messages.saying(`${title} is saved.`)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Shows' }).getByRole('link', { name: new RegExp(title) }),
  ).toBeVisible();
  const show = (await client.shows.list()).find((one) => one.title === title);
  expect(show).toMatchObject({
    language_override: 'en-gb',
    itunes_categories: 'News',
    schedule: 'Fridays at noon',
    show_format: 'episodic',
  });
  expect(show?.pre_bumper).toMatch(/\/event\/\d+\/$/);
  expect(show?.playlist_categories).toHaveLength(1);
  const feed = show?.social_media_connections.find(({ type }) => type === 'rss');
  const answer = await page.request.get(`/${station}/rss/${feed?.id}.xml`);
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toContain(`<title>${title}</title>`);
});

test('SHELL-009 WIZ-012 WIZ-080 a show is changed while another user changes it', async ({
  page,
  client,
}) => {
  const show = await client.shows.create({
    title: 'Low Water',
    description: 'When the sea is away.',
    author: 'Harbour FM',
    email: 'low@harbour.example',
    square_image: `/${station}/images/square.png`,
    rectangle_image: `/${station}/images/wide.png`,
    itunes_categories: 'Science:Nature',
  });
  const details = new ShowDetailsPage(page);
  const wizard = new ShowSetupPage(page);
  await details.open(station, show.id);
  await page.getByRole('button', { name: 'Edit show' }).click();
  await page.waitForURL(`**/${station}/shows/edit/${show.id}/basic-info`);
  const feeds: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/socialmediaconnection/'))
      feeds.push(request.url());
  });
  await test.step('WIZ-007 WIZ-019 the show in the address is fetched, under the header "Show Settings"', async () => {
    const fetched = page.waitForRequest(
      (request) => request.url().endsWith(`/api/v1/show/${show.id}/`) && request.method() === 'GET',
    );
    await page.goto(`/${station}/shows/edit/${show.id}`);
    await page.waitForURL(`**/${station}/shows/edit/${show.id}/basic-info`);
    await fetched;
    await expect(wizard.heading).toHaveText('Show Settings');
    await expect(wizard.field('Title')).toHaveValue('Low Water');
  });
  await test.step('WIZ-028 all three tabs of an existing show are enabled', async () => {
    await expect(wizard.tabs).toHaveText(['Basic Info', 'Display Details', 'Publishing Destinations']);
    for (const tab of await wizard.tabs.all()) await expect(tab).toBeEnabled();
  });
  await test.step('WIZ-013 WIZ-014 WIZ-020 Next step and Previous step move between the three steps', async () => {
    await wizard.next.click();
    await wizard.isAt('display-details');
    await expectNoAxeFindingsInThemes(page);
    await look(page, 'wizard-display-details');
    await wizard.previous.click();
    await wizard.isAt('basic-info');
    await wizard.next.click();
    await wizard.isAt('display-details');
    await wizard.next.click();
    await wizard.isAt('publishing-destinations');
    await expectNoAxeFindingsInThemes(page);
    await look(page, 'wizard-publishing-destinations');
  });
  await test.step('WIZ-015 Publishing Destinations leads back to Display Details', async () => {
    await wizard.previous.click();
    await wizard.isAt('display-details');
  });
  await wizard.tab('Basic Info').click();
  await wizard.isAt('basic-info');

  await wizard.field('Title').fill('Low Water, mine');
  await client.shows.update(show.id, { author: 'Somebody else' });
  await expect(page.getByText('Another user changed Low Water.')).toBeVisible();
  await look(page, 'wizard-outdated');
  await wizard.tab('Publishing Destinations').click();
  await wizard.isAt('publishing-destinations');
  await wizard.next.click();
  await wizard.isAt('automation');
  await expectNoAxeFindingsInThemes(page);
  await look(page, 'wizard-automation');
  await wizard.save.click();
  await expect(wizard.conflict).toBeVisible();
  expect((await client.shows.get(show.id)).title).toBe('Low Water');
  await expectNoAxeFindings(page, ['[role=alertdialog]']);
  await look(page, 'wizard-conflict');
  await wizard.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await page.waitForURL(`**/${station}/shows`);
  expect(await client.shows.get(show.id)).toMatchObject({ title: 'Low Water, mine', author: 'Harbour FM' });
  await test.step('WIZ-075 no feed was created for a show that exists', () => expect(feeds).toEqual([]));
});

test('WIZ-030 WIZ-038 a draft made by keyboard alone survives a reload, and leaving it asks first', async ({
  page,
}) => {
  const wizard = new ShowSetupPage(page);
  const { keyboard } = page;
  await wizard.open(station, 'new');
  await wizard.field('Title').focus();
  for (const text of ['High Water', 'When the sea is back.', 'Harbour FM', 'not an address']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(wizard.field('Primary contact email')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('high@harbour.example');
  await expect
    .poll(async () => page.evaluate(() => localStorage.getItem('postkit:show-setup-draft:harbour-fm:new')))
    .toContain('high@');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You have unsaved changes of High Water from /)).toBeVisible();
  await expect(wizard.field('Title')).toHaveValue('');
  await look(page, 'wizard-kept-draft');
  await page.getByRole('button', { name: 'Restore' }).focus();
  await keyboard.press('Enter');
  await expect(wizard.field('Primary contact email')).toHaveValue('high@harbour.example');

  await wizard.field('Title').focus();
  await keyboard.press('Control+Enter');
  await wizard.isAt('display-details');
  await wizard.tab('Display Details').focus();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await wizard.isAt('basic-info');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const shows = new ShellPage(page).menu.getByRole('link', { name: 'Shows' });
  await shows.focus();
  await keyboard.press('Enter');
  await expect(wizard.field('Title')).toHaveValue('High Water');
  await keyboard.press('Enter');
  await page.waitForURL(`**/${station}/shows`);
  // The address changes before the screen; until then the wizard is mounted and keeps its draft.
  await expect(page.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
  expect(questions).toEqual(Array(2).fill('This show has changes that are not saved. Leave without saving?'));
  await wizard.open(station, 'new');
  await expect(page.getByText(/^You have unsaved changes/)).toBeHidden();
  await expect(wizard.field('Title')).toHaveValue('');
});
