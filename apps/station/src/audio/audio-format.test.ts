import { describe, expect, it } from 'vitest';
import { framesToMs, msToFrames, msToSamples, segmentStepSeconds } from './audio-format.ts';

describe('segmentStepSeconds', () => {
  it('EDITOR-074 steps of 1 to 6 segments are 5.0, 9.9, 14.9, 19.9, 24.8 and 29.8 seconds', () => {
    expect([1, 2, 3, 4, 5, 6].map(segmentStepSeconds)).toEqual([5, 9.9, 14.9, 19.9, 24.8, 29.8]);
  });
});

describe('msToFrames', () => {
  it('finds the nearest frame boundary', () => {
    expect(msToFrames(0)).toBe(0);
    expect(msToFrames(framesToMs(431))).toBe(431);
    expect(msToFrames(11)).toBe(0);
    expect(msToFrames(12)).toBe(1);
  });
});

describe('msToSamples', () => {
  it('finds the nearest sample', () => {
    expect(msToSamples(1000)).toBe(44_100);
    expect(msToSamples(0.5)).toBe(22);
  });
});
