import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitFades, levelAt, playedGain } from './fades.ts';

describe('fitFades', () => {
  it('limits fades to the duration, and keeps fades that fit', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), fc.nat(60_000), (fadeInMs, fadeOutMs, durationMs) => {
        const result = fitFades({ fadeInMs, fadeOutMs }, durationMs);
        expect(result.fadeInMs + result.fadeOutMs).toBeLessThanOrEqual(durationMs);
      }),
    );
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), fc.nat(60_000), (fadeInMs, fadeOutMs, rest) => {
        expect(fitFades({ fadeInMs, fadeOutMs }, fadeInMs + fadeOutMs + rest)).toEqual({
          fadeInMs,
          fadeOutMs,
        });
      }),
    );
  });
});

describe('playedGain', () => {
  it('rises and falls linearly at the ends, and is 1 between', () => {
    const audio = { fadeInMs: 1000, fadeOutMs: 2000, durationMs: 10_000, innerFades: [] };
    expect([0, 250, 1000, 5000, 9000, 10_000, 10_010].map((ms) => playedGain(audio, ms))).toEqual([
      0, 0.25, 1, 1, 0.5, 0, 0,
    ]);
  });

  it('falls and rises where parts of a merge meet, and is 1 elsewhere', () => {
    const innerFades = [
      { start: 3000, end: 4000, direction: 'out' },
      { start: 4000, end: 4500, direction: 'in' },
    ] as const;
    const audio = { fadeInMs: 0, fadeOutMs: 0, durationMs: 10_000, innerFades };
    expect([0, 2999, 3000, 3750, 4000, 4125, 4500, 9000].map((ms) => playedGain(audio, ms))).toEqual([
      1, 1, 1, 0.25, 0, 0.25, 1, 1,
    ]);
  });

  it('multiplies by the level of the event and of its part', () => {
    const audio = {
      fadeInMs: 0,
      fadeOutMs: 0,
      durationMs: 1000,
      innerFades: [],
      gainDb: -20,
      innerLevels: [{ start: 500, end: 1000, gain: 20 }],
    };
    expect([0, 499, 500, 999].map((ms) => levelAt(audio, ms))).toEqual([-20, -20, 0, 0]);
    expect(playedGain(audio, 100)).toBeCloseTo(0.1, 9);
    expect(playedGain(audio, 700)).toBe(1);
  });
});
