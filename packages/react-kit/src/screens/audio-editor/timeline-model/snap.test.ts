import { describe, expect, it } from 'vitest';
import { silenceTargets, snapTo, type SnapTarget } from './snap.ts';

const join: SnapTarget = { ms: 10_000, kind: 'join' };
const event: SnapTarget = { ms: 10_300, kind: 'event', name: 'News' };

describe('snapTo', () => {
  it('returns the nearest target within eight pixels', () => {
    expect(snapTo(10_100, [join, event], 40)).toBe(join);
    expect(snapTo(10_200, [join, event], 40)).toBe(event);
    expect(snapTo(10_850, [join, event], 40)).toEqual({ ms: 11_000, kind: 'second' });
  });

  it('reaches at most a second and a half, however small the scale', () => {
    expect(snapTo(11_600, [join], 0.5)).toEqual({ ms: 12_000, kind: 'second' });
    expect(snapTo(11_400, [join], 0.5)).toBe(join);
  });

  it('leaves a position between two seconds free when they are far apart', () => {
    expect(snapTo(10_500, [], 200)).toBeNull();
    expect(snapTo(10_030, [], 200)).toEqual({ ms: 10_000, kind: 'second' });
    expect(snapTo(10_500, [], 8)).toEqual({ ms: 11_000, kind: 'second' });
  });
});

describe('silenceTargets', () => {
  it('are both ends of each silence of a quarter of a second or more, but not the ends of the sound', () => {
    const peaks = Uint8Array.of(0, 0, 0, 50, 60, 1, 2, 0, 70, 0, 80, 0, 0, 0);
    expect(silenceTargets(peaks, 1400)).toEqual([300, 500, 800, 1100].map((ms) => ({ ms, kind: 'silence' })));
  });
});
