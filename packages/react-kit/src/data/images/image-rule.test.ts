import { describe, expect, it } from 'vitest';
import { coverRule, episodeCoverRule, checkImageSize, shareRule } from './image-rule.ts';

const square = (side: number) => ({ width: side, height: side });

describe('checkImageSize', () => {
  it.each([
    [1399, 'too-small'],
    [1400, 'fits'],
    [3000, 'fits'],
    [3001, 'too-large'],
  ] as const)('WIZ-047 a cover of %i px is %s', (side, verdict) => {
    expect(checkImageSize(coverRule, square(side))).toBe(verdict);
  });

  it('WIZ-047 judges a long image by the largest square in it', () => {
    expect(checkImageSize(coverRule, { width: 6000, height: 1399 })).toBe('too-small');
    expect(checkImageSize(coverRule, { width: 1399, height: 6000 })).toBe('too-small');
    expect(checkImageSize(coverRule, { width: 3000, height: 4000 })).toBe('fits');
    expect(checkImageSize(coverRule, { width: 4000, height: 3000 })).toBe('fits');
    expect(checkImageSize(coverRule, { width: 4000, height: 3001 })).toBe('too-large');
  });

  it('WIZ-050 RSS-015 accepts a share image under 700 by 366, but as soft', () => {
    expect(checkImageSize(shareRule, { width: 700, height: 366 })).toBe('fits');
    expect(checkImageSize(shareRule, { width: 699, height: 400 })).toBe('soft');
    expect(checkImageSize(shareRule, { width: 900, height: 365 })).toBe('soft');
    expect(checkImageSize(shareRule, { width: 9000, height: 9000 })).toBe('fits');
  });
});

describe('episodeCoverRule', () => {
  it('accepts a small image of an episode with a warning', () => {
    expect(checkImageSize(episodeCoverRule, { width: 200, height: 200 })).toBe('soft');
    expect(checkImageSize(episodeCoverRule, { width: 1400, height: 1400 })).toBe('fits');
  });
});
