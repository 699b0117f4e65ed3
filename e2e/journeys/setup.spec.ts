import { screens } from '../../apps/console/src/routes/screens.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { look } from '../support/look.ts';
import { makePublished, makeShow } from '../support/make-content.ts';
import { solidPng } from '../support/solid-png.ts';

const station = 'harbour-fm';

test('SETUP-003 EPLIST-002 IMPORT-003 without a session every address of the console leads to the sign-in', async ({
  browser,
  baseURL,
}) => {
  const addresses = Object.keys(screens).map((path) => path.replaceAll(/\$\w+/g, '1'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      'setup',
      'episodes',
      'shows/1/details',
      'audio-editor',
      'videos',
      'import-rss-feed',
    ]),
  );
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  async function expectSignIn(path: string): Promise<void> {
    // The next address replaces the sign-in before it has loaded.
    await stranger.goto(`/${station}/${path}`, { waitUntil: 'commit' });
    await stranger.waitForURL(/\/login\?next=/, { waitUntil: 'commit' });
    expect(new URL(stranger.url()).searchParams.get('next')).toBe(`/${station}/${path}`);
  }
  for (const path of addresses) await expectSignIn(path);
  await test.step('AUTO-007 also every address of Automation, with its query', async () => {
    expect(addresses).toEqual(
      expect.arrayContaining(['automations', 'automations/new', 'automations/1/edit']),
    );
    for (const path of ['automations/new?showId=1', 'automations/1/edit?showId=1']) await expectSignIn(path);
  });
  await test.step('TAGS-003 CATS-002 ANALYTICS-002 also tags, categories and analytics', () =>
    expect(addresses).toEqual(expect.arrayContaining(['tags', 'categories', 'analytics'])));
  await stranger.context().close();
});

test('SETUP-011 SETUP-016 SETUP-017 the menu opens the integrations, and a feed links to the shows that use it', async ({
  page,
  client,
}) => {
  const show = await makeShow(client, 'Low water');
  const setup = new SetupPage(page);
  await page.goto(`/${station}/shows`);
  await page.getByRole('link', { name: 'Setup', exact: true }).click();
  await page.waitForURL(`**/${station}/setup`);
  await expect(page).toHaveTitle('POST - Setup');
  await test.step('SETUP-005 SETUP-010 all integrations are listed, and RSS is chosen', async () => {
    await expect(setup.integrations.getByRole('link')).toHaveText([
      /^Facebook/,
      /^Web Widget/,
      /^YouTube/,
      /^Megaphone/,
      /^Omny/,
      /^Twitter/,
      /^Spreaker/,
      /^RSS/,
      /^Webhook/,
    ]);
    await expect(setup.integrations.getByRole('link', { name: 'RSS' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  await look(page, 'setup');
  const feed = setup.destination('Low water feed');
  await test.step('SETUP-013 SETUP-014 RSS-033 a feed on the card has its address, and can be edited and deleted', async () => {
    for (const name of ['Get RSS URL', 'Edit Low water feed', 'Delete Low water feed']) {
      await expect(feed.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });
  await feed.getByRole('button', { name: 'Used by 1 show' }).click();
  await feed.getByRole('link', { name: 'Low water' }).click();
  await page.waitForURL(`**/shows/${show.id}/details`);
  await page.goBack();

  await setup.choose('Omny');
  expect(new URL(page.url()).search).toBe('?integration=omny');
  await test.step('SETUP-018 an empty card offers the first destination', async () => {
    await expect(page.getByText('You don’t have any accounts connected yet!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect your first account' })).toBeVisible();
  });
  await expectNoAxeFindings(page);
  await look(page, 'setup-empty');
  await page.goBack();
  await expect(setup.integrations.getByRole('link', { name: 'RSS' })).toHaveAttribute('aria-current', 'page');
});

test('RSS-001 RSS-012 RSS-014 a feed is added in three steps, with its art and its category', async ({
  page,
  client,
}) => {
  const setup = new SetupPage(page);
  await test.step('SETUP-022 a drawer that the address names is closed', async () => {
    await setup.open(station, '?integration=rss&newConnection=rss&step=2');
    await expect.poll(() => new URL(page.url()).search).toBe('?integration=rss');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('SETUP-028 closing a drawer clears the query', async () => {
    await setup.button('Add RSS').click();
    await expect(setup.drawer('Create a new RSS feed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).search).toBe('?integration=rss');
  });
  await setup.button('Add RSS').click();
  await expect(setup.drawer('Create a new RSS feed')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?integration=rss&newConnection=rss&step=1');
  const texts = {
    Title: 'Spring tide',
    Description: 'All of it.',
    Author: 'Harbour FM',
    Email: 'tide@harbour.example',
  };
  await test.step('RSS-006 RSS-011 Continue waits for title, description, author and email', async () => {
    for (const [name, value] of Object.entries(texts)) {
      await expect(setup.button('Continue')).toBeDisabled();
      await setup.field(name).fill(value);
    }
    await expect(setup.button('Continue')).toBeEnabled();
  });
  await test.step('RSS-029 the order is episodic, or serial', async () => {
    const orders = page.getByRole('radiogroup', { name: 'Episode order' });
    await expect(orders.getByRole('radio', { name: 'Episodic' })).toBeChecked();
    await expect(orders.getByRole('radio', { name: 'Serial' })).toBeVisible();
  });
  await look(page, 'setup-feed-1');
  await setup.button('Continue').press('Enter');
  await expect(page.getByRole('group', { name: 'Step 2 of 3' })).toBeFocused();
  const art = page.getByRole('group', { name: 'Square cover art' });
  const choose = async (pixels: number) =>
    art.locator('input[type="file"]').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: Buffer.from(solidPng(pixels, pixels)),
    });
  await choose(600);
  await expect(art.getByRole('alert')).toContainText('at least 1400 × 1400 and at most 3000 × 3000 px');
  await choose(1400);
  await page.getByRole('button', { name: 'Use image' }).click();
  await expect(art.getByRole('img')).toBeVisible();
  await expect(setup.button('Continue')).toBeDisabled();
  await page.getByRole('button', { name: /Main category$/ }).click();
  await page.getByRole('option', { name: 'News', exact: true }).click();
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'setup-feed-2');
  await test.step('RSS-003 RSS-004 Back and Continue move between steps', async () => {
    await setup.button('Back').click();
    await expect(setup.field('Title')).toHaveValue('Spring tide');
    await setup.button('Continue').click();
    await setup.button('Continue').click();
    expect(new URL(page.url()).searchParams.get('step')).toBe('3');
  });
  await test.step('RSS-008 RSS-009 a new feed is active, and every other choice is no', async () => {
    for (const [group, option] of [
      ['Status', 'Active'],
      ['Explicit', 'No'],
      ['Has live reads', 'No'],
      ['Aggregate feed', 'No'],
    ] as const) {
      await expect(
        page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }),
      ).toBeChecked();
    }
  });
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'setup-feed-3');
  await test.step('RSS-007 Continue is disabled during the save', async () => {
    let save = () => {};
    const held = new Promise<void>((resolve) => (save = resolve));
    await page.route('**/api/v1/socialmediaconnection/', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fulfill({ status: 503, json: { error_message: 'Away.' } });
    });
    const last = page.getByRole('dialog').getByRole('button', { name: /Save publishing destination|Saving/ });
    await last.click();
    await expect(last).toBeDisabled();
    save();
    await expect(last).toBeEnabled();
    await page.unroute('**/api/v1/socialmediaconnection/');
  });
  await test.step('RSS-005 RSS-030 Save publishing destination creates the feed and closes the drawer', async () => {
    await setup.button('Save publishing destination').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(new URL(page.url()).search).toBe('?integration=rss');
    await expect(setup.destination('Spring tide')).toBeVisible();
    const added = (await client.connections.list()).objects.find(({ title }) => title === 'Spring tide');
    await client.connections.delete(added?.id ?? 0);
  });
});

test('RSS-035 SETUP-035 the address of a feed is shown, switched off, and deleted with its feed', async ({
  page,
  client,
  context,
}) => {
  const setup = new SetupPage(page);
  await client.connections.create({
    type: 'rss',
    title: 'Spring tide',
    description: 'All of it.',
    author: 'Harbour FM',
  });
  await setup.open(station, '?integration=rss');
  const feed = setup.destination('Spring tide');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('RSS-002 the drawer of a feed is titled Edit RSS feed', async () => {
    await feed.getByRole('button', { name: 'Edit Spring tide' }).click();
    await expect(setup.drawer('Edit RSS feed')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await feed.getByRole('button', { name: 'Get RSS URL' }).click();
  const address = page.getByRole('dialog', { name: 'RSS URL' }).getByRole('textbox');
  const url = await address.inputValue();
  const answer = await fetch(url);
  expect(await answer.text()).toContain('<title>Spring tide</title>');
  await test.step('RSS-034 RSS-036 it includes deleted episodes on request, and is copied', async () => {
    await page.getByRole('checkbox', { name: 'Include deleted episodes' }).check();
    await expect(address).toHaveValue(`${url}?show_deleted=true`);
    await page.getByRole('button', { name: 'Copy to Clipboard' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${url}?show_deleted=true`);
  });
  await look(page, 'setup-rss-url');
  await page.keyboard.press('Escape');

  const toggle = feed.getByRole('switch');
  await toggle.focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('alertdialog', { name: 'Take Spring tide away from its listeners?' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect.poll(async () => (await fetch(url)).status).not.toBe(200);
  await setup.button('Delete Spring tide').click();
  const asking = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await test.step('SETUP-036 the question has Cancel and a Confirm in the danger style', async () => {
    await expect(asking).toContainText('Are you sure you want to delete Spring tide?');
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(asking.getByRole('button', { name: 'Confirm' })).toHaveAttribute('data-variant', 'danger');
  });
  await look(page, 'setup-delete');
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect(feed).toBeHidden();
  await expect(page.getByRole('region', { name: 'RSS' })).toBeFocused();
  expect((await client.connections.list()).objects.map(({ title }) => title)).not.toContain('Spring tide');
});

test('SETUP-015 SETUP-023 SETUP-038 a player is added, coloured, and embedded', async ({
  page,
  client,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const setup = new SetupPage(page);
  await setup.open(
    station,
    '?integration=webwidget&newConnection=webwidget&step=1&overrideDrawerProtection=true',
  );
  await expect(setup.drawer('Add Web Widget')).toBeVisible();
  await setup.field('Title').fill('Front page');
  await setup.button('Continue').click();
  await setup.button('Save').click();
  await expect(setup.destination('Front page')).toBeVisible();
  const added = (await client.connections.list()).objects.find(({ title }) => title === 'Front page');
  if (!added) throw new Error('The player was not stored.');

  const show = await makeShow(client, 'Neap tide');
  await client.shows.update(show.id, { social_media_connections: [added.resource_uri] });
  await makePublished(client, await client.shows.get(show.id), 'Slack water');
  await setup.destination('Front page').getByRole('button', { name: 'Get embed code' }).click();
  const drawer = setup.drawer('Front page');
  const preview = drawer.getByRole('group', { name: 'Preview' });
  const code = drawer.getByRole('textbox', { name: 'Embed code' });
  await test.step('WIDGET-001 WIDGET-002 a drawer with a live preview can be resized from 748 down to 368', async () => {
    await expect(preview.getByText('Slack water').first()).toBeVisible();
    await expect(drawer.getByRole('separator')).toHaveAttribute('aria-valuenow', '748');
    await expect(drawer.getByRole('separator')).toHaveAttribute('aria-valuemin', '368');
  });
  await test.step('WIDGET-003 WIDGET-005 WIDGET-010 the type is Single or Full, Vertical a check box, and the code read-only', async () => {
    await expect(drawer.getByText('Single', { exact: true })).toBeVisible();
    await drawer.getByText('Full', { exact: true }).click();
    await expect(code).toHaveValue(/data-full/);
    await expect(drawer.getByRole('checkbox', { name: 'Vertical' })).not.toBeChecked();
    await expect(code).toHaveAttribute('readonly');
  });
  await test.step('WIDGET-009 WIDGET-018 the gallery has a number of episodes, which is 7 again for another type', async () => {
    const count = drawer.getByRole('textbox', { name: /Gallery episodes/ });
    await count.fill('12');
    await count.press('Enter');
    await expect(code).toHaveValue(/data-limit="12"/);
    await drawer.getByText('Single', { exact: true }).click();
    await drawer.getByText('Full', { exact: true }).click();
    await expect(count).toHaveValue('7');
  });
  await test.step('WIDGET-008 each colour has a picker', async () => {
    for (const label of ['Background', 'Play button', 'Start and remaining time']) {
      await expect(drawer.getByLabel(label)).toHaveAttribute('type', 'color');
    }
    await drawer.getByLabel('Background').fill('#102030');
    await expect(code).toHaveValue(/data-background="102030"/);
  });
  await test.step('WIDGET-006 WIDGET-007 AI suggests colours, beside Image colors and Palette', async () => {
    for (const name of ['Image colors', 'Palette'])
      await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'AI', exact: true }).click();
    await expect(code).not.toHaveValue(/data-background="102030"/);
    await drawer.getByLabel('Background').fill('#102030');
  });
  await preview.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expectNoAxeFindings(page, ['[role=dialog]']);
  await look(page, 'setup-widget');
  await test.step('WIDGET-017 Save design stores colours, type and direction', async () => {
    await drawer.getByRole('button', { name: 'Save design' }).click();
    await expect(drawer.getByRole('button', { name: 'Save design' })).toBeDisabled();
    const { historical_items } = await client.connections.get(added.id);
    expect(historical_items).toMatchObject({
      full: true,
      vertical: false,
      colors: { background: '#102030' },
    });
  });

  await test.step('WIDGET-011 WIDGET-012 the code is copied, with a word on how to use it', async () => {
    await expect(drawer.getByText('Paste the code where the player should appear.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Copy Embed Code' }).click();
    await expect(drawer.getByText('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`data-zone="${added.id}"`);
    await expect(drawer.getByText('Copied!')).toHaveCount(0);
  });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\?integration=webwidget$/);
  await expect(setup.destination('Front page')).toBeVisible();
});
