import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertionIndex, insertionOffset } from './insertion-index.ts';
import { itemWidth, nextZoom } from './item-width.ts';
import { mergeCountdown } from './merge-countdown.ts';
import { segmentSteps } from './segment-steps.ts';

describe('itemWidth', () => {
  it('EDITOR-023 is 8 pixels per second, and at least 140', () => {
    expect(itemWidth(60_000)).toBe(480);
    expect(itemWidth(60_000, 2)).toBe(960);
    expect(itemWidth(1000)).toBe(140);
  });
});

describe('nextZoom', () => {
  it('moves one step and stops at the ends', () => {
    expect(nextZoom(1 / 4, 'in')).toBe(1 / 2);
    expect(nextZoom(1 / 4, 'out')).toBe(1 / 8);
    expect(nextZoom(2, 'in')).toBe(2);
    expect(nextZoom(1 / 64, 'out')).toBe(1 / 64);
  });
});

describe('mergeCountdown', () => {
  it('EDITOR-056 starts at the minutes of audio, rounded up, but at least at 5', () => {
    expect(mergeCountdown(0)).toBe(5);
    expect(mergeCountdown(5 * 60_000)).toBe(5);
    expect(mergeCountdown(5 * 60_000 + 1)).toBe(6);
    expect(mergeCountdown(90 * 60_000)).toBe(90);
  });
});

describe('segmentSteps', () => {
  it('EDITOR-074 are six: 5.0, 9.9, 14.9, 19.9, 24.8 and 29.8 seconds', () => {
    expect(segmentSteps.map(({ step, label }) => `${step}: ${label}`)).toEqual([
      '1: 5.0',
      '2: 9.9',
      '3: 14.9',
      '4: 19.9',
      '5: 24.8',
      '6: 29.8',
    ]);
  });
});

describe('insertionIndex', () => {
  it('changes at the middle of each item', () => {
    expect([0, 49, 51, 159, 161, 999].map((x) => insertionIndex([100, 100], 10, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('returns the same index at the offset of each mark', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 500 }), { maxLength: 12 }), fc.nat(12), (widths, wanted) => {
        const index = Math.min(wanted, widths.length);
        expect(insertionIndex(widths, 4, insertionOffset(widths, 4, index))).toBe(index);
      }),
    );
  });
});
