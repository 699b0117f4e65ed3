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
  it('SHELL-081 logs what fails in the host’s tools, at once or later, and does not let it further', async () => {
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

  it('SHELL-078 has no tool of its own: a host without any is told nothing', () => {
    const host = createDefaultHost();
    expect(host.track).toBeUndefined();
    expect(host.identify).toBeUndefined();
  });

  it('hands on what it is told', () => {
    const identify = vi.fn<(told: object) => void>();
    void createDefaultHost({ identify }).identify?.(person);
    expect(identify).toHaveBeenCalledWith(person);
  });
});
