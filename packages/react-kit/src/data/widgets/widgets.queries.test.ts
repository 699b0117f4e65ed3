import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import { fakeStation, failure } from '../../testing/fake-station.ts';
import { widgetsQueries } from './widgets.queries.ts';

const playlist = {
  playlists: [],
  total_count: 0,
  page: 1,
  limit: 10_000,
  station_name: 'Harbour FM',
  look: {
    colors: { background: '#F1F6FB', play_button: '#4D4DFF', start_remaining: '#7E838B' },
    full: false,
    vertical: false,
  },
  reports: true,
};

function clientOf(answer: object) {
  const station = fakeStation({ 'widgets.get': () => answer });
  return {
    station,
    client: createClient({ baseUrl: 'https://post.example', station: 'wxyz', fetch: station.fetch }),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('widgetsQueries.playlist', () => {
  it('requests all episodes of the zone', async () => {
    const { station, client } = clientOf(playlist);
    await expect(
      new QueryClient().query(widgetsQueries.playlist(client, { zone: 12, episode: null })),
    ).resolves.toEqual(playlist);
    expect(station.calls).toMatchObject([
      { operation: 'widgets.get', query: { page: '1', zone: '12', limit: '10000' } },
    ]);
  });

  it('WIDGET-015 logs a failure as "Failed to fetch playlist data:"', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client } = clientOf(failure(404, 'There is no such widget.'));
    const request = new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(
      widgetsQueries.playlist(client, { zone: 12, episode: null }),
    );
    await expect(request).rejects.toThrow('There is no such widget.');
    expect(log).toHaveBeenCalledExactlyOnceWith('Failed to fetch playlist data:', expect.any(Error));
  });
});
