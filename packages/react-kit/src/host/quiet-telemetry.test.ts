import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDefaultHost } from './default-host.ts';

let logged = vi.fn<typeof console.warn>();
beforeEach(() => {
  logged = vi.fn<typeof console.warn>();
  vi.spyOn(console, 'warn').mockImplementation(logged);
});
afterEach(() => void vi.restoreAllMocks());

const person = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  station: 'wxyz',
  stationName: 'WXYZ',
  companyAdmin: false,
  admin: true,
  licence: 'full',
} as const;

describe('quietTelemetry', () => {
  it('SHELL-081 logs immediate and later failures of the host’s tools and does not rethrow them', async () => {
    const host = createDefaultHost({
      track: () => {
        throw new Error('blocked');
      },
      identify: () => Promise.reject(new Error('no network')),
    });
    void host.track?.('Update Episode', { playlist_id: 1 });
    void host.identify?.(person);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(logged.mock.calls.map(([message]) => message)).toEqual([
      'The host’s track failed',
      'The host’s identify failed',
    ]);
  });

  it('SHELL-078 adds no tools: a default host reports actions only to the analytics of the installation', () => {
    const host = createDefaultHost();
    expect(host.identify).toBeUndefined();
    expect(host.chat).toBeUndefined();
    void host.track?.('Update Episode', { playlist_id: 1 });

    const track = vi.fn<(name: string, data: object) => void>();
    vi.stubGlobal('postkitTools', { analytics: { track } });
    void host.track?.('Bulk Download', { episodes: 2 });
    expect(track.mock.calls).toEqual([['Bulk Download', { episodes: 2 }]]);
    vi.unstubAllGlobals();
  });

  it('passes its arguments on', () => {
    const identify = vi.fn<(user: object) => void>();
    void createDefaultHost({ identify }).identify?.(person);
    expect(identify).toHaveBeenCalledWith(person);
  });
});
