import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeDestination } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { choose, drawer, feed, fill, openSetup, press } from './testing/open-setup.tsx';

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const account = { 'Podcast title': 'Harbour', 'API token': 'abc', 'Network ID': 'net', 'Podcast ID': 'pod' };

/** Fills the fields, without each of which the step does not continue. */
async function expectRequired(values: Readonly<Record<string, string>>): Promise<void> {
  expect(isDisabled('Continue')).toBe(true);
  await fill(values);
  for (const [name, value] of Object.entries(values)) {
    expect(isDisabled('Continue')).toBe(false);
    await userEvent.clear(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }));
    expect(isDisabled('Continue')).toBe(true);
    await fill({ [name]: value });
  }
  expect(isDisabled('Continue')).toBe(false);
}

describe('SetupScreen, its drawer and its address', () => {
  it('SETUP-020 SETUP-028 SETUP-029 opens, continues, and closes by the query', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openSetup({
      props: {
        query: 'integration=omny&newConnection=omny&step=1&overrideDrawerProtection=true',
        onQueryChange,
      },
    });
    await drawer('Add Omny');
    await fill({ 'API key': 'k', 'Program ID': 'p', 'Playlist title': 'List', 'Playlist ID': 'i' });
    await press('Continue');
    expect(onQueryChange).toHaveBeenLastCalledWith('integration=omny&newConnection=omny&step=2', {
      replace: true,
    });
    await press('Close');
    await press('Discard');
    expect(onQueryChange).toHaveBeenLastCalledWith('integration=omny', { replace: true });
  });

  it('SETUP-022 closes a drawer that the address names when the screen is entered', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openSetup({ props: { query: 'integration=rss&newConnection=rss&step=2', onQueryChange } });
    await screen.findByText('Main feed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onQueryChange.mock.calls).toEqual([['integration=rss', { replace: true }]]);
  });

  it('SETUP-023 keeps it if overrideDrawerProtection=true is set', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openSetup({
      props: { query: 'newConnection=webwidget&step=1&overrideDrawerProtection=true', onQueryChange },
    });
    await drawer('Add Web Widget');
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('asks before it discards changes', async () => {
    const { asked } = openSetup();
    await press('Add RSS');
    await fill({ Title: 'News' });
    await userEvent.keyboard('{Escape}');
    await press('Keep editing');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('News');
    await userEvent.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('connections.create')).toEqual([]);
  });
});

describe('SetupScreen, accounts by key', () => {
  async function addMegaphone() {
    const opened = openSetup({ destinations: [] });
    await choose('Megaphone');
    await press('Connect your first account');
    await drawer('Add Megaphone');
    return opened;
  }

  it('SETUP-079 SETUP-080 adds Megaphone in two steps and requires its four fields', async () => {
    await addMegaphone();
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
    await expectRequired(account);
    await press('Continue');
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /by default/ })).toBeDefined();
  });

  it('SETUP-024 SETUP-031 SETUP-034 ends with an unchecked default, and Back keeps the entered values', async () => {
    await addMegaphone();
    await fill(account);
    await press('Continue');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /by default/ }).checked).toBe(false);
    await press('Back');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Network ID/ }).value).toBe('net');
  });

  it('SETUP-025 SETUP-030 SETUP-078 creates a Megaphone destination, closes, refetches, and confirms it', async () => {
    const { asked } = await addMegaphone();
    await fill(account);
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('connections.create').map(({ body }) => body)).toEqual([
      {
        type: 'megaphone',
        title: 'Harbour',
        token: 'abc',
        app_id: 'net',
        app_secret: 'pod',
        default_on_post: false,
        iheart_show_id: '',
        iHeartMedia: false,
        is_mp3: true,
      },
    ]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { details: 'Harbour is saved.', type: 'success' },
    ]);
    await waitFor(() => expect(asked('connections.list')).toHaveLength(2));
  });

  it('SETUP-081 SETUP-082 SETUP-083 adds Omny in two steps with four required fields', async () => {
    const { asked } = openSetup({ destinations: [] });
    await choose('Omny');
    await press('Connect your first account');
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
    await expectRequired({
      'API key': 'key',
      'Program ID': 'program',
      'Playlist title': 'List',
      'Playlist ID': 'id',
    });
    await press('Continue');
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /by default/ })).toBeDefined();
    await press('Save');
    await waitFor(() => expect(asked('connections.create')).toHaveLength(1));
    expect(asked('connections.create')[0]?.body).toMatchObject({
      type: 'omny',
      token: 'key',
      app_secret: 'program',
      title: 'List',
      app_id: 'id',
    });
  });

  it('SETUP-025 SETUP-026 edits one by its id, prefilled, and keeps the secrets that were not entered again', async () => {
    const stored = makeDestination({
      id: 9,
      type: 'megaphone',
      title: 'Harbour',
      app_id: 'net',
      has_token: true,
    });
    const { asked } = openSetup({ destinations: [stored] });
    await choose(/Megaphone/);
    await press('Edit Harbour');
    await drawer('Edit Megaphone');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Podcast title/ }).value).toBe('Harbour');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Network ID/ }).value).toBe('net');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^API token/ }).value).toBe('');
    await fill({ 'Network ID': '2' });
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    const [call] = asked('connections.update');
    expect(call?.params.id).toBe('9');
    expect(call?.body).toMatchObject({ title: 'Harbour', app_id: 'net2' });
    expect(call?.body).not.toHaveProperty('token');
    expect(call?.body).not.toHaveProperty('app_secret');
  });

  it('SETUP-032 SETUP-033 offers iHeart pages if a feed has one, none by default', async () => {
    openSetup({
      destinations: [
        feed({ iheart_show_id: '777' }),
        makeDestination({ id: 3, type: 'twitter', title: 'harbour' }),
      ],
    });
    await choose(/Twitter/);
    await press('Edit @harbour');
    await press('Continue');
    expect((await screen.findByRole('button', { name: /Link to iHeart/ })).textContent).toContain(
      'No iHeart page',
    );
    await press(/Link to iHeart/);
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'No iHeart page',
      'Main feed777',
    ]);
  });

  it.each([
    ['Facebook', 'facebook'],
    ['YouTube', 'v_youtube'],
    ['Megaphone', 'megaphone'],
    ['Omny', 'omny'],
    ['Twitter', 'twitter'],
    ['Spreaker', 'spreaker'],
    ['Web Widget', 'webwidget'],
    ['RSS', 'rss'],
  ] as const)(
    'SETUP-034 ends the drawer of %s with the default and the iHeart link, if they are for it',
    async (label, type) => {
      const one = makeDestination({
        id: 3,
        type,
        title: '@One',
        app_id: 'app',
        has_token: true,
        description: 'All.',
        author: 'Harbour',
        email: 'one@harbour.example',
        imageurl: '/wxyz/images/cover.png',
        itunes_categories: 'Arts',
        spreaker_show_id: '77',
      });
      openSetup({ destinations: [feed({ iheart_show_id: '777' }), one] });
      await choose(new RegExp(`^${label}`));
      await press('Edit @One');
      while (!screen.queryByRole('button', { name: /^Save/ })) {
        expect(screen.queryByRole('checkbox', { name: /by default/ })).toBeNull();
        await press('Continue');
      }
      const [hasDefault, hasIheart] = [
        screen.queryByRole('checkbox', { name: /by default/ }) !== null,
        screen.queryByRole('button', { name: /Link to iHeart/ }) !== null,
      ];
      const isOwn = {
        rss: { hasDefault: true, hasIheart: false },
        webwidget: { hasDefault: false, hasIheart: true },
      };
      expect({ hasDefault, hasIheart }).toEqual(
        type === 'rss' || type === 'webwidget' ? isOwn[type] : { hasDefault: true, hasIheart: true },
      );
    },
  );

  it('SETUP-027 SETUP-032 edits an account that is already authorised, without iHeart if no feed has a page', async () => {
    const { asked } = openSetup({
      destinations: [makeDestination({ id: 3, type: 'twitter', title: 'harbour' })],
    });
    await choose(/Twitter/);
    await press('Edit @harbour');
    await drawer('Edit Twitter');
    expect(screen.getByText(/already authorized/)).toBeDefined();
    await press('Continue');
    expect(screen.queryByRole('button', { name: /Link to iHeart/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /by default/ }));
    await press('Save');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    expect(asked('connections.update')[0]?.body).toEqual({
      default_on_post: true,
      iheart_show_id: '',
      iHeartMedia: false,
    });
  });

  it('SETUP-054 SETUP-055 requires a name for a YouTube channel, which is public, private or unlisted', async () => {
    const { asked } = openSetup({
      destinations: [makeDestination({ id: 3, type: 'v_youtube', title: 'Harbour TV' })],
    });
    await choose(/YouTube/);
    await press('Edit Harbour TV');
    await press('Continue');
    const name = await screen.findByRole('textbox', { name: /^Channel name/ });
    const privacies = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, checked }) => [value, checked]);
    expect(privacies).toEqual([
      ['public', true],
      ['private', false],
      ['unlisted', false],
    ]);
    await userEvent.clear(name);
    expect(isDisabled('Continue')).toBe(true);
    await userEvent.type(name, 'Harbour Vision');
    await userEvent.click(screen.getByRole('radio', { name: 'Unlisted' }));
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(asked('connections.update')).toHaveLength(1));
    expect(asked('connections.update')[0]?.body).toMatchObject({
      title: 'Harbour Vision',
      privacy_status: 'unlisted',
    });
  });

  it('SETUP-030 SETUP-094 stays open with the entered values if saving fails, and shows the station’s error at its field', async () => {
    const errors = { app_id: ['There is no such network.'] };
    openSetup({
      destinations: [],
      answers: { 'connections.create': () => failure(400, 'app_id: There is no such network.', errors) },
    });
    await choose('Megaphone');
    await press('Connect your first account');
    await fill(account);
    await press('Continue');
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to add or update a social media connection');
    expect(await screen.findByText('There is no such network.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Podcast title/ }).value).toBe('Harbour');
    expect(useMessages.in(stores).getState().messages).toMatchObject([
      { name: 'Unable to add or update a social media connection', type: 'error' },
    ]);
  });
});

describe('SetupScreen, web widgets', () => {
  it('SETUP-085 SETUP-086 SETUP-087 are added in two steps, need a title, and are always chosen', async () => {
    const { asked } = openSetup({ destinations: [] });
    await choose('Web Widget');
    await press('Connect your first widget');
    await drawer('Add Web Widget');
    expect(isDisabled('Continue')).toBe(true);
    await fill({ Title: 'Site player' });
    await press('Continue');
    expect(screen.getByText('Step 2 of 2')).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /by default/ })).toBeNull();
    await press('Save');
    await waitFor(() => expect(asked('connections.create')).toHaveLength(1));
    expect(asked('connections.create')[0]?.body).toMatchObject({
      type: 'webwidget',
      title: 'Site player',
      default_on_post: true,
    });
  });
});
