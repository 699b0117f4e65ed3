import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EpisodeSummary, LiveEventName, LiveMessage } from '@postkit/sdk/schema';
import { makeSettings, makeShow } from '@postkit/sdk/testing';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, fakeStation } from '../../../testing/fake-station.ts';
import { makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { ShowDetailsScreen, type ShowDetailsScreenProps } from '../show-details-screen.tsx';

const noDestinations = {
  meta: { limit: 0, offset: 0, total_count: 0, next: null, previous: null },
  objects: [],
};
const destinations = {
  social_media_connections: [
    { id: 1, type: 'webwidget', title: 'Site player' },
    { id: 2, type: 'rss', title: 'Main feed' },
    { id: 3, type: 'facebook', title: 'Page' },
  ],
};

export interface Scene {
  rows?: EpisodeSummary[];
  total?: number;
  answers?: FakeResponses;
  props?: Partial<ShowDetailsScreenProps>;
}

/** Renders the screen with a station whose live events the test emits. */
export function openShowDetails({
  rows = [makeSummary()],
  total = rows.length,
  answers = {},
  props = {},
}: Scene = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'shows.list': () => [],
    'shows.get': () => ({
      ...makeShow({ id: 4, counters: { published: 12, unpublished: 1, scheduled: 2, draft: 3 } }),
      prefix_list: '[]',
    }),
    'connections.list': () => noDestinations,
    'episodes.list': ({ query }) => ({
      playlists: rows,
      total_count: total,
      page: Number(query.page),
      limit: 10,
    }),
    'episodes.connections': () => destinations,
    'live.stream': () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    ...answers,
  });
  const host = {
    navigate: vi.fn<(to: string, options?: object) => void>(),
    openTab: vi.fn<(url: string) => void>(),
  };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
  });
  const view = (showId: number) => (
    <PostKitProvider stores={stores} client={client} host={host}>
      <ShowDetailsScreen showId={showId} {...props} />
    </PostKitProvider>
  );
  const { rerender } = render(view(4));
  let lastId = 0;
  async function emit<Name extends LiveEventName>(name: Name, message: LiveMessage<Name>): Promise<void> {
    // `waitFor` needs real timers.
    if (!stream) await waitFor(() => expect(stream).toBeDefined());
    stream?.enqueue(
      new TextEncoder().encode(`id: ${++lastId}\nevent: ${name}\ndata: ${JSON.stringify(message)}\n\n`),
    );
  }
  const requestsTo = (operation: string) => station.calls.filter((call) => call.operation === operation);
  return { ...host, emit, requestsTo, goTo: (showId: number) => rerender(view(showId)) };
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
