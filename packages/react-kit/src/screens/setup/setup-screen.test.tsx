import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeDestination, makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../host/messages.store.ts';
import { failure } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { adminSettings, choose, feed, openSetup, press } from './testing/open-setup.tsx';

const listed = async () => {
  const nav = within(await screen.findByRole('navigation', { name: 'Integrations' }));
  return nav.getAllByRole('link').map((link) => link.textContent);
};
const current = () => screen.getByRole('link', { current: 'page' }).textContent;
const messages = () => useMessages.in(stores).getState().messages;

describe('SetupScreen, the integrations', () => {
  it('SETUP-005 SETUP-010 SETUP-013 lists all of them with the number of destinations each, RSS chosen', async () => {
    const { setTitle } = openSetup({ destinations: [feed(), feed({ id: 2, title: 'Second feed' })] });
    const fromTheSpecification = [
      'Facebook',
      'Web Widget',
      'YouTube',
      'Megaphone',
      'Omny',
      'Twitter',
      'Spreaker',
      'RSS22 connected',
    ];
    expect(await listed()).toEqual([...fromTheSpecification, 'Webhook']);
    expect(current()).toContain('RSS');
    const list = within(screen.getByRole('list', { name: 'RSS' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Main feed'),
      expect.stringContaining('Second feed'),
    ]);
    expect(setTitle).toHaveBeenLastCalledWith('POST - Setup');
  });

  it.each([
    ['enable_youtube', 'YouTube'],
    ['allow_megaphone', 'Megaphone'],
    ['allow_omny', 'Omny'],
  ])('SETUP-006 SETUP-007 SETUP-008 with only %s lists %s', async (feature, label) => {
    const features = { allow_omny: false, [feature]: true };
    openSetup({ destinations: [], answers: { 'settings.get': () => adminSettings(features) } });
    const always = ['Facebook', 'Web Widget', 'Twitter', 'Spreaker', 'RSS', 'Webhook'];
    expect((await listed()).filter((text) => !always.includes(text))).toEqual([label]);
  });

  it('SETUP-005 omits types that the station may not publish to', async () => {
    openSetup({ answers: { 'settings.get': () => adminSettings({ allow_omny: false }) } });
    expect(await listed()).toEqual([
      'Facebook',
      'Web Widget',
      'Twitter',
      'Spreaker',
      'RSS11 connected',
      'Webhook',
    ]);
  });

  it('SETUP-012 SETUP-021 names each type in the address, where it is chosen and where its first destination is added', async () => {
    const onQueryChange = vi.fn<(query: string, options: { replace: boolean }) => void>();
    openSetup({ destinations: [], props: { onQueryChange } });
    const types = {
      Facebook: 'facebook',
      'Web Widget': 'webwidget',
      YouTube: 'v_youtube',
      Megaphone: 'megaphone',
      Omny: 'omny',
      Twitter: 'twitter',
      Spreaker: 'spreaker',
      RSS: 'rss',
    };
    for (const [label, type] of Object.entries(types)) {
      const link = await screen.findByRole('link', { name: label });
      expect(link.getAttribute('href')).toBe(`/wxyz/setup?integration=${type}`);
      await choose(label);
      expect(current()).toBe(label);
      expect(onQueryChange.mock.lastCall?.[0]).toBe(`integration=${type}`);
      await press(/^Connect your first/);
      expect(onQueryChange.mock.lastCall?.[0]).toBe(`integration=${type}&newConnection=${type}&step=1`);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('SETUP-013 lists the destinations of each type on its own card', async () => {
    const types = {
      Facebook: 'facebook',
      'Web Widget': 'webwidget',
      YouTube: 'v_youtube',
      Megaphone: 'megaphone',
      Omny: 'omny',
      Twitter: 'twitter',
      Spreaker: 'spreaker',
      RSS: 'rss',
    } as const;
    openSetup({
      destinations: Object.values(types).map((type, n) =>
        makeDestination({ id: n + 1, type, title: `@One ${type}` }),
      ),
    });
    for (const [label, type] of Object.entries(types)) {
      await choose(new RegExp(`^${label}`));
      const list = within(screen.getByRole('list', { name: label }));
      const cards = list.getAllByRole('listitem').map((item) => item.textContent);
      expect(cards).toEqual([expect.stringContaining(`@One ${type}`)]);
    }
  });

  it('SETUP-009 opens no drawer of a type that it omits', async () => {
    openSetup({
      props: { query: 'integration=megaphone&newConnection=megaphone&step=1&overrideDrawerProtection=true' },
      answers: { 'settings.get': () => adminSettings({}) },
    });
    expect(await screen.findByText('Main feed')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads company admins to the company, and no other admin', async () => {
    openSetup();
    expect((await screen.findByRole('link', { name: 'Company' })).getAttribute('href')).toBe('/wxyz/company');
    cleanup();
    const [entry] = makeSettings().station_list;
    openSetup({
      answers: {
        'settings.get': () => makeSettings({ station_list: entry ? [{ ...entry, admin: true }] : [] }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Export' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Company' })).toBeNull();
  });

  it('SETUP-001 SETUP-002 loads all shows and the destinations', async () => {
    const { asked } = openSetup();
    await screen.findByText('Main feed');
    expect(asked('shows.list')).toHaveLength(1);
    expect(asked('connections.list')).toHaveLength(1);
  });

  it('SETUP-001 loads no shows if they are loaded', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const destinations = [feed({ shows: [4] })];
    openSetup({ queryClient, destinations });
    await screen.findByText('Main feed');
    cleanup();
    const { asked } = openSetup({ queryClient, destinations });
    await press('Used by 1 show');
    expect(screen.getByRole('link', { name: 'Morning Drive' })).toBeDefined();
    expect(asked('shows.list')).toEqual([]);
  });

  it('SETUP-018 SETUP-019 says that there is none yet, and offers the first of each type', async () => {
    openSetup({ destinations: [] });
    expect(await screen.findByText('You don’t have any feeds connected yet!')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Connect your first feed' })).toBeDefined();
    await choose('Omny');
    expect(screen.getByText('You don’t have any accounts connected yet!')).toBeDefined();
    await press('Connect your first account');
    expect(await screen.findByRole('dialog', { name: 'Add Omny' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    const terms = {
      Facebook: 'page',
      YouTube: 'channel',
      Twitter: 'account',
      Spreaker: 'account',
      Megaphone: 'account',
      'Web Widget': 'widget',
    };
    for (const [label, term] of Object.entries(terms)) {
      await choose(label);
      expect(screen.getByText(`You don’t have any ${term}s connected yet!`)).toBeDefined();
      await press(`Connect your first ${term}`);
      expect(await screen.findByRole('dialog', { name: `Add ${label}` })).toBeDefined();
      await userEvent.keyboard('{Escape}');
    }
  });

  it('names the settings of a platform that the installation has no client for', async () => {
    openSetup({
      destinations: [],
      answers: { 'settings.get': () => ({ ...adminSettings(), authorizable_types: [] }) },
    });
    await choose('Twitter');
    expect(screen.getByText(/POSTKIT_TWITTER_CLIENT_ID and POSTKIT_TWITTER_CLIENT_SECRET/)).toBeDefined();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Connect your first account' }).disabled,
    ).toBe(true);
  });
});

describe('SetupScreen, the look of the station', () => {
  it('opens in place of an integration, has an address, and gives way to the next integration', async () => {
    openSetup({ destinations: [] });
    await userEvent.click(await screen.findByRole('link', { name: 'Look' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Look' })).toBeDefined();
    expect(current()).toBe('Look');
    expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/wxyz/setup?section=look');
    await choose('Omny');
    expect(current()).toBe('Omny');
    expect(screen.queryByRole('heading', { level: 2, name: 'Look' })).toBeNull();
  });

  it('is for admins', async () => {
    openSetup({ props: { query: 'section=look' }, answers: { 'settings.get': () => makeSettings() } });
    expect(await screen.findByText('Only admins can open Setup')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Accent' })).toBeNull();
  });
});

describe('SetupScreen, an account whose access ends', () => {
  const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
  const account = (reconnect_by: number | null) =>
    makeDestination({ id: 3, type: 'twitter', title: 'harbour', reconnect_by });

  it('can be reconnected two weeks before, and after the end', async () => {
    openSetup({ destinations: [account(inDays(10))] });
    await choose(/Twitter/);
    expect(screen.getByText(/Access to this account ends on/)).toBeDefined();
    await press('Reconnect @harbour');
    expect(await screen.findByRole('dialog', { name: 'Edit Twitter' })).toBeDefined();
  });

  it.each([
    ['an access that has ended', -1, ['Access to this account ended on']],
    ['an access that ends much later', 30, []],
    ['an access that continues', null, []],
  ])('shows %s', async (_when, days, texts) => {
    openSetup({ destinations: [account(days === null ? null : inDays(days))] });
    await choose(/Twitter/);
    const shown = screen
      .queryAllByText(/Access to this account/)
      .map(({ textContent }) => textContent.replace(/ on .*/, ' on'));
    expect(shown).toEqual(texts);
  });
});

describe('SetupScreen, a destination', () => {
  it('SETUP-014 SETUP-015 RSS-033 has edit and delete, a feed also its address and a player its code', async () => {
    openSetup({
      destinations: [
        feed(),
        makeDestination({ id: 2, title: 'Site player' }),
        makeDestination({ id: 3, type: 'omny', title: 'O' }),
      ],
    });
    const buttons = () =>
      screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('button'));
    const names = () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await screen.findByText('Main feed');
    expect(names()).toEqual(['Get RSS URL', 'Edit Main feed', 'Delete Main feed']);
    await choose(/Web Widget/);
    expect(names()).toEqual(['Get embed code', 'Edit Site player', 'Delete Site player']);
    await press('Get embed code');
    const configurator = within(await screen.findByRole('dialog', { name: 'Site player' }));
    expect(configurator.getByRole('textbox', { name: 'Embed code' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await choose(/Omny/);
    expect(names()).toEqual(['Test O', 'Edit O', 'Delete O']);
  });

  it('SETUP-016 SETUP-017 shows how many shows use it, and expands to list them', async () => {
    const { navigate } = openSetup({
      destinations: [feed({ shows: [4, 7] }), feed({ id: 2, title: 'Second feed' })],
    });
    expect(await screen.findByText('Used by 0 shows')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Evening' })).toBeNull();
    await press('Used by 2 shows');
    expect(screen.getByRole('link', { name: 'Morning Drive' }).getAttribute('href')).toBe(
      '/wxyz/shows/4/details',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Evening' }));
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/7/details');
  });

  it('can be searched by name', async () => {
    openSetup({ destinations: [feed(), feed({ id: 2, title: 'News feed' })] });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search RSS' }), 'NEWS');
    expect(screen.getAllByRole('listitem').filter((item) => /feed/.test(item.textContent))).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'paper');
    await press('Show all destinations');
    expect(screen.getByText('Main feed')).toBeDefined();
  });

  it('SETUP-094 is switched off and on at once, and reverts if that fails', async () => {
    let isBroken = false;
    const { asked } = openSetup({
      answers: {
        'connections.update': ({ body }) =>
          isBroken ? failure(500, 'No.') : { ...feed(Object(body)), historical_items: '{}' },
      },
    });
    const toggle = await screen.findByRole('switch', { name: 'Main feed is active' });
    await userEvent.click(toggle);
    const question = 'Take Main feed away from its listeners?';
    expect(
      within(await screen.findByRole('alertdialog', { name: question })).getByText(/It is switched off/),
    ).toBeDefined();
    await press('Cancel');
    expect(asked('connections.update')).toEqual([]);
    await userEvent.click(toggle);
    await press('Save');
    await waitFor(() =>
      expect(asked('connections.update').map(({ body }) => body)).toEqual([{ status: false }]),
    );
    isBroken = true;
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false));
    await userEvent.click(screen.getByRole('switch'));
    await press('Save');
    await waitFor(() =>
      expect(messages()).toMatchObject([
        { name: 'Unable to add or update a social media connection', type: 'error' },
      ]),
    );
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('SETUP-035 SETUP-036 SETUP-037 is deleted after a question that says what ends and which shows lose it', async () => {
    const { asked } = openSetup({ destinations: [feed({ shows: [4] })] });
    await press('Delete Main feed');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(dialog.getByText('Are you sure you want to delete Main feed?')).toBeDefined();
    expect(dialog.getByText(/https:\/\/post.example.org\/wxyz\/rss\/1.xml/)).toBeDefined();
    expect(dialog.getByText(/Morning Drive/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Confirm' }).dataset['variant']).toBe('danger');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(asked('connections.delete')).toEqual([]);
    await press('Delete Main feed');
    await press('Confirm');
    expect(await screen.findByText('You don’t have any feeds connected yet!')).toBeDefined();
    expect(asked('connections.delete').map(({ params }) => params.id)).toEqual(['1']);
  });

  it('SETUP-059 of Twitter has an @ before its title, on the card and in the question', async () => {
    openSetup({ destinations: [makeDestination({ id: 3, type: 'twitter', title: 'harbour' })] });
    await choose(/Twitter/);
    expect(await screen.findByText('@harbour')).toBeDefined();
    expect(screen.getByRole('switch', { name: '@harbour is active' })).toBeDefined();
    await press('Delete @harbour');
    expect(await screen.findByText('Are you sure you want to delete @harbour?')).toBeDefined();
  });

  it('SETUP-038 opens and closes a drawer, a question, an address and an embed code without each other', async () => {
    openSetup({ destinations: [feed(), makeDestination({ id: 2, title: 'Site player' })] });
    const opened = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
    async function openAlone(button: string, title: string, role = 'dialog'): Promise<void> {
      const before = current();
      await press(button);
      await screen.findByRole(role, { name: title });
      expect(opened()).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opened()).toEqual([]));
      expect(current()).toBe(before);
    }
    await screen.findByText('Main feed');
    await openAlone('Get RSS URL', 'RSS URL');
    await openAlone('Edit Main feed', 'Edit RSS feed');
    await openAlone('Delete Main feed', 'Are you sure?', 'alertdialog');
    await choose(/Web Widget/);
    await openAlone('Get embed code', 'Site player');
    await openAlone('Edit Site player', 'Edit Web Widget');
    await openAlone('Delete Site player', 'Are you sure?', 'alertdialog');
    expect(screen.getByText('Site player')).toBeDefined();
  });

  it('SETUP-095 names a deletion that failed, logs it and keeps asking', async () => {
    openSetup({ answers: { 'connections.delete': () => failure(500, 'No.') } });
    await press('Delete Main feed');
    await press('Confirm');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Unable to delete a social media connection',
    );
    expect(dialog.getByText('Are you sure you want to delete Main feed?')).toBeDefined();
    expect(messages()).toMatchObject([{ name: 'Unable to delete a social media connection', type: 'error' }]);
    expect(console.error).toHaveBeenCalledWith(
      '[postkit] Unable to delete a social media connection',
      expect.anything(),
    );
  });
});

describe('SetupScreen without access', () => {
  it('SETUP-004 SHELL-028 is for admins: others see a notice and send no request', async () => {
    const { asked } = openSetup({ answers: { 'settings.get': () => makeSettings() } });
    expect(await screen.findByText('Only admins can open Setup')).toBeDefined();
    expect(asked('connections.list')).toEqual([]);
  });

  it('SETUP-004 SHELL-035 is unavailable to an admin of a logger-only station', async () => {
    const { asked } = openSetup({ answers: { 'settings.get': () => adminSettings({ logger_only: true }) } });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    expect(asked('connections.list')).toEqual([]);
  });

  it('SETUP-093 says that the destinations could not be fetched, and retries', async () => {
    let isBroken = true;
    const empty = { meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null }, objects: [] };
    openSetup({ answers: { 'connections.list': () => (isBroken ? failure(500, 'No.') : empty) } });
    expect(await screen.findByText('Unable to fetch social media connections from the server')).toBeDefined();
    isBroken = false;
    await press('Retry');
    expect(await screen.findByText('You don’t have any feeds connected yet!')).toBeDefined();
  });
});
