import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedLayout, leftToShow, msAt, scaleLimits, trackLayout, xAt } from './track-layout.ts';

const audio = (seconds: number) => ({ ads: false, durationMs: seconds * 1000 });
const ad = { ads: true, durationMs: 0 };

describe('trackLayout', () => {
  it('EDITOR-023 makes every item as wide as it is long, and marks those that are too short for it', () => {
    const { places, width, totalMs } = trackLayout([audio(100), audio(25), ad, audio(2)], 2);
    expect(places.map((place) => place.width)).toEqual([200, 50, 16, 12]);
    expect(places.map((place) => place.offset)).toEqual([0, 200, 250, 266]);
    expect(places.map((place) => place.startMs)).toEqual([0, 100_000, 125_000, 125_000]);
    expect(places.map((place) => place.isToScale)).toEqual([true, true, true, false]);
    expect([width, totalMs]).toEqual([278, 127_000]);
  });
});

describe('fittedLayout', () => {
  it('fills the width without exceeding it', () => {
    const layout = fittedLayout([audio(333), audio(25), ad, audio(189), audio(1)], 1000);
    expect(layout.width).toBeLessThanOrEqual(1000);
    expect(layout.width).toBeGreaterThan(999);
  });

  it('keeps 8 pixels a second if everything fits at that', () => {
    expect(fittedLayout([audio(10)], 1000)).toMatchObject({ width: 80, pixelsPerSecond: 8 });
  });

  it('fits 200 items by making the thin ones thinner', () => {
    expect(
      fittedLayout(
        Array.from({ length: 200 }, (_, index) => audio(5 + index)),
        1200,
      ).width,
    ).toBeLessThanOrEqual(1200);
  });
});

describe('xAt and msAt', () => {
  it('lead from a moment to its position and back, also across items that are not to scale', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 4000 }).map(audio), fc.constant(ad)), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (items, share) => {
          const layout = trackLayout([audio(3), ...items], 4);
          const ms = share * layout.totalMs;
          expect(msAt(layout, xAt(layout, ms))).toBeCloseTo(ms, 3);
        },
      ),
    );
  });

  it('stay on the track', () => {
    const layout = trackLayout([audio(10), ad], 10);
    expect([xAt(layout, -5), xAt(layout, 99_000), msAt(layout, -5), msAt(layout, 500)]).toEqual([
      0, 100, 0, 10_000,
    ]);
    expect(xAt(trackLayout([], 1), 5)).toBe(0);
  });
});

describe('scaleLimits', () => {
  it('reach from the whole episode to two pixels a sample, but not beyond the track that a browser can lay out', () => {
    expect(scaleLimits([audio(60)], 1000)).toEqual({ min: 8, max: 88_200 });
    const long = scaleLimits([audio(3600)], 1000);
    expect(long.min).toBeCloseTo(1000 / 3600, 3);
    expect(long.max * 3600).toBeLessThanOrEqual(16_000_000);
  });
});

describe('leftToShow', () => {
  it('moves a view only as far as an item needs', () => {
    const left = (offset: number, width: number) => leftToShow({ offset, width }, 1000, 500);
    expect(left(1100, 100)).toBe(1000);
    expect(left(900, 200)).toBe(900);
    expect(left(1450, 100)).toBe(1050);
  });

  it('keeps a view that shows a part of an item that is wider than it', () => {
    expect(leftToShow({ offset: 0, width: 5000 }, 1000, 500)).toBe(1000);
    expect(leftToShow({ offset: 2000, width: 5000 }, 1000, 500)).toBe(2000);
  });
});
