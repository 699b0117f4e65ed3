import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { EpisodesScreen, type EpisodesScreenProps } from '../episodes-screen.tsx';

/** A show in its wire format. */
const wireShow = (overrides: Parameters<typeof makeShow>[0]) => ({
  ...makeShow(overrides),
  prefix_list: '[]',
});

export interface Scene {
  rows?: EpisodeSummary[];
  total?: number;
  answers?: FakeResponses;
  props?: EpisodesScreenProps;
}

/** Renders the screen with a station that has two shows. */
export function openEpisodes({
  rows = [makeSummary()],
  total = rows.length,
  answers = {},
  props = {},
}: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [wireShow({ id: 4, title: 'Morning Drive' }), wireShow({ id: 7, title: 'Evening' })],
    'episodes.list': ({ query }) => ({
      playlists: rows,
      total_count: total,
      page: Number(query.page),
      limit: 20,
    }),
    'episodes.connections': () => ({
      social_media_connections: [{ id: 2, type: 'rss', title: 'Main feed' }],
    }),
    'live.stream': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ...answers,
  });
  const host = {
    navigate: vi.fn<(to: string, options?: object) => void>(),
    openTab: vi.fn<(url: string) => void>(),
    setTitle: vi.fn<(title: string) => void>(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const element = (screenProps: EpisodesScreenProps) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <EpisodesScreen {...screenProps} />
    </PostKitProvider>
  );
  const { rerender } = render(element(props));
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return {
    ...host,
    requestsTo,
    rerender: (screenProps: EpisodesScreenProps) => rerender(element(screenProps)),
  };
}

export const row = async (name: string | RegExp) => screen.findByRole('row', { name });

export async function menuOf(name: string): Promise<string[]> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
}

export async function choose(name: string, item: string): Promise<void> {
  await menuOf(name);
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}
