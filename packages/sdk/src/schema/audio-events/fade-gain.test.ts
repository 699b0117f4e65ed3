import { describe, expect, it } from 'vitest';
import { fadeGain, fittedFades } from './fade-gain.ts';

describe('fadeGain', () => {
  it('rises and falls linearly, and is 1 between', () => {
    const audio = { length: 100, fadeIn: 10, fadeOut: 20 };
    expect([-1, 0, 5, 10, 50, 80, 90, 100, 101].map((at) => fadeGain(audio, at))).toEqual([
      0, 0, 0.5, 1, 1, 1, 0.5, 0, 0,
    ]);
  });

  it('is 1 without fades', () => {
    expect([0, 7].map((at) => fadeGain({ length: 7, fadeIn: 0, fadeOut: 0 }, at))).toEqual([1, 1]);
  });
});

describe('fittedFades', () => {
  it('shortens fades in proportion if both do not fit', () => {
    expect(fittedFades({ length: 101, fadeIn: 100, fadeOut: 300 })).toEqual({ fadeIn: 25, fadeOut: 75 });
  });

  it('keeps fades that fit', () => {
    expect(fittedFades({ length: 400, fadeIn: 100, fadeOut: 300 })).toEqual({ fadeIn: 100, fadeOut: 300 });
  });
});
