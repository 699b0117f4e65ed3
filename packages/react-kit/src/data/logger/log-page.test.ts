import { describe, expect, it } from 'vitest';
import { logPage, peakBetween } from './log-page.ts';

const page = logPage({
  start: 100,
  end: 105,
  min: [-10, null, 0, -128, null],
  max: [20, null, 0, 127, null],
});

describe('peakBetween', () => {
  it('includes every column that it touches', () => {
    expect(peakBetween(page, 0, 1)).toEqual({ low: -10, high: 20 });
    expect(peakBetween(page, 0.5, 2.5)).toEqual({ low: -10, high: 20 });
    expect(peakBetween(page, 2.9, 3.1)).toEqual({ low: -128, high: 127 });
  });

  it('distinguishes silence from gaps', () => {
    expect(peakBetween(page, 2, 3)).toEqual({ low: 0, high: 0 });
    expect(peakBetween(page, 1, 2)).toBeNull();
    expect(peakBetween(page, 4, 5)).toBeNull();
  });

  it('reads the column around a position, and none beyond the ends', () => {
    expect(peakBetween(page, 3.2, 3.4)).toEqual({ low: -128, high: 127 });
    expect(peakBetween(page, -3, 0.5)).toEqual({ low: -10, high: 20 });
    expect(peakBetween(page, 5, 6)).toBeNull();
  });
});
