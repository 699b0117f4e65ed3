import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useMemo } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { useCommandRegistry } from '../host/commands/commands.store.ts';
import { useScreenCommands } from '../host/commands/use-screen-commands.ts';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { type FakeResponses, failure, fakeStation } from '../testing/fake-station.ts';
import { makeSummary } from '../testing/make-episode.ts';
import { stores } from '../testing/stores.ts';
import { Shell } from './shell.tsx';

const stored = new Map<string, string>();
const storage = {
  get: (key: string) => stored.get(key) ?? null,
  set: (key: string, value: string) => void stored.set(key, value),
  remove: (key: string) => void stored.delete(key),
};

const noEpisodes = { playlists: [], page: 1, total_count: 0, limit: 4 };

async function open({
  answers = {},
  children = <h1>Screen</h1>,
}: { answers?: FakeResponses; children?: ReactNode } = {}) {
  const { fetch, calls } = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [{ ...makeShow({ id: 4, title: 'The Morning Tide' }), prefix_list: '[]' }],
    'episodes.list': () => noEpisodes,
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  const navigate = vi.fn<(to: string) => void>();
  render(
    <PostKitProvider stores={stores} client={client} host={{ storage, navigate }}>
      <Shell path="/wxyz/categories">{children}</Shell>
    </PostKitProvider>,
  );
  await screen.findByRole('banner');
  return { navigate, calls };
}

const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
  await userEvent.click(within(palette).getByRole('combobox'));
  return palette;
};
/** Waits until a match is the active one. */
const chosen = () =>
  waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).not.toBeNull());
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  stored.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => act(() => useCommandRegistry.in(stores).getState().forget()));

describe('the palette', () => {
  it('lists screens with their keys, and opens the best match by Enter', async () => {
    const { navigate } = await open();
    const palette = await openPalette();
    const screens = within(palette).getByRole('group', { name: 'Go to' });
    expect(within(screens).getByRole('option', { name: /^Shows/ }).textContent).toBe('ShowsG S');
    await userEvent.keyboard('tag');
    await waitFor(() => expect(options()).toEqual(['TagsG G']));
    const field = screen.getByRole('combobox', { name: 'Search and commands' });
    await waitFor(() =>
      expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id),
    );
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/wxyz/tags');
    expect(screen.queryByRole('dialog')).toBeNull();
    await openPalette();
    expect(options()[0]).toBe('TagsG G');
    expect(screen.getByRole('group', { name: 'Recent' })).toBeDefined();
  });

  it('finds shows, and episodes on the station once the user pauses', async () => {
    const { navigate, calls } = await open({
      answers: {
        'episodes.list': ({ query }) =>
          query['type'] === 'draft'
            ? {
                ...noEpisodes,
                playlists: [
                  makeSummary({ playlist_id: 9, show_id: 4, name: 'Tide tables', status: 'draft' }),
                ],
              }
            : noEpisodes,
      },
    });
    await openPalette();
    await userEvent.keyboard('tide');
    await screen.findByRole('option', { name: /^Tide tables/ });
    expect(options()).toEqual(['The Morning Tide', 'Tide tablesDraft · The Morning Tide']);
    const searches = calls.filter(({ operation }) => operation === 'episodes.list');
    expect(new Set(searches.map(({ query }) => query['search']))).toEqual(new Set(['tide']));
    await userEvent.click(screen.getByRole('option', { name: /^Tide tables/ }));
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows/4/episodes/9/edit-audio/audio-editor');
  });

  it('says that nothing matches, and that a search failed, with another try', async () => {
    let works = false;
    await open({ answers: { 'episodes.list': () => (works ? noEpisodes : failure(500, 'No.')) } });
    const palette = await openPalette();
    await userEvent.keyboard('zebra');
    expect(await within(palette).findByText(/^Episodes could not be searched/)).toBeDefined();
    expect(within(palette).getByText(/^Nothing matches “zebra”/)).toBeDefined();
    works = true;
    await userEvent.click(within(palette).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(palette).queryByText(/^Episodes could not be searched/)).toBeNull());
  });

  it('lists none of four hundred stations before a search, finds each, and switches to it', async () => {
    const [entry] = makeSettings().station_list;
    if (!entry) throw new Error('There is no station.');
    const stations = Array.from({ length: 400 }, (_, n) => ({
      ...entry,
      station: `s-${n}`,
      title: `Station ${n}`,
    }));
    const { navigate } = await open({
      answers: { 'settings.get': () => makeSettings({ station_list: [entry, ...stations] }) },
    });
    await openPalette();
    expect(options().filter((text) => text?.startsWith('Switch to'))).toEqual([]);
    await userEvent.keyboard('station 399');
    await userEvent.click(await screen.findByRole('option', { name: /^Switch to Station 399/ }));
    expect(navigate).toHaveBeenCalledWith('/s-399/shows');
  });

  it('leads company admins to the company and to a new station, and no other user', async () => {
    await open();
    await openPalette();
    expect(options()).not.toContain('Company');
    cleanup();
    const { navigate } = await open({
      answers: { 'settings.get': () => makeSettings({ company_admin: true }) },
    });
    await openPalette();
    await userEvent.keyboard('add a station');
    await userEvent.click(await screen.findByRole('option', { name: /^Add a station/ }));
    expect(navigate).toHaveBeenCalledWith('/wxyz/company');
    expect(useCommandRegistry.in(stores).getState().awaited).toBe('add-station');
    await openPalette();
    expect(options()).toContain('Company');
  });

  it('chooses the theme, and closes by Escape with the focus where it was', async () => {
    await open();
    const entry = screen.getByRole('button', { name: 'Search or run a command' });
    await userEvent.click(entry);
    await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('dark');
    await screen.findByRole('option', { name: /^Theme: dark/ });
    await chosen();
    await userEvent.keyboard('{Enter}');
    expect(stored.get('theme')).toBe('dark');
    await userEvent.click(entry);
    await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(entry));
  });

  it('runs what a screen adds, and only while that screen is there', async () => {
    const run = vi.fn<() => void>();
    await open({ children: <Adding run={run} /> });
    await openPalette();
    await userEvent.keyboard('merge all');
    await screen.findByRole('option', { name: 'Merge all tags' });
    await chosen();
    await userEvent.keyboard('{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('opens the editor for an upload, which runs once the editor is there', async () => {
    const { navigate } = await open();
    await openPalette();
    await userEvent.keyboard('upload');
    await screen.findByRole('option', { name: 'Upload audio' });
    await chosen();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/wxyz/audio-editor');
    const run = vi.fn<() => void>();
    const { contribute, withdraw } = useCommandRegistry.in(stores).getState();
    const editors = [Symbol('editor'), Symbol('editor')];
    const commands = [{ id: 'upload', label: 'Upload audio', group: 'Actions', run }];
    for (const owner of editors) act(() => contribute(owner, { commands, keys: null }));
    for (const owner of editors) act(() => withdraw(owner));
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('single keys', () => {
  it('go to a screen by g and a letter, but not from a field', async () => {
    const { navigate } = await open({ children: <input aria-label="Name" /> });
    await userEvent.keyboard('gs');
    expect(navigate).toHaveBeenCalledWith('/wxyz/shows');
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('ge?/');
    expect(navigate).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('take the second key before the screen, and leave every other key to it', async () => {
    const pressed: string[] = [];
    const { navigate } = await open({
      children: (
        <button type="button" onKeyDown={({ key }) => pressed.push(key)}>
          Clip
        </button>
      ),
    });
    screen.getByRole('button', { name: 'Clip' }).focus();
    await userEvent.keyboard('sgsgqs');
    expect(navigate.mock.calls).toEqual([['/wxyz/shows']]);
    expect(pressed).toEqual(['s', 'g', 'g', 'q', 's']);
  });

  it('focus the search of the screen by /, or open the palette without one', async () => {
    await open({ children: <input type="search" aria-label="Search tags" /> });
    await userEvent.keyboard('/');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tags' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('');
    act(() => field.blur());
    field.remove();
    await userEvent.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeDefined();
  });

  it('show the keys of the screen and the global ones by ?, and do nothing under that dialog', async () => {
    const { navigate } = await open({ children: <Adding run={() => {}} /> });
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(help)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Tags', 'Everywhere', 'Go to a screen']);
    expect(within(help).getByText('Merge')).toBeDefined();
    await userEvent.keyboard('gs{Control>}k{/Control}');
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('are off once the user turns them off in the account menu, and Ctrl+K still works', async () => {
    const { navigate } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Off' }));
    expect(stored.get('single-keys')).toBe('off');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })));
    await userEvent.keyboard('gs?');
    expect(navigate).not.toHaveBeenCalled();
    await openPalette();
    expect(screen.getByRole('option', { name: 'Shows' }).textContent).toBe('Shows');
    await userEvent.click(screen.getByRole('option', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on single keys' }));
    expect(stored.has('single-keys')).toBe(false);
  });
});

const mergeKeys = { title: 'Tags', rows: [{ keys: [['M']], does: 'Merge' }] };

function Adding({ run }: { run: () => void }) {
  const commands = useMemo(() => [{ id: 'merge', label: 'Merge all tags', group: 'Actions', run }], [run]);
  useScreenCommands({ commands, keys: mergeKeys });
  return <h1>Tags</h1>;
}
