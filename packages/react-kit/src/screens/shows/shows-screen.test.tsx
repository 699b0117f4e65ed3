import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import type { HostStorage } from '../../host/host.ts';
import { useMessages } from '../../host/messages.store.ts';
import { PostKitProvider } from '../../host/postkit-provider.tsx';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { stores } from '../../testing/stores.ts';
import { ShowsScreen } from './shows-screen.tsx';

/** A show in its wire format. */
const wireShow = (overrides: Parameters<typeof makeShow>[0]) => ({
  ...makeShow(overrides),
  prefix_list: '[]',
});
const noDestinations = {
  meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
  objects: [],
};

function memory(values: Record<string, string> = {}): HostStorage & { entries: Map<string, string> } {
  const entries = new Map(Object.entries(values));
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

function open(answers: FakeResponses = {}, storage = memory()) {
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [
      wireShow({ id: 4, title: 'Morning Drive' }),
      wireShow({ id: 7, title: 'Evening', placeholder: true }),
    ],
    'connections.list': () => noDestinations,
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    storage,
    navigate: vi.fn<(to: string) => void>(),
    setTitle: vi.fn<(title: string) => void>(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      <ShowsScreen />
    </PostKitProvider>,
  );
  return { ...station, host };
}

const count = () => screen.findByText(/^\d+ shows?$|^\d+ of /);

beforeEach(() => {
  // happy-dom has no layout: with a height, the list renders the shows in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

describe('ShowsScreen', () => {
  it('SHOWS-016 SHOWS-017 lists the shows under the specified title, with placeholders for admins only', async () => {
    const { host } = open();
    expect((await count()).textContent).toBe('1 show');
    expect(host.setTitle).toHaveBeenLastCalledWith('shows');
    cleanup();
    open({ 'settings.get': () => makeSettings({ company_admin: true }) });
    expect((await count()).textContent).toBe('2 shows');
  });

  it('SHOWS-015 opens a show', async () => {
    const { host } = open();
    const link = await screen.findByRole('link', { name: /Morning Drive/ });
    expect(link.getAttribute('href')).toBe('/wxyz/shows/4');
    await userEvent.click(link);
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/4');
  });

  it('SHOWS-009 SHOWS-010 SHOWS-011 shows a grid at first, then the chosen layout, also on the next visit', async () => {
    const storage = memory();
    open({}, storage);
    await count();
    expect(screen.getByRole('radio', { name: 'Grid', checked: true })).toBeDefined();
    const layout = () => screen.getByRole('link', { name: /Morning Drive/ }).dataset['layout'];
    expect(layout()).toBe('grid');
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(storage.entries.get('show-layout')).toBe('list');
    cleanup();
    open({}, storage);
    await count();
    expect(screen.getByRole('radio', { name: 'List', checked: true })).toBeDefined();
    expect(layout()).toBe('list');
  });

  it('SHOWS-003 SHOWS-005 SHELL-070 has cards with title, last episode in the station’s zone and published episodes', async () => {
    open({
      'shows.list': () => [
        wireShow({
          id: 4,
          title: 'Morning Drive',
          last_playlist_date: Date.UTC(2026, 10, 4, 2) / 1000,
          counters: { published: 12, unpublished: 1, scheduled: 2, draft: 3 },
        }),
        wireShow({ id: 5, title: 'Night Shift' }),
      ],
    });
    await count();
    const cards = () => screen.getAllByRole('link', { name: /Morning|Night/ });
    const texts = ['Last episode: Nov 3, 2026', '12 published episodes'];
    for (const text of ['Morning Drive', ...texts]) expect(cards()[0]?.textContent).toContain(text);
    for (const text of ['Night Shift', 'No episodes yet', '0 published episodes'])
      expect(cards()[1]?.textContent).toContain(text);
  });

  it('SHOWS-001 is a grid with a card for each show', async () => {
    open({ 'shows.list': () => ['A', 'B', 'C'].map((title, n) => wireShow({ id: n + 1, title })) });
    await count();
    const cards = [...document.querySelectorAll<HTMLElement>('.pk-show-card')];
    const titles = cards.map((card) => card.querySelector('.pk-show-title')?.textContent);
    expect(titles).toEqual(['A', 'B', 'C']);
    expect(cards.map(({ dataset }) => dataset['layout'])).toEqual(['grid', 'grid', 'grid']);
  });

  it('SHOWS-002 SHELL-071 SHELL-072 draws square images, those with a bare path from the image origin', async () => {
    const links = { ...makeSettings().links, image_origin: 'https://images.example.org' };
    open({
      'settings.get': () => makeSettings({ links }),
      'shows.list': () => [
        wireShow({ id: 4, title: 'A', square_image: '/wxyz/a.png', rectangle_image: '/wxyz/wide.png' }),
        wireShow({ id: 5, title: 'B', square_image: 'https://images.example.org/wxyz/b.png' }),
        wireShow({ id: 6, title: 'C', square_image: 'https://elsewhere.example.org/c.png' }),
      ],
    });
    await count();
    const images = [...document.querySelectorAll<HTMLImageElement>('.pk-show-cover img')];
    expect(images.map(({ src }) => src)).toEqual([
      'https://images.example.org/wxyz/a.png',
      'https://images.example.org/wxyz/b.png',
      'https://elsewhere.example.org/c.png',
    ]);
  });

  it('SHOWS-006 SHOWS-007 searches titles in any case, and says when nothing matches and when there are no shows', async () => {
    open();
    await count();
    await userEvent.type(screen.getByRole('searchbox'), 'MORNING');
    expect((await count()).textContent).toBe('1 show');
    expect(screen.getByRole('link', { name: /Morning Drive/ })).toBeDefined();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'evening');
    expect(await screen.findByText('No shows match')).toBeDefined();
    expect((await count()).textContent).toBe('0 of 1 show');
    cleanup();
    open({ 'shows.list': () => [] });
    expect(await screen.findByText('No shows yet')).toBeDefined();
  });

  it('SHOWS-012 SHOWS-013 SHOWS-014 sorts by the last episode, or by title from A to Z', async () => {
    const shows = ['Beta', 'Alpha', 'Gamma'].map((title, n) =>
      wireShow({ id: n + 1, title, last_playlist_date: title === 'Alpha' ? null : 1_790_000_000 + n }),
    );
    open({ 'shows.list': () => shows });
    await count();
    const shown = () =>
      [...document.querySelectorAll('.pk-show-title')].map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Gamma', 'Beta', 'Alpha']);
    await userEvent.click(screen.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    expect(shown()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  it('SHOWS-023 reports that the shows could not be loaded, and retries', async () => {
    let works = false;
    open({ 'shows.list': () => (works ? [] : failure(500, 'no')) });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Unable to talk to server to get all shows',
    );
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No shows yet')).toBeDefined();
  });

  it('loads nothing without a licence for shows, and says so', async () => {
    const { calls } = open({
      'settings.get': () => makeSettings({ features: JSON.stringify({ logger_only: true }) }),
    });
    expect(await screen.findByText('This station is licensed as a Logger')).toBeDefined();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('live.stream'));
    expect(calls.map(({ operation }) => operation)).not.toContain('shows.list');
  });

  it('SHOWS-008 leads to a new show', async () => {
    const { host } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create new show' }));
    expect(host.navigate).toHaveBeenCalledWith('/wxyz/shows/edit/new');
  });

  it('SHOWS-020 loads the destinations with the shows', async () => {
    const { calls } = open();
    await count();
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'connections.list')).toMatchObject([
        { params: { station: 'wxyz' }, query: { limit: '0' } },
      ]),
    );
  });

  it('SHOWS-024 reports once that the destinations could not be loaded, and lists the shows nevertheless', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open({ 'connections.list': () => failure(500, 'no') });
    await count();
    const messages = () =>
      useMessages
        .in(stores)
        .getState()
        .messages.map(({ name, details, type }) => ({ name, details, type }));
    const name = 'Unable to fetch social media connections from the server';
    await waitFor(() => expect(messages()).toEqual([{ name, details: '500: no', type: 'error' }]));
    expect(screen.getByRole('link', { name: /Morning Drive/ })).toBeDefined();
  });
});
