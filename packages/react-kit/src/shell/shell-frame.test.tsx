import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { PostKitProvider, type PostKitProviderProps } from '../host/postkit-provider.tsx';
import { fakeLive } from '../testing/fake-live.ts';
import { fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { Shell } from './shell.tsx';

const stored = new Map<string, string>();
const storage = {
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, value: string) => void stored.set(key, value),
  remove: (key: string) => void stored.delete(key),
};

type Overrides = Parameters<typeof makeSettings>[0];

interface Opened {
  path?: string;
  isNavigating?: boolean;
  theme?: PostKitProviderProps['theme'];
  children?: ReactNode;
  settings?: Overrides | (() => Overrides);
}

async function open({
  path = '/wxyz/shows',
  isNavigating = false,
  theme,
  children = <h1>Screen</h1>,
  settings,
}: Opened = {}) {
  const station = fakeStation({
    'settings.get': () => makeSettings(typeof settings === 'function' ? settings() : settings),
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const live = fakeLive(client);
  const navigate = vi.fn<(to: string) => void>();
  const view = render(
    <PostKitProvider stores={stores} client={client} host={{ storage, navigate }} theme={theme}>
      <Shell path={path} isNavigating={isNavigating}>
        {children}
      </Shell>
    </PostKitProvider>,
  );
  await screen.findByRole('banner');
  return { navigate, live, root: view.container.querySelector<HTMLElement>('.pk-root') };
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the look of the station', () => {
  it('is in the menu and on the whole page, and changes with a live event', async () => {
    const { root, live } = await open({ settings: { accent: '#c2410c', logo: '/wxyz/images/logo.png' } });
    const brand = () => root?.style.getPropertyValue('--pk-station-brand');
    const logo = () => document.querySelector<HTMLImageElement>('.pk-side-menu .pk-station-mark img')?.src;
    expect(brand()).toBe('#c2410c');
    expect(logo()).toBe('https://post.example.org/wxyz/images/logo.png');
    live.send('look_changed', { accent: null, logo: '' });
    await waitFor(() => expect(brand()).toBe(''));
    expect(logo()).toBeUndefined();
    expect(document.querySelector('.pk-side-menu .pk-station-mark svg')).not.toBeNull();
  });
});

describe('the question for the name of the first station', () => {
  it('appears for a company admin, and for no other user', async () => {
    await open({ settings: { needs_name: true } });
    expect(screen.queryByRole('dialog', { name: 'Name your station' })).toBeNull();
    cleanup();
    await open({ settings: { company_admin: true, needs_name: true } });
    expect(await screen.findByRole('dialog', { name: 'Name your station' })).toBeDefined();
  });
});

describe('the notice of the demo', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Making the demo station' });

  it('shows how much is made, follows the live events, and goes once the demo is complete', async () => {
    let stored: number | null = 20;
    const { live } = await open({ settings: () => ({ demo_progress: stored }) });
    expect(bar()?.getAttribute('aria-valuenow')).toBe('20');
    expect(screen.getByText('The demo station is being made').role).toBe('status');
    live.send('demo_progress', { progress: 75 });
    await waitFor(() => expect(bar()?.getAttribute('aria-valuenow')).toBe('75'));
    stored = null;
    live.send('demo_progress', { progress: 100 });
    await waitFor(() => expect(bar()).toBeNull());
    expect(screen.getByText('The demo station is complete').role).toBe('status');
  });

  it('is absent at a station without a demo to make, and at an older one', async () => {
    await open({ settings: { demo_progress: null } });
    expect(bar()).toBeNull();
    cleanup();
    await open();
    expect(bar()).toBeNull();
    expect(screen.queryByText(/demo/i)).toBeNull();
  });

  it('refetches what is on screen once the demo is complete', async () => {
    let reads = 0;
    function Figures() {
      const query = useQuery({ queryKey: ['figures'], queryFn: () => (reads += 1) });
      return <h1>{`Read ${query.data}`}</h1>;
    }
    const { live } = await open({ settings: { demo_progress: 90 }, children: <Figures /> });
    await screen.findByRole('heading', { name: 'Read 1' });
    live.send('demo_progress', { progress: 95 });
    await waitFor(() => expect(bar()?.getAttribute('aria-valuenow')).toBe('95'));
    expect(reads).toBe(1);
    live.send('demo_progress', { progress: 100 });
    await screen.findByRole('heading', { name: 'Read 2' });
  });
});

describe('the theme', () => {
  it('is the user’s choice, also for overlays, and is stored until the system decides again', async () => {
    const { root } = await open();
    expect(root?.dataset['theme']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.getByRole('menuitemradio', { name: 'System' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(root?.dataset['theme']).toBe('dark');
    expect(document.querySelector<HTMLElement>('.pk-overlays')?.dataset['theme']).toBe('dark');
    expect(stored.get('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }));
    expect(root?.dataset['theme']).toBeUndefined();
    expect(stored.has('theme')).toBe(false);
  });

  it('is the stored one from the start', async () => {
    stored.set('theme', 'light');
    const { root } = await open();
    expect(root?.dataset['theme']).toBe('light');
  });

  it('is no choice on a page that sets it', async () => {
    stored.set('theme', 'light');
    const { root } = await open({ theme: 'dark' });
    expect(root?.dataset['theme']).toBe('dark');
    expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(screen.queryByRole('menuitemradio', { name: 'System' })).toBeNull();
  });
});

describe('the side menu', () => {
  it('SHELL-022 SHELL-023 has the sections My Content and Management, in this order', async () => {
    await open({ settings: { company_admin: true } });
    const sections = within(menu()).getAllByRole('group');
    expect(
      sections.map((section) => [
        section.getAttribute('aria-label'),
        within(section)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['My Content', ['Audio', 'Shows', 'Video']],
      [
        'Management',
        ['Episodes', 'Setup', 'Analytics', 'Users', 'RSS Import', 'Tags', 'Categories', 'Automation'],
      ],
    ]);
  });

  it('SHELL-029 SHELL-031 SHELL-032 disables what a logger licence lacks, also for an admin', async () => {
    const { navigate } = await open({ settings: { company_admin: true, features: '{"logger_only":true}' } });
    const items = within(menu()).getAllByRole('link');
    const names = (isDisabled: boolean) =>
      items
        .filter((link) => (link.getAttribute('aria-disabled') === 'true') === isDisabled)
        .map(({ textContent }) => textContent);
    expect(names(false)).toEqual(['Today', 'Programmes', 'Audio', 'Users']);
    expect(names(true)).toEqual([
      'Shows',
      'Video',
      'Episodes',
      'Setup',
      'Analytics',
      'RSS Import',
      'Tags',
      'Categories',
      'Automation',
    ]);
    await userEvent.click(within(menu()).getByRole('link', { name: 'Users' }));
    expect(navigate.mock.calls).toEqual([['/wxyz/users']]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/wxyz/shows', '/wxyz/shows/4/details', '/wxyz/shows/edit/new/basic-info'])(
    'WIZ-001 marks Shows at %s',
    async (path) => {
      await open({ path });
      const current = within(menu())
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map(({ textContent }) => textContent)).toEqual(['Shows']);
    },
  );

  it('SHELL-025 SHELL-026 is collapsed below 1280 pixels, and by its button', async () => {
    vi.stubGlobal('innerWidth', 1279);
    await open();
    const text = () => within(menu()).getByRole('link', { name: 'Shows' }).textContent;
    expect(text()).toBe('');
    cleanup();
    vi.stubGlobal('innerWidth', 1280);
    await open();
    expect(text()).toBe('Shows');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(text()).toBe('');
    expect(stored.get('side-menu')).toBe('collapsed');
  });

  it('SHELL-026 is a rail in the editor until the user opens it, and stays as they chose', async () => {
    vi.stubGlobal('innerWidth', 1440);
    await open({ path: '/wxyz/audio-editor' });
    expect(within(menu()).getByRole('link', { name: 'Audio' }).textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
    expect(within(menu()).getByRole('link', { name: 'Audio' }).textContent).toBe('Audio');
    expect(stored.get('side-menu')).toBe('open');
  });

  it('is open elsewhere', async () => {
    vi.stubGlobal('innerWidth', 1440);
    await open();
    expect(within(menu()).getByRole('link', { name: 'Shows' }).textContent).toBe('Shows');
  });

  it('is tabs on a phone, with the other areas in a sheet that closes when one opens', async () => {
    vi.stubGlobal('innerWidth', 390);
    const { navigate } = await open({ path: '/wxyz/categories' });
    const tabs = () => within(menu()).getAllByRole('link');
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Today', 'Audio', 'Episodes', 'Analytics']);
    const more = within(menu()).getByRole('button', { name: 'More' });
    expect(more.dataset['current']).toBe('true');
    await userEvent.click(more);
    const sheet = within(screen.getByRole('dialog', { name: 'More' }));
    expect(sheet.getByRole('link', { name: 'Categories' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(sheet.getByRole('link', { name: 'Tags' }));
    expect(navigate).toHaveBeenCalledWith('/wxyz/tags');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the progress line', () => {
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

  it('shows while the host loads the next screen', async () => {
    await open({ isNavigating: true });
    expect(bar()).not.toBeNull();
  });

  it('shows while a screen waits for its first data, and not while it refreshes them', async () => {
    let answer: (value: string) => void = () => undefined;
    let refetch = () => {};
    function Waiting() {
      const query = useQuery({
        queryKey: ['waiting'],
        queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
      });
      refetch = () => void query.refetch();
      return <h1>{query.data && query.isFetching ? 'Refreshing' : query.data}</h1>;
    }
    await open({ children: <Waiting /> });
    expect(bar()).not.toBeNull();
    answer('Here');
    await screen.findByRole('heading', { name: 'Here' });
    await waitFor(() => expect(bar()).toBeNull());
    refetch();
    await screen.findByRole('heading', { name: 'Refreshing' });
    expect(bar()).toBeNull();
  });
});
