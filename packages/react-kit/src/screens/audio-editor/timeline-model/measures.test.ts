import { describe, expect, it } from 'vitest';
import { insertionIndex } from './insertion-index.ts';
import { itemWidth } from './item-width.ts';
import { mergeCountdown } from './merge-countdown.ts';
import { segmentSteps } from './segment-steps.ts';

describe('itemWidth', () => {
  it('EDITOR-023 is 8 pixels per second, and at least 140', () => {
    expect(itemWidth(60_000)).toBe(480);
    expect(itemWidth(1000)).toBe(140);
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
    expect(segmentSteps.map(({ step, seconds }) => `${step}: ${seconds.toFixed(1)}`)).toEqual([
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
  it('is the item whose middle lies right of the position', () => {
    expect([0, 49, 51, 149, 151, 999].map((x) => insertionIndex([100, 100], x))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
