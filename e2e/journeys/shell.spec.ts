import type { Page } from '@playwright/test';
import type { PostKitClient } from '@postkit/sdk';
import { expect, test } from '../bare-page/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { look } from '../support/look.ts';
import { makeEpisode, makeShow } from '../support/make-content.ts';

const settingsCall = '**/harbour-fm/api/v1/settings/';

test('SHELL-001 SHELL-002 SHELL-004 the address of a station alone redirects to its shows', async ({
  page,
  baseURL,
}) => {
  await page.goto('/harbour-fm');
  await page.waitForURL('**/harbour-fm/shows');
  expect(page.url()).toBe(`${baseURL}/harbour-fm/shows`);
  await test.step('SHELL-005 SHELL-018 the shows have an address and the title "shows"', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
    await expect(page).toHaveTitle('shows');
  });
  await test.step('SHELL-006 SHELL-007 a show opens from the list, after a reload, and by its short address', async () => {
    await page.getByRole('link', { name: /The Morning Tide/ }).click();
    await page.waitForURL(/\/harbour-fm\/shows\/\d+\/details$/);
    const details = page.url();
    await expect(page.getByRole('heading', { level: 1, name: 'The Morning Tide' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'The Morning Tide' })).toBeVisible();
    await page.goto(details.replace('/details', ''));
    await page.waitForURL(details);
  });
});

async function expectRedirect(page: Page, from: string, to: string, heading: string): Promise<void> {
  await new ShellPage(page).open(from);
  await page.waitForURL(`**${to}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
}

async function firstShow(client: PostKitClient): Promise<number> {
  const [show] = await client.shows.list();
  if (!show) throw new Error('The demo station lost its shows.');
  return show.id;
}

test('SHELL-008 SHELL-009 the wizard opens by address for a new and for an existing show', async ({
  page,
  client,
}) => {
  const show = await firstShow(client);
  const edit = `/harbour-fm/shows/edit/${show}/basic-info`;
  await expectRedirect(
    page,
    '/harbour-fm/shows/edit/new',
    '/harbour-fm/shows/edit/new/basic-info',
    'Create new show',
  );
  await expectRedirect(page, edit, edit, 'Show Settings');
  await test.step('an address without a page links to the start', async () => {
    await new ShellPage(page).open('/harbour-fm/nothing-here');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Go to Audio' })).toHaveAttribute('href', '/');
  });
});

test('SHELL-010 SHELL-011 an address of a new episode without a show opens the audio editor', async ({
  page,
  client,
}) => {
  await expectRedirect(page, '/harbour-fm/new-episode', '/harbour-fm/audio-editor', 'Audio');
  await expectRedirect(
    page,
    '/harbour-fm/episodes/0/edit-audio/audio-builder',
    '/harbour-fm/audio-editor',
    'Audio',
  );
  await test.step('EDITOR-012 EDITOR-013 an address of a show’s new episode opens the audio editor of that show', async () => {
    const show = await firstShow(client);
    const editor = `/harbour-fm/shows/${show}/episodes/0/edit-audio/audio-editor`;
    await expectRedirect(page, `/harbour-fm/shows/${show}/new-episode`, editor, 'Audio');
    await expectRedirect(page, editor.replace('audio-editor', 'audio-builder'), editor, 'Audio');
  });
  await test.step('EDITOR-002 an episode’s address has edit-audio below it, and the Audio Editor below that', async () => {
    const show = await makeShow(client);
    const { playlist_id: id } = await makeEpisode(client, show, { name: 'By its address' });
    await new ShellPage(page).open(`/harbour-fm/shows/${show.id}/episodes/${id}/edit-audio/audio-editor`);
    const editor = page.getByRole('region', { name: 'Audio Editor' });
    await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('By its address');
  });
});

test('SHELL-012 SHELL-013 SHELL-024 the menu leads an admin to every area, to its top and its heading', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await shell.open('/harbour-fm/users');
  const areas = [
    { item: 'Today', target: 'today', title: 'POST - Today', heading: /^\w+day, \w+ \d+$/ },
    { item: 'Programmes', target: 'programmes', title: 'POST - Programmes', heading: 'Programmes' },
    { item: 'Audio', target: 'audio-editor', title: 'Audio', heading: 'Audio' },
    { item: 'Shows', target: 'shows', title: 'shows', heading: 'Shows' },
    { item: 'Video', target: 'videos', title: 'POST - Video', heading: 'Video' },
    { item: 'Episodes', target: 'episodes', title: 'POST - Episodes', heading: 'Episodes' },
    { item: 'Setup', target: 'setup', title: 'POST - Setup', heading: 'Setup' },
    { item: 'Analytics', target: 'analytics', title: 'POST Analytics', heading: 'Analytics' },
    { item: 'Users', target: 'users', title: 'POST - Users', heading: 'Users' },
    { item: 'RSS Import', target: 'import-rss-feed', title: 'Import RSS Feed', heading: 'Import RSS Feed' },
    { item: 'Tags', target: 'tags', title: 'Global tags', heading: 'Global tags' },
    { item: 'Categories', target: 'categories', title: 'POST - Categories', heading: 'Categories' },
    { item: 'Automation', target: 'automations', title: 'POST - Automations', heading: 'Automations' },
  ];
  const asks = (part: string) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === `/harbour-fm/api/v1/${part}/`);
  await test.step('SHELL-022 SHELL-023 My Content has three items, and Management the others, in this order', async () => {
    await expect(shell.menu.getByRole('link')).toHaveText(areas.map(({ item }) => item));
    await expect(shell.menu).toContainText(/My Content.*Audio.*Shows.*Video.*Management.*Episodes/);
    const management = shell.menu.getByRole('group', { name: 'Management' });
    await expect(management.getByRole('link')).toHaveText(areas.slice(5).map(({ item }) => item));
    await expect(management).toHaveCSS('border-top-width', '1px');
  });
  for (const { item, target, title, heading } of areas) {
    await shell.view.evaluate((view) => {
      view.insertAdjacentHTML('beforeend', '<div style="height: 4000px"></div>');
      view.scrollTo(0, 500);
    });
    const asked = item === 'Audio' ? [asks('playlistcategory'), asks('socialmediaconnection')] : [];
    await shell.goTo(item);
    await page.waitForURL(`**/harbour-fm/${target}`);
    if (item === 'Audio') {
      await test.step('SHELL-015 entering the audio editor reads the tags and the destinations', () =>
        Promise.all(asked));
    }
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await test.step('SHELL-016 SHELL-017 SHELL-019 the page’s title is that of its area', () =>
      expect(page).toHaveTitle(title));
    expect(await shell.view.evaluate((view) => view.scrollTop)).toBe(0);
    await expect(shell.menu.getByRole('link', { name: item })).toHaveAttribute('aria-current', 'page');
  }
});

test('SHELL-020 SHELL-021 SHELL-076 a spinner shows until the settings are loaded, and then the layout appears', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(settingsCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/harbour-fm/shows');
  await expect(page.getByText('Loading your personal settings...')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'shell-loading');
  const opened = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/sessions/'));
  answer();
  await expect(shell.menu).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Loading your personal settings...')).toHaveCount(0);
  await test.step('SHELL-082 LIVE-001 the live channel opens', async () => {
    expect(new URL((await opened).url()).searchParams.get('format')).toBe('json');
  });
  await page.unroute(settingsCall);
  await test.step('SHELL-062 settings that cannot be reached are fetched again', async () => {
    await page.route(settingsCall, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch settings from the server');
    await expectNoAxeFindings(page);
    await look(page, 'shell-failed');
    await page.unroute(settingsCall);
    // No press of Retry is needed.
    await expect(shell.menu).toBeVisible();
  });
});

test('SHELL-025 SHELL-026 the menu stays collapsed once a user collapses it, collapses below 1280 pixels, and is a bar on a phone', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shell.open('/harbour-fm/categories');
  const label = shell.menu.getByText('Categories');
  await expect(label).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(label).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(label).toBeVisible();
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(label).toHaveCount(0);
  await expect(shell.menu.getByRole('link', { name: 'Categories' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shell.menu.getByRole('link')).toHaveText(['Today', 'Audio', 'Episodes', 'Analytics']);
  const more = shell.menu.getByRole('button', { name: 'More' });
  expect((await more.boundingBox())?.y).toBeGreaterThan(750);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeFindings(page);
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeFindings(page);
  await sheet.getByRole('link', { name: 'Tags' }).click();
  await page.waitForURL('**/harbour-fm/tags');
  await expect(sheet).toHaveCount(0);
});

test('SHELL-079 SHELL-080 the TwistedWave SDK is loaded once, from the configured server; a failure shows a message', async ({
  openBare,
  page,
}) => {
  const shell = new ShellPage(page);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.route('https://wave.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.TwistedWave = true;' }),
  );
  await shell.withSettings(() => ({ twisted_wave_server: 'https://wave.example.org/editing' }));
  await openBare('shell');
  await page.waitForFunction(() => 'TwistedWave' in globalThis);
  expect(asked.filter((url) => url.includes('wave.example.org'))).toEqual([
    'https://wave.example.org/editing/sdk.js',
  ]);

  await page.unroute('https://wave.example.org/**');
  await page.route('https://wave.example.org/**', (route) => route.abort());
  await openBare('shell');
  await expect(page.getByText("Couldn't retrieve TwistedWave SDK. Please refresh this page.")).toBeVisible();
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
});

test('the keyboard alone reaches every part of the workspace', async ({ page }) => {
  const shell = new ShellPage(page);
  await shell.withSettings((settings) => {
    const [first, second] = Object(settings['station_list']);
    const more = Array.from({ length: 398 }, (_, index) => ({
      ...first,
      station: `north-${index}`,
      title: `North ${index}`,
    }));
    return { station_list: [first, ...more, second] };
  });
  await shell.open();
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.view).toBeFocused();
  await shell.menu.getByRole('link', { name: 'Audio' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/harbour-fm/audio-editor');
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();

  await test.step('SHELL-036 SHELL-037 the switcher lists the stations in upper case, and finds one of 400 by typing', async () => {
    await page.getByRole('button', { name: /^Harbour FM/ }).focus();
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: 'Search', exact: true });
    await expect(search).toBeFocused();
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '400');
    expect(await page.getByRole('option').count()).toBeLessThan(60);
    await page.keyboard.type('harbour n');
    await expect(page.getByRole('option')).toHaveText(['HARBOUR NEWS']);
    // The search field names the previous option until the first match is highlighted.
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      (await page.getByRole('option').getAttribute('id')) ?? '',
    );
    await expectNoAxeFindings(page);
    await look(page, 'shell-stations');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/harbour-news/shows');
    await expect(page.getByRole('heading', { level: 1, name: 'Shows' })).toBeVisible();
  });
});
