import { describe, expect, it } from 'vitest';
import { waitAfter } from './delivery.policy.ts';

describe('waitAfter', () => {
  it('doubles from half a minute to an hour', () => {
    expect([1, 2, 3, 7, 8, 20].map((attempts) => waitAfter(attempts, null))).toEqual([30, 60, 120, 1920, 3600, 3600]);
  });

  it('waits longer if the platform asks, up to a limit', () => {
    expect(waitAfter(1, 900)).toBe(900);
    expect(waitAfter(3, 5)).toBe(120);
    expect(waitAfter(1, 10_000_000)).toBe(86_400);
  });
});
