import type { Locator } from '@playwright/test';
import kit from '../../packages/react-kit/package.json' with { type: 'json' };
import { screenQueries } from '../bare-page/screen-queries.ts';
import { expect, test } from '../bare-page/test.ts';
import { narrowHosts } from '../bare-page/walk-hosts.ts';
import { watchWords } from '../bare-page/watch-words.ts';
import { expectNoAxeFindings } from '../support/axe.ts';

// A function that the bare page's host offers.
declare function styleHostile(): Promise<void>;

/** The properties that a page's own styles would change first. */
const looks = [
  'backgroundColor',
  'borderRadius',
  'borderTopColor',
  'borderTopWidth',
  'boxShadow',
  'boxSizing',
  'color',
  'float',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'height',
  'letterSpacing',
  'lineHeight',
  'listStyleType',
  'margin',
  'padding',
  'textAlign',
  'textDecorationLine',
  'textTransform',
] as const;

async function lookOf(element: Locator): Promise<Record<string, string>> {
  await element.waitFor();
  return element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, style[name]]));
  }, looks);
}

interface Mounted {
  /** Elements whose look is compared; each is only on the loaded screen, except headings. */
  readonly parts: Readonly<Record<string, string>>;
  /** Its outer element inside the page's `main`; null if it is a dialog. */
  readonly outer?: string | null;
  /** Its width where it is as wide as its content, in CSS pixels; that of a plain block without it. */
  readonly own?: number;
}

const list = { heading: 'h1', field: 'input[type=search]', header: '[role=columnheader], th' };
const primary = 'button[data-variant=primary]';

/** Screens and parts of the kit with more than a heading to compare, by the name of the entry, and other forms of it after a slash. */
const detailed: Readonly<Record<string, Mounted>> = {
  'sign-in': {
    outer: '.pk-sign-in',
    parts: {
      heading: 'h1',
      label: 'label',
      field: 'input[name=username]',
      button: 'button[type=submit]',
      link: 'form a',
    },
  },
  today: {
    parts: {
      heading: 'h1',
      deck: '.pk-today-clock',
      part: 'h2',
      button: '.pk-button',
      draft: '.pk-draft-name',
    },
  },
  slot: {
    outer: '.pk-slot',
    parts: {
      heading: 'h1',
      deck: '.pk-slot-deck',
      field: 'input:not([type=range])',
      text: 'textarea',
      button: primary,
    },
  },
  shows: {
    parts: {
      heading: 'h1',
      field: 'input[type=search]',
      button: '.pk-select',
      card: '.pk-show-card',
      title: '.pk-show-title',
    },
  },
  'show-details': {
    parts: { ...list, button: primary, row: '[role=rowheader]', table: '[role=table], table' },
  },
  'show-setup': {
    parts: {
      heading: 'h1',
      tab: '[role=tab]',
      field: 'input[name=title]',
      text: 'textarea',
      choice: 'input[type=radio]',
      more: 'summary',
      button: primary,
    },
  },
  'audio-editor': { parts: { field: 'textarea', button: primary, label: 'label' } },
  users: { parts: { ...list, check: '.pk-choice-input', button: primary, row: '[role=rowheader]' } },
  licences: { parts: { ...list, button: primary, select: '.pk-select', row: '[role=rowheader]' } },
  company: { parts: { ...list, button: primary, row: '[role=rowheader]', state: '.pk-status' } },
  activity: { parts: { heading: 'h1', field: '[type=search]', row: '[role=rowheader]', badge: '.pk-badge' } },
  'station-export': {
    parts: {
      heading: 'h1',
      check: '.pk-choice-input',
      size: '.pk-station-export-size strong',
      button: primary,
    },
  },
  campaigns: {
    parts: { heading: 'h1', button: primary, row: '[role=rowheader]', badge: '.pk-badge' },
  },
  webhooks: {
    parts: { heading: 'h1', button: primary, row: '[role=rowheader]', badge: '.pk-badge' },
  },
  setup: { parts: { heading: 'h1', button: 'main button' } },
  'destination-drawers': {
    outer: null,
    parts: { heading: 'h2', label: '[role=dialog] label', field: '[role=dialog] input', button: primary },
  },
  'destination-drawers/widget': {
    outer: null,
    parts: { heading: 'h2', button: '[role=dialog] button', field: '[role=dialog] input' },
  },
  episodes: { parts: list },
  tags: { parts: { heading: 'h1', field: 'main input', button: 'main button' } },
  categories: { parts: { heading: 'h1', button: primary } },
  schedules: { parts: { heading: 'h1', button: 'main button, main a' } },
  'schedule-setup': { parts: { heading: 'h1', field: 'main input', button: primary } },
  videos: { parts: { heading: 'h1', field: 'input[type=search]', button: '.pk-select' } },
  'advanced-video': {
    parts: { heading: 'h1', button: 'main a, main button' },
  },
  'rss-import': { parts: { heading: 'h1', field: 'main input', button: primary } },
  analytics: { parts: { heading: 'h1', tab: '[role=tab]', button: '.pk-select' } },
  'publish-dialog': {
    outer: null,
    parts: { heading: 'h2', check: '.pk-choice-input', field: '[role=dialog] input', button: primary },
  },
  'image-picker': {
    own: 320,
    parts: { label: '.pk-field-label', place: '.pk-file-drop', button: '.pk-file-drop button' },
  },
  waveform: { parts: { button: primary, clock: '.pk-wave-clock', speed: '.pk-speed' } },
  player: {
    outer: '.pk-player',
    parts: { title: '.pk-player-title', button: '.pk-player-play', speed: 'select' },
  },
  'episode-table': {
    parts: { header: '[role=columnheader] button', row: '[role=rowheader]', page: 'nav button' },
  },
};

/** Entry points that exist under a present name too, with the same components. */
const former = ['connection-drawers'];
const entries = Object.keys(kit.exports)
  .flatMap((entry) => /^\.\/(?:screens|parts)\/(.+)$/.exec(entry)?.[1] ?? [])
  .filter((name) => !former.includes(name));
/** Every screen and part of the kit. */
const screens: Readonly<Record<string, Mounted>> = {
  ...Object.fromEntries(entries.map((entry) => [entry, { parts: { heading: 'h1' } }])),
  ...detailed,
};

test('KIT-023 every screen and part that the kit exports is mounted alone by a journey of this file', () => {
  expect(entries.length).toBeGreaterThan(15);
  expect(new Set(Object.keys(screens).map((name) => name.split('/')[0]))).toEqual(new Set(entries));
});

for (const [name, { parts, outer = 'main > :first-child', own }] of Object.entries(screens)) {
  test(`KIT-023 ${name} mounts alone, in words of its catalogue, fits with longer ones and in every layout of a page, and ignores its styles`, async ({
    openBare,
    page,
    client,
  }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const checkWords = watchWords(page);
    await openBare(name.split('/')[0] ?? '', { ...(await screenQueries[name]?.(client)), words: 'marked' });
    const found = Object.entries(parts).map(
      ([part, selector]) => [part, page.locator(`.pk :is(${selector})`).first()] as const,
    );
    // The placeholder of a loading screen has a heading too.
    for (const [, element] of found) await element.waitFor();
    await checkWords();
    expect(outer === null ? [] : await narrowHosts(page, outer, own)).toEqual([]);
    // A form that takes the focus shows a ring, which is not part of the comparison.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const looksOfParts = async () => {
      const seen: Record<string, Record<string, string>> = {};
      for (const [part, element] of found) seen[part] = await lookOf(element);
      return seen;
    };
    const plain = await looksOfParts();
    await page.evaluate(() => styleHostile());
    expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).toBe('1px');
    expect(await looksOfParts()).toEqual(plain);
    expect(failures).toEqual([]);
  });
}

test('an export that sticks out of its host is found, also on the side to which no page scrolls', async ({
  openBare,
  page,
}) => {
  await openBare('tags');
  const outer = 'main > :first-child';
  await page.locator(outer).waitFor();
  expect(await narrowHosts(page, outer)).toEqual([]);
  await page.addStyleTag({ content: '[style*=flex] #root .pk-root { position: relative; left: -30px; }' });
  expect(await narrowHosts(page, outer)).toContainEqual(
    expect.stringMatching(/^flex row with a block inside at 320: .* 30 px beyond its host$/),
  );
});

test('the shell and the blocks of a site are as wide as their place in every layout of a page', async ({
  openBare,
  page,
  client,
}) => {
  await openBare('shell');
  await page.locator('.pk-show-card').first().waitFor();
  expect(await narrowHosts(page, '.pk-shell')).toEqual([]);
  await client.publicSite.update({ now_playing: true, tracklist: true });
  await openBare('site');
  const blocks = page.locator('main > section');
  await expect(blocks).toHaveCount(6);
  await expect(page.locator('.pks-skeleton')).toHaveCount(0);
  for (let block = 1; block <= 6; block++) {
    expect(await narrowHosts(page, `main > section:nth-of-type(${block}) > div`), `block ${block}`).toEqual(
      [],
    );
  }
});

test('the page around a screen keeps its own look', async ({ openBare, page }) => {
  await openBare('shows');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<h2 id="own">Ours</h2><button id="press">Press</button>'),
  );
  await page.locator('.pk-show-card').first().waitFor();
  const plain = await page.context().newPage();
  await plain.setContent('<!doctype html><h2 id="own">Ours</h2><button id="press">Press</button>');
  for (const id of ['#own', '#press'])
    expect(await lookOf(page.locator(id))).toEqual(await lookOf(plain.locator(id)));
});

test('the shows work without the shell: they load, can be searched, and link to plain addresses', async ({
  openBare,
  page,
}) => {
  await openBare('shows', { hostile: '1' });
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search shows' }).fill('stories');
  await expect(page.getByRole('link', { name: /The Morning Tide/ })).toHaveCount(0);
  await page.getByRole('link', { name: /Harbour Stories/ }).click();
  await page.waitForURL(/\/harbour-fm\/shows\/\d+$/);
});

test('the sign-in works without the shell', async ({ openBare, page }) => {
  await openBare('sign-in', { hostile: '1' });
  await page.getByLabel(/^Username/).fill('nobody');
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
});

test('a theme that the page sets overrides the system’s', async ({ openBare, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openBare('shows', { theme: 'dark' });
  await page.locator('.pk-show-card').first().waitFor();
  const color = await page.locator('.pk-root').evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(color).toBe('rgb(21, 26, 25)');
  await expectNoAxeFindings(page);
});
