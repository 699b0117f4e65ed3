import { describe, expect, it } from 'vitest';
import { reopenAfter } from './reconnect-policy.ts';

describe('reopenAfter', () => {
  it('leaves a stream alone that was cut: it comes back by itself', () => {
    expect(reopenAfter({ wasOpen: true, gaveUp: false })).toBeNull();
  });

  it.each([
    ['refused or told to stop', { wasOpen: false, gaveUp: true }],
    ['cut and then refused', { wasOpen: true, gaveUp: true }],
    ['not reachable, or cut and not back at once', { wasOpen: false, gaveUp: false }],
  ])('SHELL-084 LIVE-005 opens a stream anew after 20 seconds that was %s', (_, facts) => {
    expect(reopenAfter(facts)).toBe(20_000);
  });
});
