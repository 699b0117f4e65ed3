import { describe, expect, it } from 'vitest';
import { operations, widgetConfigDefaults } from '@postkit/sdk/schema';
import { playlistAddress } from './playlist-address.ts';

function requestOf(config: Parameters<typeof widgetConfigDefaults>[0]) {
  return new URL(
    playlistAddress(widgetConfigDefaults({ station: 'wxyz', ...config })),
    'https://station.example',
  );
}

describe('playlistAddress', () => {
  it('uses the path of the contract, with a query that the contract accepts', () => {
    const { path, query } = operations.widgets.get;
    for (const address of [
      requestOf({ zone: 12 }),
      requestOf({ episode: 7 }),
      requestOf({ zone: 12, full: true, limit: 100 }),
    ]) {
      expect(address.pathname).toBe(path.replace('{station}', 'wxyz'));
      expect(query?.safeParse(Object.fromEntries(address.searchParams))?.success).toBe(true);
    }
  });

  it('requests only the newest episode, unless the player can show or reach more', () => {
    expect(requestOf({ zone: 12 }).search).toBe('?zone=12&page=1&limit=1');
    expect(requestOf({ zone: 12, gallery: true, limit: 9 }).search).toBe('?zone=12&page=1&limit=9');
    expect(requestOf({ zone: 12, autoplay: 'next' }).search).toBe('?zone=12&page=1&limit=7');
  });

  it('prefers the episode to the zone', () => {
    expect(requestOf({ zone: 12, episode: 81 }).search).toBe('?playlist_id=81&page=1&limit=1');
  });
});
