import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverRule } from '../../../data/images/image-rule.ts';
import {
  cropSpace,
  drawnBox,
  largestBox,
  minShare,
  movedBox,
  scaledBox,
  shapes,
  shareOf,
} from './crop-box.ts';

const size = { width: 1200, height: 800 };

describe('largestBox', () => {
  it('WIZ-050 RSS-015 fills the image in its shape, 700 by 366 for the share image', () => {
    expect(largestBox(cropSpace(size, 'square'))).toEqual({ left: 200, top: 0, right: 1000, bottom: 800 });
    expect(largestBox(cropSpace(size, 'wide'))).toEqual({ left: 0, top: 87, right: 1200, bottom: 714 });
    expect(shapes.wide).toBe(700 / 366);
  });
});

describe('movedBox and scaledBox', () => {
  const space = cropSpace(size, 'square');
  const box = { left: 200, top: 100, right: 600, bottom: 500 };

  it('move a box by pixels, as far as the image allows', () => {
    expect(movedBox(space, box, 30, -20)).toEqual({ left: 230, top: 80, right: 630, bottom: 480 });
    expect(movedBox(space, box, 900, 900)).toEqual({ left: 800, top: 400, right: 1200, bottom: 800 });
  });

  it('scale a box around its centre', () => {
    expect(scaledBox(space, box, 0.25)).toEqual({ left: 300, top: 200, right: 500, bottom: 400 });
    expect(scaledBox(space, { left: 800, top: 400, right: 1200, bottom: 800 }, 0.75)).toEqual({
      left: 600,
      top: 200,
      right: 1200,
      bottom: 800,
    });
  });

  it('require the height of a rule in the width of a wide crop', () => {
    expect(cropSpace({ width: 7000, height: 3660 }, 'wide', { width: 100, height: 732 }).least).toBe(1400);
  });
});

describe('drawnBox', () => {
  it('moves one corner and keeps the opposite one', () => {
    const space = cropSpace(size, 'square');
    const box = { left: 200, top: 100, right: 600, bottom: 500 };
    expect(drawnBox(space, box, { x: 1, y: 1 }, -100)).toEqual({
      left: 200,
      top: 100,
      right: 500,
      bottom: 400,
    });
    expect(drawnBox(space, box, { x: -1, y: -1 }, -50)).toEqual({
      left: 150,
      top: 50,
      right: 600,
      bottom: 500,
    });
    expect(drawnBox(space, box, { x: 1, y: -1 }, -100)).toEqual({
      left: 200,
      top: 200,
      right: 500,
      bottom: 500,
    });
    expect(drawnBox(space, box, { x: 1, y: -1 }, 900)).toEqual({
      left: 200,
      top: 0,
      right: 700,
      bottom: 500,
    });
    expect(drawnBox(space, box, { x: -1, y: 1 }, 100)).toEqual({
      left: 300,
      top: 100,
      right: 600,
      bottom: 400,
    });
    const wide = cropSpace(size, 'wide');
    expect(drawnBox(wide, { left: 0, top: 434, right: 350, bottom: 617 }, { x: 1, y: 1 }, 900)).toEqual({
      left: 0,
      top: 434,
      right: 700,
      bottom: 800,
    });
    expect(drawnBox(space, box, { x: -1, y: -1 }, -900)).toEqual({
      left: 100,
      top: 0,
      right: 600,
      bottom: 500,
    });
  });
});

describe('cropSpace', () => {
  it('WIZ-047 allows no crop of a cover under 1400 px', () => {
    const space = cropSpace({ width: 2000, height: 1501 }, 'square', coverRule.min);
    const smallest = scaledBox(space, largestBox(space), 0);
    expect(smallest.right - smallest.left).toBe(1400);
    expect(scaledBox(space, largestBox(space), minShare(space))).toEqual(smallest);
    const corner = drawnBox(space, largestBox(space), { x: 1, y: 1 }, -2000);
    expect(corner.right - corner.left).toBe(1400);
  });
});

describe('scaledBox, movedBox and drawnBox', () => {
  it('keep the box inside the image and in shape', () => {
    const side = fc.integer({ min: 50, max: 5000 });
    const step = fc.oneof(
      fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) }),
      fc.record({ share: fc.double({ min: -1, max: 2, noNaN: true }) }),
      fc.record({
        corner: fc.record({
          x: fc.constantFrom(-1 as const, 1 as const),
          y: fc.constantFrom(-1 as const, 1 as const),
        }),
        by: fc.integer({ min: -9000, max: 9000 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.record({ width: side, height: side }),
        fc.constantFrom('square' as const, 'wide' as const),
        fc.constantFrom(undefined, { width: 40, height: 40 }),
        fc.array(step),
        (image, shape, min, steps) => {
          const space = cropSpace(image, shape, min);
          const box = steps.reduce((b, s) => {
            if ('share' in s) return scaledBox(space, b, s.share);
            return 'corner' in s ? drawnBox(space, b, s.corner, s.by) : movedBox(space, b, s.x, s.y);
          }, largestBox(space));
          const [width, height] = [box.right - box.left, box.bottom - box.top];
          expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(image.width);
          expect(box.bottom).toBeLessThanOrEqual(image.height);
          expect(width).toBeGreaterThanOrEqual(space.least);
          expect(Math.abs(height - width / shapes[shape])).toBeLessThan(1);
          expect(shareOf(space, box)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
