import { describe, expect, it } from 'vitest';
import { pauseBeforeReopen } from './reconnect-policy.ts';

const unreachable = { failures: 1, status: undefined, retryAfter: undefined, random: 1 };

describe('pauseBeforeReopen', () => {
  it('SHELL-084 LIVE-005 grows from a quarter of a second to 2 seconds while the station is away', () => {
    const pauses = [1, 2, 3, 4, 5, 500].map((failures) => pauseBeforeReopen({ ...unreachable, failures }));
    expect(pauses).toEqual([250, 500, 1000, 2000, 2000, 2000]);
  });

  it('varies by up to a half', () => {
    expect([0, 0.5, 1].map((random) => pauseBeforeReopen({ ...unreachable, failures: 9, random }))).toEqual([
      1000, 1500, 2000,
    ]);
  });

  it.each([204, 400, 401, 403, 404])(
    'SHELL-084 LIVE-005 is 20 seconds if the station refuses the stream with %i',
    (status) => {
      expect(pauseBeforeReopen({ ...unreachable, status })).toBe(20_000);
    },
  );

  it.each([200, 408, 429, 500, 502, 503, 504])(
    'is that of a station that is away if it responds with %i',
    (status) => {
      expect(pauseBeforeReopen({ ...unreachable, status })).toBe(250);
    },
  );

  it('is never shorter than Retry-After, of which it accepts a minute', () => {
    expect(pauseBeforeReopen({ ...unreachable, status: 503, retryAfter: 5 })).toBe(5000);
    expect(pauseBeforeReopen({ ...unreachable, status: 503, retryAfter: 0 })).toBe(250);
    expect(pauseBeforeReopen({ ...unreachable, status: 503, retryAfter: 3600 })).toBe(60_000);
  });
});
