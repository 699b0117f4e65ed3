import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings } from '@postkit/sdk/testing';
import { usePreview } from '../data/audio-events/index.ts';
import { startUpload } from '../data/uploads/audio-upload-record.ts';
import { useUploads } from '../data/uploads/uploads.store.ts';
import type { HostUser } from '../host/host-user.ts';
import type { HostStorage } from '../host/host.ts';
import { useMessages } from '../host/messages.store.ts';
import { PostKitProvider } from '../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../testing/fake-station.ts';
import { stores } from '../testing/stores.ts';
import { withResolvers } from '../testing/with-resolvers.ts';
import { Shell } from './shell.tsx';

function memory(values: Record<string, string> = {}): HostStorage {
  const stored = new Map(Object.entries(values));
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}

function open(answers: FakeResponses, storage = memory()) {
  const station = fakeStation({
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  const host = {
    areas: ['audio-editor', 'shows'],
    leave: vi.fn<(url: string) => void>(),
    navigate: vi.fn<(to: string) => void>(),
    identify: vi.fn<(person: HostUser) => void>(),
    loadScript: vi.fn<(address: string) => Promise<void>>().mockResolvedValue(),
    storage,
  };
  const page = (path: string, children = <h1>Shows</h1>) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <Shell path={path}>{children}</Shell>
    </PostKitProvider>
  );
  const view = render(page('/wxyz/shows'));
  return {
    ...station,
    host,
    client,
    go: (path: string, children = <h1>{path}</h1>) => view.rerender(page(path, children)),
  };
}

/** A browser that stores the provider's home from earlier settings. */
const withHome = { 'link-provider_home': 'https://provider.example.org/' };
const loggerOnly = JSON.stringify({ logger_only: true });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
describe('Shell', () => {
  it('SHELL-082 LIVE-001 waits for the settings, then shows the workspace with the live channel open', async () => {
    const { calls, client } = open({ 'settings.get': () => makeSettings() });
    expect(screen.getByText('Loading your personal settings...')).toBeDefined();
    expect(client.live.state).toBe('closed');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/wxyz/audio-editor', '/wxyz/shows']);
    expect(within(menu).getByRole('link', { name: 'Shows' }).getAttribute('aria-current')).toBe('page');
    await waitFor(() =>
      expect(calls.map(({ operation }) => operation).toSorted()).toEqual([
        'bulkDownloads.list',
        'live.stream',
        'logger.recording',
        'settings.get',
      ]),
    );
    await waitFor(() => expect(client.live.state).toBe('open'));
    cleanup();
    expect(client.live.state).toBe('closed');
  });

  it('SHELL-020 SHELL-076 shows a spinner, and no part of the workspace, until the settings arrive', async () => {
    const arrival = withResolvers<object>();
    const { calls } = open({ 'settings.get': () => arrival.promise });
    const spinner = screen.getByRole('status');
    expect(spinner.textContent).toBe('Loading your personal settings...');
    expect(spinner.querySelector('svg')).not.toBeNull();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['settings.get']));
    for (const role of ['navigation', 'banner', 'heading'])
      expect(screen.queryByRole(role, { name: /Main menu|Shows/ })).toBeNull();
    arrival.resolve(makeSettings());
    expect(await screen.findByRole('heading', { name: 'Shows' })).toBeDefined();
    expect(screen.queryByText('Loading your personal settings...')).toBeNull();
    expect(calls[0]?.operation).toBe('settings.get');
  });

  it('SHELL-021 SHELL-033 has side menu, top bar, message bar, preview player and licence banner', async () => {
    open({ 'settings.get': () => makeSettings({ features: loggerOnly }) });
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
    const bar = screen.getByRole('region', { name: 'Messages' });
    act(() => {
      const error = { name: 'User', details: 'Error Saving User', type: 'error' } as const;
      useMessages.in(stores).getState().show(error);
    });
    expect(within(bar).getByText('Error Saving User')).toBeDefined();
    const player = () => screen.queryByRole('region', { name: 'Preview player' });
    expect(player()).toBeNull();
    act(() => usePreview.in(stores).getState().play({ artist: '', title: 'Seven', endpoint: '/a.mp3' }));
    expect(player()).not.toBeNull();
    const licence = 'This station is licensed as a Logger. Contact sales to make podcasts with it.';
    expect(screen.getByText(licence)).toBeDefined();
    cleanup();
    open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(screen.queryByText(licence)).toBeNull();
  });

  it('SHELL-061 shows that the settings failed to load, and retries', async () => {
    let works = false;
    open({ 'settings.get': () => (works ? makeSettings() : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch settings from the server',
    );
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  it('SHELL-059 SHELL-060 SHELL-062 leaves for the home of the provider that the last settings named, if the station refuses new ones', async () => {
    const home = 'https://provider.example.org/';
    const storage = memory();
    open(
      { 'settings.get': () => makeSettings({ links: { ...makeSettings().links, provider_home: home } }) },
      storage,
    );
    await screen.findByRole('navigation', { name: 'Main menu' });
    cleanup();
    const { host } = open({ 'settings.get': () => failure(500, 'no') }, storage);
    await waitFor(() => expect(host.leave).toHaveBeenCalledWith(home));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-039 SHELL-062 sends an ended session to the sign-in and back, and shows no screen', async () => {
    const { host } = open({ 'settings.get': () => failure(401, 'no') });
    await waitFor(() => expect(host.leave).toHaveBeenCalledWith('/login?next=%2Fwxyz%2Fshows'));
    expect(screen.queryByRole('heading', { name: 'Shows' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AUTH-053 sends an ended session to the installation’s own sign-in site once the settings have named it', async () => {
    const storage = memory();
    const links = { ...makeSettings().links, sign_in: 'https://id.example.org/in' };
    open({ 'settings.get': () => makeSettings({ links }) }, storage);
    await screen.findByRole('navigation', { name: 'Main menu' });
    cleanup();
    const { host } = open({ 'settings.get': () => failure(401, 'no') }, storage);
    const next = encodeURIComponent(`${globalThis.location.origin}/wxyz/shows`);
    await waitFor(() => expect(host.leave).toHaveBeenCalledWith(`https://id.example.org/in?next=${next}`));
  });

  it.each([403, 404])('SHELL-062 shows a user the way to their own station after a %i', async (status) => {
    const { host } = open({ 'settings.get': () => failure(status, 'no') }, memory(withHome));
    expect(await screen.findByText('You don’t have access to this station')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your station' }).getAttribute('href')).toBe('/');
    expect(host.leave).not.toHaveBeenCalled();
  });

  it('SHELL-061 SHELL-062 stays and offers Retry if the station cannot be reached, also where it named a home', async () => {
    let isAway = true;
    const { host } = open(
      {
        'settings.get': () => {
          if (isAway) throw new TypeError('Failed to fetch');
          return makeSettings();
        },
      },
      memory(withHome),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to fetch settings from the server',
    );
    expect(host.leave).not.toHaveBeenCalled();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  it('SHELL-030 SHELL-034 explains to a logger-only user what is locked', async () => {
    const links = { ...makeSettings().links, sales: 'https://sales.example.org/' };
    const { host } = open({ 'settings.get': () => makeSettings({ features: loggerOnly, links }) });
    await userEvent.click(await screen.findByRole('link', { name: 'Shows' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not included in your licence' });
    expect(within(dialog).getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe(
      'https://sales.example.org/',
    );
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('SHELL-036 SHELL-037 opens the shows of the station that the user switches to', async () => {
    const [entry] = makeSettings().station_list;
    if (!entry) throw new Error('The settings lost their station.');
    const { host } = open({
      'settings.get': () =>
        makeSettings({ station_list: [entry, { ...entry, station: 'kabc', title: 'Kay ABC' }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Station/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'KAY ABC' }));
    expect(host.navigate).toHaveBeenCalledWith('/kabc/shows');
  });

  it('SHELL-038 SHELL-039 links to the academy where the installation has one', async () => {
    open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('banner');
    expect(screen.queryByText(/Academy/)).toBeNull();
    cleanup();
    open({
      'settings.get': () =>
        makeSettings({ links: { ...makeSettings().links, academy: 'https://academy.example.org/' } }),
    });
    const link = await screen.findByRole('link', { name: /Academy/ });
    expect(link.getAttribute('href')).toBe('https://academy.example.org/');
  });

  it('SHELL-040 SHELL-042 SHELL-043 has About, with the deployment only for the user named admin', async () => {
    const headers = { 'x-app-version': '1.4.0', 'x-charttag': '2.7', 'x-color': 'blue' };
    async function about(username: string): Promise<HTMLElement> {
      open({ 'settings.get': () => Response.json(makeSettings({ username }), { headers }) });
      await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
      expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeDefined();
      await userEvent.click(screen.getByRole('menuitem', { name: /^About/ }));
      return screen.findByRole('dialog', { name: /^About / });
    }
    const facts = (dialog: HTMLElement) => {
      const texts = (role: string) =>
        within(dialog)
          .getAllByRole(role)
          .map(({ textContent }) => textContent);
      const values = texts('definition');
      return texts('term').map((term, index) => [term, values[index]]);
    };
    expect(facts(await about('admin'))).toEqual([
      ['Version', '1.4.0'],
      ['Chart', '2.7'],
      ['Color', 'blue'],
    ]);
    cleanup();
    expect(facts(await about('maya'))).toEqual([['Version', '1.4.0']]);
  });

  it('stays usable around a screen that throws, which loads by Retry', async () => {
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('broken');
      return <h1>Mended</h1>;
    }
    const { go } = open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('navigation', { name: 'Main menu' });
    go('/wxyz/shows', <Fragile />);
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toContain(
      'This screen stopped working',
    );
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
    isBroken = false;
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeDefined();
  });

  it('SHELL-077 SHELL-078 identifies the user to the host’s tools once, without the API key', async () => {
    const { host, go } = open({
      'settings.get': () => makeSettings({ apikey: 'secret', features: loggerOnly }),
    });
    await waitFor(() => expect(host.identify).toHaveBeenCalledOnce());
    expect(host.identify).toHaveBeenCalledWith({
      id: 1,
      username: 'ada',
      email: 'ada@example.org',
      station: 'wxyz',
      stationName: 'WXYZ',
      companyAdmin: false,
      admin: false,
      licence: 'logger',
    });
    go('/wxyz/audio-editor');
    await screen.findByRole('heading', { name: '/wxyz/audio-editor' });
    expect(host.identify).toHaveBeenCalledOnce();
  });

  it('SHELL-079 SHELL-080 loads the SDK of the editing server once, and reports that it failed', async () => {
    const plain = open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(plain.host.loadScript).not.toHaveBeenCalled();
    cleanup();
    const { host, go } = open({
      'settings.get': () => makeSettings({ twisted_wave_server: 'https://wave.example.org/editing' }),
    });
    host.loadScript.mockRejectedValue(new Error('blocked'));
    expect(
      await screen.findByText("Couldn't retrieve TwistedWave SDK. Please refresh this page."),
    ).toBeDefined();
    go('/wxyz/audio-editor');
    await screen.findByRole('heading', { name: '/wxyz/audio-editor' });
    expect(host.loadScript.mock.calls).toEqual([['https://wave.example.org/editing/sdk.js']]);
    expect(useMessages.in(stores).getState().messages).toMatchObject([{ type: 'error' }]);
  });

  it('reports on any screen how an upload ended', async () => {
    open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('navigation', { name: 'Main menu' });
    const { add, update, fail } = useUploads.in(stores).getState();
    act(() => {
      for (const uuid of ['one', 'two'])
        add(startUpload({ uuid, title: uuid, audio_type: 'UPLOAD-Talk' }, Date.now()));
      update('one', { success: 1 });
    });
    expect(screen.queryByText('Your upload is in the library.')).toBeNull();
    act(() => fail('two', 'no room'));
    expect(await screen.findByText('Your upload is in the library.')).toBeDefined();
    expect(screen.getByText('"two" failed to upload: no room.')).toBeDefined();
  });

  it('moves the focus to the heading of the next screen, not to that of the first', async () => {
    const { go } = open({ 'settings.get': () => makeSettings() });
    await screen.findByRole('heading', { name: 'Shows' });
    expect(document.activeElement).toBe(document.body);
    go('/wxyz/audio-editor');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('/wxyz/audio-editor'));
  });
});
