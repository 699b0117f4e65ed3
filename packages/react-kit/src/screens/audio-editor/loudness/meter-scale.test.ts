import { describe, expect, it } from 'vitest';
import { meterShare, moveNeedle, restingNeedle } from './meter-scale.ts';

describe('meterShare', () => {
  it('runs from −48 dBFS to full scale', () => {
    expect(
      [1, 2, 10 ** (-24 / 20), 0, 0.0001].map(meterShare).map((share) => Math.round(share * 100)),
    ).toEqual([100, 100, 50, 0, 0]);
  });
});

describe('moveNeedle', () => {
  it('falls by 20 dB a second and holds the peak for a second and a half', () => {
    const loud = moveNeedle(restingNeedle, 0.5, 0, 0);
    const later = moveNeedle(loud, 0, 1000, 1000);
    expect(later.peak).toBeCloseTo(0.05, 3);
    expect(later.held).toBe(0.5);
    expect(moveNeedle(later, 0.01, 1600, 600).held).toBe(0.01);
    expect(moveNeedle(later, 0.6, 1100, 100)).toMatchObject({ peak: 0.6, held: 0.6 });
  });

  it('keeps the mark of a sample at full scale', () => {
    const clipped = moveNeedle(restingNeedle, 1, 0, 0);
    expect(moveNeedle(clipped, 0, 9000, 9000).hasClipped).toBe(true);
    expect(moveNeedle(restingNeedle, 0.99, 0, 0).hasClipped).toBe(false);
  });
});
