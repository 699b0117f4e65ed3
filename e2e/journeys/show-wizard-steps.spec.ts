import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { ShellPage } from '../pages/shell-page.ts';
import { ShowSetupSteps } from '../pages/show-setup-steps.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const newTitle = () => `Quay ${randomUUID().slice(0, 8)}`;

async function feedsCalled(client: PostKitClient, title: string): Promise<Connection[]> {
  return (await client.connections.list()).objects.filter(
    (destination) => destination.type === 'rss' && destination.title === title,
  );
}

/** The feeds that the wizard creates during the test and that still exist: no list shows them before their show is saved. */
function watchFeeds(context: BrowserContext, client: PostKitClient): () => Promise<Connection[]> {
  const ids: number[] = [];
  context.on('response', async (response) => {
    const isFeed =
      response.request().method() === 'POST' &&
      response.url().endsWith('/socialmediaconnection/') &&
      response.ok();
    if (isFeed) ids.push(((await response.json()) as Connection).id);
  });
  return async () => {
    const found = await Promise.all(ids.map((id) => client.connections.get(id).catch(() => null)));
    return found.filter((feed) => feed !== null);
  };
}

test('WIZ-031 WIZ-058 WIZ-059 display details are completed, and the feed is updated', async ({
  page,
  client,
}) => {
  const title = newTitle();
  const steps = new ShowSetupSteps(page);
  const feeds = watchFeeds(page.context(), client);
  await steps.begin(title);

  await test.step('WIZ-074 RSS-038 entering the step creates the feed, which no other user sees', async () => {
    await expect.poll(async () => (await feeds()).length).toBe(1);
    expect(await feedsCalled(client, title)).toEqual([]);
    expect((await feeds())[0]).toMatchObject({
      description: 'Heard at the quay.',
      author: 'Harbour FM',
      email: 'post@harbour.example',
      default_on_post: true,
      rss_explicit: false,
      is_aggregate: true,
      has_live_read: true,
      status: true,
    });
    await expect(page.getByText('This show has its own RSS feed.')).toBeVisible();
  });

  await test.step('WIZ-046 WIZ-049 Next asks for both images and focuses the first', async () => {
    await steps.next.click();
    await expect(steps.cover).toContainText('Add square cover art.');
    await expect(steps.shareImage).toContainText('Add a social share image.');
    await expect(steps.cover.getByRole('button', { name: 'Browse' })).toBeFocused();
    await steps.isAt('display-details');
    await look(page, 'display-details-missing');
  });

  await test.step('WIZ-052 WIZ-053 a hint recommends three categories, and Next asks for the main one', async () => {
    await expect(page.getByText('Choose at least one category; three are recommended.')).toBeVisible();
    await expect(page.getByText('You must select this category')).toBeVisible();
  });

  await test.step('WIZ-048 a cover of the wrong size is refused before it is sent', async () => {
    let sent = 0;
    await page.route('**/upload/image.html', async (route) => {
      sent += 1;
      await route.continue();
    });
    await steps.choosePicture(steps.cover, 800, 600);
    await expect(steps.cover).toContainText(
      'This image is 800 × 600 px. It must be at least 1400 × 1400 and at most 3000 × 3000 px.',
    );
    await steps.choosePicture(steps.cover, 3100, 3100);
    await expect(steps.cover).toContainText('This image is 3100 × 3100 px.');
    expect(sent).toBe(0);
  });

  await test.step('a cover is cropped by keyboard alone', async () => {
    await steps.choosePicture(steps.cover, 2000, 1500);
    const box = page.getByRole('group', { name: 'Crop area' });
    await expect(page.getByText('1500 × 1500 px of 2000 × 1500 px')).toBeVisible();
    await expectNoAxeFindings(page, ['[role=dialog]']);
    await look(page, 'crop');
    await box.focus();
    await page.keyboard.press('-');
    await expect(page.getByText('1425 × 1425 px of 2000 × 1500 px')).toBeVisible();
    for (const key of ['-', '-', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect(page.getByText('1400 × 1400 px of 2000 × 1500 px')).toBeVisible();

    let crop = () => {};
    const held = new Promise<void>((resolve) => (crop = resolve));
    await page.route('**/crop_image.json', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/crop_image.json');
    await page.getByRole('button', { name: 'Use image' }).focus();
    await page.keyboard.press('Enter');
    const { croppings } = (await asked).postDataJSON();
    expect(croppings.right - croppings.left).toBe(1400);
    expect(croppings.bottom - croppings.top).toBe(1400);
    await expect(steps.messages.saying('Processing image...')).toBeVisible();
    await expect(steps.messages.saying('Sending cropping data to the server...')).toBeVisible();
    crop();
    await expect(steps.cover.getByRole('img')).toBeVisible();
    await expect(steps.messages.saying('Processing image...')).toHaveCount(0);
  });

  await test.step('WIZ-050 RSS-015 a small share image is accepted with a warning, and cropped at 700 to 366', async () => {
    await steps.choosePicture(steps.shareImage, 500, 300);
    await page.getByRole('button', { name: 'Use image' }).click();
    await expect(steps.shareImage.getByRole('img')).toBeVisible();
    await expect(steps.shareImage).toContainText('500 × 300 px, smaller than the recommended 700 × 366 px');
    // An image is visible before it has loaded.
    const natural = () =>
      steps.shareImage
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(natural).toEqual([700, 366]);
  });

  await test.step('WIZ-054 RSS-042 RSS-043 three categories are chosen, one with a subcategory, and the feed has them and the cover', async () => {
    await steps.select(/Main category$/, 'Health & Fitness');
    await steps.select(/Subcategory of the main category$/, 'Mental Health');
    await steps.select(/Second category$/, 'History');
    await steps.select(/Third category$/, 'News');
    await expect
      .poll(async () => (await feeds()).map(({ itunes_categories }) => itunes_categories))
      .toEqual(['Health & Fitness:Mental Health,History,News']);
    const [feed] = await feeds();
    expect(feed?.imageurl).toMatch(/^\/harbour-fm\/images\//);
    await look(page, 'display-details');
  });
  await test.step('WIZ-077 RSS-044 categories, cover and the explicit flag of the feed follow the show', async () => {
    const patched = page.waitForRequest(
      (request) =>
        request.method() === 'PATCH' && /\/api\/v1\/socialmediaconnection\/\d+\/$/.test(request.url()),
    );
    await steps.previous.click();
    await page.getByText('Explicit', { exact: true }).click();
    await patched;
    await expect
      .poll(async () => (await feeds())[0])
      .toMatchObject({
        rss_explicit: true,
        itunes_categories: 'Health & Fitness:Mental Health,History,News',
        imageurl: expect.stringMatching(/^\/harbour-fm\/images\//),
      });
    await steps.next.click();
    await steps.isAt('display-details');
  });
  await steps.next.click();
  await steps.isAt('publishing-destinations');
});

test('WIZ-078 a closed tab keeps the show and its feed, entering again creates no second feed, and leaving the wizard deletes it', async ({
  page,
  context,
  client,
}) => {
  const title = newTitle();
  const feeds = watchFeeds(context, client);
  await new ShowSetupSteps(page).begin(title);
  await expect.poll(async () => (await feeds()).length).toBe(1);
  const [first] = await feeds();
  await expect(page.getByText('This show has its own RSS feed.')).toBeVisible();
  await expect
    .poll(async () => page.evaluate(() => localStorage.getItem('postkit:show-setup-draft:harbour-fm:new')))
    .toContain(`${first?.id}`);
  await page.close();
  expect(await feedsCalled(client, title)).toEqual([]);

  const later = await context.newPage();
  const steps = new ShowSetupSteps(later);
  await steps.open('harbour-fm', 'new');
  await expect(later.getByText(new RegExp(`^You have unsaved changes of ${title} from `))).toBeVisible();
  await later.getByRole('button', { name: 'Restore' }).click();
  await steps.tab('Display Details').click();
  await expect(later.getByText('This show has its own RSS feed.')).toBeVisible();
  expect((await feeds()).map(({ id }) => id)).toEqual([first?.id]);

  later.once('dialog', (dialog) => void dialog.accept());
  await new ShellPage(later).goTo('Episodes');
  await later.waitForURL('**/harbour-fm/episodes**');
  await expect.poll(async () => (await feeds()).length).toBe(0);
});

test('WIZ-068 WIZ-070 WIZ-071 destinations are chosen, and Setup opens once the show is saved', async ({
  page,
  client,
}) => {
  const title = newTitle();
  const names = {
    v_youtube: `${title} channel`,
    megaphone: `${title} network`,
    omny: `${title} playlist`,
  } as const;
  for (const [type, name] of Object.entries(names))
    await client.connections.create({
      type: type as keyof typeof names,
      title: name,
      token: 'the token of a test',
    });
  const steps = new ShowSetupSteps(page);
  let features = '{}';
  await new ShellPage(page).withSettings(() => ({ features }));
  await steps.begin(title);
  await steps.fillDisplayDetails();
  await steps.next.click();
  await page.waitForURL('**/publishing-destinations');

  const offered = async () => {
    await page.getByRole('group', { name: 'RSS feed', exact: true }).waitFor();
    return Promise.all(Object.values(names).map((name) => page.getByRole('checkbox', { name }).count()));
  };
  expect(await offered()).toEqual([0, 0, 1]);
  const made = page.getByRole('checkbox', { name: new RegExp(`${title}.*Created for this show`) });
  await expect(made).toBeChecked();
  await page.getByRole('checkbox', { name: names.omny }).check();
  await look(page, 'destinations');

  const ask = page.getByRole('alertdialog', { name: 'Do you want to save your progress before continuing?' });
  await test.step('WIZ-069 leaving for Setup asks to save the progress first', async () => {
    for (const link of ['Edit integrations', 'Create new widget']) {
      await page.getByRole('link', { name: link }).click();
      await expect(ask).toContainText('Creating a new integration will navigate you away from this page');
      await expect(ask.getByRole('button', { name: 'Save and go' })).toBeVisible();
      if (link === 'Edit integrations') await ask.getByRole('button', { name: 'Cancel' }).click();
    }
    await ask.getByRole('button', { name: 'Cancel' }).click();
  });
  await expect(page).toHaveURL(/publishing-destinations$/);
  expect((await client.shows.list()).map((show) => show.title)).not.toContain(title);

  await page.getByRole('link', { name: 'Edit integrations' }).click();
  await ask.getByRole('button', { name: 'Save and go' }).click();
  await page.waitForURL('**/harbour-fm/setup');
  const show = (await client.shows.list()).find((each) => each.title === title);
  const [feed] = await feedsCalled(client, title);
  expect(show?.social_media_connections.map((each) => each.title).toSorted()).toEqual(
    [title, names.omny].toSorted(),
  );
  expect(feed?.shows).toEqual([show?.id]);

  features = JSON.stringify({ enable_youtube: true, allow_megaphone: true, allow_omny: false });
  await page.goto(`/harbour-fm/shows/edit/${show?.id}/publishing-destinations`);
  // The show has Omny, so Omny stays listed.
  expect(await offered()).toEqual([1, 1, 1]);
  await expect(page.getByText('This station can no longer publish here.')).toBeVisible();
});

test('WIZ-032 WIZ-072 WIZ-073 the automation step has its own Save show, and its address opens step 3 where the station has no automation', async ({
  page,
  client,
}) => {
  const show = await client.shows.create({
    title: newTitle(),
    description: 'Heard at the quay.',
    author: 'Harbour FM',
    email: 'post@harbour.example',
    square_image: '/harbour-fm/images/none.jpg',
    rectangle_image: '/harbour-fm/images/none.jpg',
    itunes_categories: 'Arts',
  });
  const hours = {
    start_date: '2026-11-02',
    start_time: '06:00',
    end_time: '09:30',
    day_of_week: 'MonWedFri',
  };
  await client.schedules.create({ show_id: show.id, title: 'Morning %d', ...hours });
  const shell = new ShellPage(page);
  const steps = new ShowSetupSteps(page);
  await page.goto(`/harbour-fm/shows/edit/${show.id}/publishing-destinations`);
  await expect(steps.next).toBeVisible();
  await expect(steps.save).toHaveCount(0);
  await steps.next.click();
  await page.waitForURL('**/automation');
  await expect(page.getByRole('list', { name: 'Schedules of this show' })).toContainText(
    'Mon, Wed, Fri, 06:00 to 09:30',
  );
  await test.step('WIZ-016 WIZ-022 the automation step has no wizard buttons; the tab before it leads back', async () => {
    await expect(steps.next).toHaveCount(0);
    await expect(steps.previous).toHaveCount(0);
    await steps.tab('Publishing Destinations').click();
    await steps.isAt('publishing-destinations');
    await steps.next.click();
    await steps.isAt('automation');
  });
  await look(page, 'automation');
  await page.getByRole('link', { name: 'New schedule' }).click();
  await page.getByRole('button', { name: 'Save and go' }).click();
  await page.waitForURL(`**/harbour-fm/automations/new?showId=${show.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'New schedule' })).toBeVisible();
  await expect(page.getByText(show.title, { exact: true })).toBeVisible();
  await page.goto(`/harbour-fm/shows/edit/${show.id}/automation`);
  await steps.save.click();
  await page.waitForURL('**/harbour-fm/shows');

  await shell.withSettings(() => ({ features: '{}' }));
  await page.goto(`/harbour-fm/shows/edit/${show.id}/automation`);
  await page.waitForURL('**/publishing-destinations');
  await test.step('WIZ-021 WIZ-023 without automation, the destinations are the last step and have Save show', async () => {
    await expect(steps.save).toBeVisible();
    await expect(steps.next).toHaveCount(0);
  });
});
