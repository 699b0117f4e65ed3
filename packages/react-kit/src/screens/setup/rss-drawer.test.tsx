import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rssSubtypes } from '@postkit/sdk/schema';
import { withResolvers } from '../../testing/with-resolvers.ts';
import { choose, drawer, feed, fill, openSetup, press, type Scene } from './testing/open-setup.tsx';

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const texts = {
  Title: 'Tides',
  Description: 'All of them.',
  Author: 'Harbour FM',
  Email: 'tides@harbour.example',
};

async function pick(name: RegExp, option: string): Promise<void> {
  await press(name);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const checked = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  }).value;

describe('SetupScreen, RSS feeds', () => {
  async function addFeed() {
    const opened = openSetup({ destinations: [] });
    await choose(/RSS/);
    await press('Connect your first feed');
    await drawer('Create a new RSS feed');
    return opened;
  }

  it('RSS-002 RSS-006 RSS-011 require four texts on the first step of a new one', async () => {
    await addFeed();
    expect(isDisabled('Continue')).toBe(true);
    await fill(texts);
    for (const [name, value] of Object.entries(texts)) {
      expect(isDisabled('Continue')).toBe(false);
      await userEvent.clear(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }));
      expect(isDisabled('Continue')).toBe(true);
      await fill({ [name]: value });
    }
    expect(isDisabled('Continue')).toBe(false);
  });

  it('RSS-028 RSS-029 start in English and with the newest episode', async () => {
    await addFeed();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Language/ }).value).toBe('English');
    expect(checked('Episode order')).toBe('episodic');
    const orders = within(screen.getByRole('radiogroup', { name: 'Episode order' }));
    for (const [name, order] of [
      ['Episodic', 'Newest first'],
      ['Serial', 'Oldest first'],
    ] as const) {
      const described = orders.getByRole('radio', { name }).getAttribute('aria-describedby');
      expect(document.getElementById(described ?? '')?.textContent).toBe(order);
    }
  });

  it('RSS-013 continue without the optional texts, and go back', async () => {
    const { asked } = await addFeed();
    await fill(texts);
    await press('Continue');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
    await press('Back');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Author/ }).value).toBe('Harbour FM');
    expect(asked('connections.create')).toEqual([]);
  });

  /** Opens a stored feed on its second step, art and categories. */
  async function editFeed(
    props: Scene['props'] = {},
    overrides: Parameters<typeof feed>[0] = {},
    answers: Scene['answers'] = {},
  ) {
    const held = feed({
      description: 'All of them.',
      author: 'Harbour FM',
      email: 'tides@harbour.example',
      imageurl: '/wxyz/images/cover.png',
      itunes_categories: 'Arts:Books',
      ...overrides,
    });
    const opened = openSetup({ destinations: [held], props, answers });
    await press('Edit Main feed');
    await drawer('Edit RSS feed');
    await press('Continue');
    return opened;
  }

  it('RSS-003 RSS-004 change the step of the query on Continue and Back', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    await editFeed({ onQueryChange });
    await press('Continue');
    await press('Back');
    await press('Back');
    const steps = onQueryChange.mock.calls.map(([query]) => new URLSearchParams(query).get('step'));
    expect(steps).toEqual(['1', '2', '3', '2', '1']);
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
  });

  async function saved({ asked }: ReturnType<typeof openSetup>) {
    await press('Save publishing destination');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    return asked('connections.update')[0];
  }

  it('RSS-002 RSS-012 require art when edited, and discard the change on Escape', async () => {
    await editFeed();
    await press('Remove square cover art');
    expect(isDisabled('Continue')).toBe(true);
    await press('Back');
    await press('Continue');
    expect(screen.getByRole('group', { name: 'Square cover art' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await press('Discard');
    await press('Edit Main feed');
    await press('Continue');
    expect(isDisabled('Continue')).toBe(false);
  });

  it('RSS-018 have at most three categories with subcategories', async () => {
    const opened = await editFeed();
    await pick(/Second category$/, 'History');
    await pick(/Third category$/, 'News');
    await pick(/Subcategory of the third category$/, 'Daily News');
    expect(screen.getAllByRole('button', { name: /[A-Z]\w+ category$/ })).toHaveLength(3);
    await press('Continue');
    expect(await saved(opened)).toMatchObject({
      body: { itunes_categories: 'Arts:Books,History,News:Daily News' },
    });
  });

  it('RSS-012 require a main category beside the art', async () => {
    await editFeed({}, { itunes_categories: '' });
    expect(isDisabled('Continue')).toBe(true);
    await pick(/Main category$/, 'News');
    expect(isDisabled('Continue')).toBe(false);
  });

  it('RSS-010 have their texts on the first step, art and categories on the second', async () => {
    const texts = ['Title', 'Description', 'Author', 'Email', 'Subtitle', 'Website'];
    const onFirst = () => [
      ...texts.map((name) => screen.queryByRole('textbox', { name: new RegExp(`^${name}`) }) !== null),
      screen.queryByRole('combobox', { name: /^Language/ }) !== null,
      screen.queryByRole('radiogroup', { name: 'Episode order' }) !== null,
    ];
    const onSecond = () => [
      screen.queryByRole('group', { name: 'Square cover art' }) !== null,
      screen.queryByRole('group', { name: 'Categories' }) !== null,
    ];
    await editFeed();
    expect([...onFirst(), ...onSecond()]).toEqual([...Array(8).fill(false), true, true]);
    await press('Back');
    await screen.findByText('Step 1 of 3');
    expect([...onFirst(), ...onSecond()]).toEqual([...Array(8).fill(true), false, false]);
  });

  it('RSS-013 save without subtitle, website, iHeart ID and authorization code', async () => {
    const opened = await editFeed();
    await press('Continue');
    for (const name of [/^iHeart ID/, /^Podcast Connect/]) {
      expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe('');
    }
    expect(isDisabled('Save publishing destination')).toBe(false);
    expect(await saved(opened)).toMatchObject({
      body: { subtitle: '', podcast_link: '', iheart_show_id: '', itunes_auth: '' },
    });
  });

  it('RSS-008 RSS-009 RSS-010 have their settings on the third step, active on and the others off', async () => {
    await editFeed();
    await press('Continue');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    expect(['Status', 'Explicit', 'Has live reads', 'Aggregate feed'].map(checked)).toEqual([
      'active',
      'no',
      'no',
      'no',
    ]);
  });

  it('RSS-026 store the short name of a directory', () =>
    expect(rssSubtypes).toEqual([
      'itunes',
      'google_play',
      'spotify',
      'iheart',
      'stitcher',
      'tunein',
      'radio_com',
      'pocketcasts',
      'pandora',
      'alexa_skills',
      'google_actions',
      'wp',
      'deezer',
      'radio_public',
      'custom',
      'master',
    ]));

  it('RSS-026 RSS-027 name one of sixteen directories', async () => {
    const opened = await editFeed();
    await press('Continue');
    await press(/Directory/);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'No particular directory',
      'Apple Podcasts',
      'Google Play',
      'Spotify',
      'iHeart',
      'Stitcher',
      'TuneIn',
      'Radio.com',
      'Pocket Casts',
      'Pandora',
      'Alexa Skills',
      'Google Actions',
      'WordPress',
      'Deezer',
      'RadioPublic',
      'Custom',
      'Master',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Spotify' }));
    expect(await saved(opened)).toMatchObject({ body: { rss_subtype: 'spotify' } });
  });

  it('RSS-031 are written again once they are saved', async () => {
    const opened = await editFeed();
    await press('Continue');
    expect(opened.asked('imports.start')).toEqual([]);
    await saved(opened);
    await waitFor(() =>
      expect(opened.asked('imports.start').map(({ body }) => body)).toEqual([
        { job_type: 'static_rss', rss_smcs: [1], station: 'wxyz' },
      ]),
    );
  });

  it('RSS-007 disable the button during the save', async () => {
    const { promise, resolve } = withResolvers<object>();
    const opened = await editFeed({}, {}, { 'connections.update': () => promise });
    await press('Continue');
    const button = screen.getByRole('button', { name: /Save publishing destination/ });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(opened.asked('connections.update')).toHaveLength(1);
    resolve({ ...feed(), historical_items: '{}' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('RSS-005 RSS-023 RSS-030 save their changes by the update call', async () => {
    const opened = await editFeed();
    await press('Continue');
    await fill({ 'iHeart ID': '777' });
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Explicit' })).getByRole('radio', { name: 'Yes' }),
    );
    expect(await saved(opened)).toMatchObject({
      params: { id: '1' },
      body: {
        iheart_show_id: '777',
        iHeartMedia: true,
        rss_explicit: true,
        status: true,
        itunes_auth: '',
        subtitle: '',
      },
    });
  });

  it('RSS-017 refuse an invalid email address, at its field', async () => {
    openSetup({ destinations: [] });
    await press('Connect your first feed');
    await fill({ ...texts, Email: 'nobody' });
    await userEvent.tab();
    expect(await screen.findByText('This is not an email address.')).toBeDefined();
    expect(isDisabled('Continue')).toBe(true);
  });
});
