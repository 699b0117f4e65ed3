import { describe, expect, it } from 'vitest';
import { levelFactor } from './level-factor.ts';

describe('levelFactor', () => {
  it('is 1 at 0 dB, doubles at 6.02 dB and is a tenth at −20 dB', () => {
    expect(levelFactor(0)).toBe(1);
    expect(levelFactor(20 * Math.log10(2))).toBeCloseTo(2, 12);
    expect(levelFactor(-20)).toBeCloseTo(0.1, 12);
  });
});
