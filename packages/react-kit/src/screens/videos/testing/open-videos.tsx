import type { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Episode, EpisodeSummary } from '@postkit/sdk/schema';
import { makeDestination, makeSettings, makeShow } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, failure, fakeStation } from '../../../testing/fake-station.ts';
import { makeEpisode, makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { VideosScreen, type VideosScreenProps } from '../videos-screen.tsx';

/** A show in its wire format. */
const wireShow = (overrides: Parameters<typeof makeShow>[0]) => ({
  ...makeShow(overrides),
  prefix_list: '[]',
});
const wireDestination = (overrides: Parameters<typeof makeDestination>[0]) => ({
  ...makeDestination(overrides),
  historical_items: '{}',
});

export const destinationList = (...objects: object[]) => ({
  meta: { limit: 0, offset: 0, total_count: objects.length, next: null, previous: null },
  objects,
});

export const download = wireDestination({ id: 31, type: 'v_download', title: 'Basic video' });
export const advanced = wireDestination({ id: 32, type: 'v_advanced', title: 'Advanced video' });

export interface Scene {
  rows?: EpisodeSummary[];
  total?: number;
  answers?: FakeResponses;
  props?: VideosScreenProps;
  /** A cache that another screen has filled. */
  queryClient?: QueryClient;
}

/** An episode short enough for the question about the type. */
export const shortEpisode = makeSummary({
  show_id: 7,
  duration: 600,
  published: Date.UTC(2026, 10, 4, 12, 5) / 1000,
});
const copy: Episode = makeEpisode({ playlist_id: 900, show_id: 7, status: 'draft', draft: true, version: 3 });

/** Renders the screen with a station that has two shows, both kinds of video destinations and an editor. */
export function openVideos({
  rows = [shortEpisode],
  total = rows.length,
  answers = {},
  props = {},
  queryClient,
}: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [wireShow({ id: 4, title: 'Morning Drive' }), wireShow({ id: 7, title: 'Evening' })],
    'episodes.list': ({ query }) => ({
      playlists: rows,
      total_count: total,
      page: Number(query.page),
      limit: 10,
    }),
    'episodes.get': () => makeEpisode({ ...shortEpisode, name: 'Whole episode' }),
    'episodes.create': () => copy,
    'episodes.update': () => ({ ...copy, status: 'published', draft: false, version: 4 }),
    'episodes.advancedVideo': () => ({
      playlist_id: 101,
      url: 'https://editor.example/',
      isCreated: false,
      isFailed: false,
    }),
    'connections.list': () => destinationList(download, advanced),
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
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host} queryClient={queryClient}>
      <VideosScreen {...props} />
    </PostKitProvider>,
  );
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, requestsTo };
}

export const noEditor = () =>
  failure(409, 'No video editor is set up on this station. Ask your administrator.');
export const createButton = async (name = 'Morning Drive') =>
  screen.findByRole('button', { name: `Create as video: ${name}` });
export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));
