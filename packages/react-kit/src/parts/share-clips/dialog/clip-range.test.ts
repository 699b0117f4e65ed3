import { describe, expect, it } from 'vitest';
import { initialRange, limitedRange, movedRange, usableSeconds } from './clip-range.ts';

describe('limitedRange', () => {
  it('keeps a range of up to 90 s', () => expect(limitedRange([10, 100], [10, 60])).toEqual([10, 100]));
  it('pulls the start along with the end', () =>
    expect(limitedRange([10, 120], [10, 60])).toEqual([30, 120]));
  it('pulls the end along with the start', () => expect(limitedRange([0, 120], [40, 120])).toEqual([0, 90]));
  it('leaves at least a second', () => {
    expect(limitedRange([10, 10], [10, 60])).toEqual([10, 11]);
    expect(limitedRange([60, 60], [10, 60])).toEqual([59, 60]);
  });
});

describe('usableSeconds', () => {
  it('are whole steps of the slider', () =>
    expect([4.97, 600, 0.3].map(usableSeconds)).toEqual([4.5, 600, 0.3]));
});

describe('movedRange', () => {
  it('moves with the shown part, and stays inside the episode', () => {
    expect(movedRange([10, 40], 100, 600)).toEqual([110, 140]);
    expect(movedRange([10, 40], 900, 600)).toEqual([570, 600]);
    expect(movedRange([110, 140], -300, 600)).toEqual([0, 30]);
  });
});

describe('initialRange', () => {
  it('starts where the user is, in the middle of what is shown', () => {
    expect(initialRange(0, 600)).toEqual({ shownFrom: 0, range: [0, 30] });
    expect(initialRange(200.3, 600)).toEqual({ shownFrom: 140, range: [200, 230] });
  });

  it('ends with the audio', () => {
    expect(initialRange(595, 600)).toEqual({ shownFrom: 420, range: [570, 600] });
    expect(initialRange(3, 12)).toEqual({ shownFrom: 0, range: [0, 12] });
  });
});
