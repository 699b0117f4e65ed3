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
    expect(logged.mock.calls.map(([message]) => message)).toEqual(['The host’s track failed', 'The host’s identify failed']);
  });

  it('SHELL-078 adds no tools: a default host has neither track nor identify', () => {
    const host = createDefaultHost();
    expect(host.track).toBeUndefined();
    expect(host.identify).toBeUndefined();
  });

  it('passes its arguments on', () => {
    const identify = vi.fn<(user: object) => void>();
    void createDefaultHost({ identify }).identify?.(person);
    expect(identify).toHaveBeenCalledWith(person);
  });
});
