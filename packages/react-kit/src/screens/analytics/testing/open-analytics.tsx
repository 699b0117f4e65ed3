import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { AnalyticsResponse, AnalyticsRow, LiveEventName, LiveMessage } from '@postkit/sdk/schema';
import { makeSettings } from '@postkit/sdk/testing';
import { useMessages } from '../../../host/messages.store.ts';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { type FakeResponses, type FakeCall, fakeStation } from '../../../testing/fake-station.ts';
import { stores } from '../../../testing/stores.ts';
import { AnalyticsScreen } from '../analytics-screen.tsx';

export const job = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const noDimensions = {
  aw_collection_id: null,
  aw_episode_id: null,
  publish_date: null,
  country: null,
  platform: null,
  start_time: null,
};

export function row(facts: Partial<AnalyticsRow>): AnalyticsRow {
  return { ...noDimensions, downloads: 1200, percentTotal: 100 / 3, unique_reach: 900, ltr: 0.714, ...facts };
}

export function responseWith(data: AnalyticsRow[], row_count = data.length): AnalyticsResponse {
  const sums = {
    show_count: 1,
    episode_count: 4,
    country_count: 2,
    platform_count: 3,
    downloads: 3600,
    unique_reach: 2000,
    ltr: 0.5,
  };
  return { data, totals: { ...sums, row_count, country_codes: ['NO', 'SE'], platforms: ['Spotify', 'VLC'] } };
}

const responses = {
  shows: responseWith([row({ aw_collection_id: '4' })]),
  episodes: responseWith([
    row({ aw_collection_id: '4', aw_episode_id: '21', publish_date: Date.UTC(2026, 10, 4, 1) / 1000 }),
  ]),
  countries: responseWith([row({ country: 'NO' }), row({ country: 'SE', downloads: 7 })]),
  platforms: responseWith([row({ platform: 'Spotify' })]),
  total: responseWith([row({ start_time: Date.UTC(2026, 10, 4) / 1000 })]),
};

export function memory() {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

/** Opens the screen on a station with one row of each kind; `overrides` replace responses. */
export function openAnalytics(overrides: FakeResponses = {}, query?: string, storage = memory()) {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  const station = fakeStation({
    'settings.get': () => makeSettings(),
    'live.stream': () => new Response(events.readable, { headers: { 'content-type': 'text/event-stream' } }),
    'analytics.shows': (call) =>
      call.query['dimension'] === 'episode' ? responses.episodes : responses.shows,
    'analytics.countries': () => responses.countries,
    'analytics.platforms': () => responses.platforms,
    'analytics.total': () => responses.total,
    'analytics.showNames': () => ({ 4: 'Morning Tide', 5: 'Night Watch' }),
    'analytics.episodeNames': () => ({ 'wxyz-21': { name: 'The ferry', timestamp: 1 } }),
    ...overrides,
  });
  const onQueryChange = vi.fn<(query: string) => void>();
  const host = { setTitle: vi.fn<(title: string) => void>(), storage };
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: station.fetch,
    retries: 0,
    logLevel: 'off',
  });
  render(
    <PostKitProvider stores={stores} client={client} host={host}>
      {query === undefined ? (
        <AnalyticsScreen />
      ) : (
        <AnalyticsScreen query={query} onQueryChange={onQueryChange} />
      )}
    </PostKitProvider>,
  );
  const requests = (operation: string): FakeCall[] =>
    station.calls.filter((call) => call.operation === operation);
  async function emit<Name extends LiveEventName>(name: Name, message: LiveMessage<Name>): Promise<void> {
    const text = `id: 1\nevent: ${name}\ndata: ${JSON.stringify(message)}\n\n`;
    await writer.write(new TextEncoder().encode(text));
  }
  return { requests, host, onQueryChange, storage, emit };
}

export const user = userEvent.setup();
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }));
export const cells = async (name: RegExp) =>
  [...(await screen.findByRole('row', { name })).children].map((cell) => cell.textContent);
export const messages = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details }) => [name, details]);
