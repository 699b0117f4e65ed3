import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adItem, type TimelineItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { shortestItemMs } from './item-edit.ts';
import {
  handleLimits,
  handleValue,
  moveHandle,
  shapeEdit,
  shapeHandles,
  shapeOf,
  withLevel,
} from './item-shape.ts';

const item: TimelineItem = {
  ...adItem('Song', 'a'),
  ads: false,
  eventId: 5,
  sourceId: 5,
  durationMs: 60_000,
  fadeInMs: 2000,
};

describe('moveHandle', () => {
  it('keeps the shape within the item, however the handles move', () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom(...shapeHandles), fc.integer({ min: -5000, max: 90_000 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(fc.integer({ min: shortestItemMs, max: 80_000 }), moves, (durationMs, list) => {
        const whole = { ...item, durationMs, fadeInMs: 0 };
        const shape = list.reduce(
          (current, [handle, ms]) => moveHandle(whole, current, handle, ms),
          shapeOf(whole),
        );
        expect(shape.endMs - shape.startMs).toBeGreaterThanOrEqual(shortestItemMs);
        expect(shape.startMs).toBeGreaterThanOrEqual(0);
        expect(shape.endMs).toBeLessThanOrEqual(durationMs);
        expect(shape.fadeInMs + shape.fadeOutMs).toBeLessThanOrEqual(shape.endMs - shape.startMs);
        for (const handle of shapeHandles) {
          const { min, max } = handleLimits(whole, shape, handle);
          expect(handleValue(shape, handle)).toBeGreaterThanOrEqual(min);
          expect(handleValue(shape, handle)).toBeLessThanOrEqual(max);
          expect(Number.isInteger(handleValue(shape, handle))).toBe(true);
        }
      }),
    );
  });

  it('drops the fade of a trimmed end, and restores it with the end', () => {
    const cut = moveHandle(item, shapeOf(item), 'start', 4000);
    expect(cut).toMatchObject({ startMs: 4000, fadeInMs: 0 });
    expect(moveHandle(item, cut, 'start', 0)).toEqual(shapeOf(item));
    const faded = { ...item, fadeOutMs: 3000 };
    const short = moveHandle(faded, shapeOf(faded), 'end', 40_000);
    expect(short).toMatchObject({ endMs: 40_000, fadeInMs: 2000, fadeOutMs: 0 });
    expect(moveHandle(faded, short, 'end', 60_000)).toEqual(shapeOf(faded));
  });

  it('shortens a restored fade to the room that the other one leaves', () => {
    const tight = { startMs: 0, endMs: 50_000, fadeInMs: 59_000, fadeOutMs: 0 };
    expect(moveHandle({ ...item, fadeOutMs: 3000 }, tight, 'end', 60_000)).toMatchObject({
      fadeInMs: 59_000,
      fadeOutMs: 1000,
    });
    const late = { startMs: 10_000, endMs: 60_000, fadeInMs: 0, fadeOutMs: 59_000 };
    expect(moveHandle(item, late, 'start', 0)).toMatchObject({ fadeInMs: 1000, fadeOutMs: 59_000 });
  });

  it('sets a fade and keeps the ends and the other fade', () => {
    expect(moveHandle(item, shapeOf(item), 'fadeOut', 500)).toEqual({ ...shapeOf(item), fadeOutMs: 500 });
    expect(moveHandle(item, shapeOf(item), 'fadeIn', 500)).toEqual({ ...shapeOf(item), fadeInMs: 500 });
  });
});

describe('shapeEdit', () => {
  it('is null for the item’s current shape', () => {
    expect(shapeEdit(item, shapeOf(item))).toBeNull();
    expect(shapeEdit(item, { ...shapeOf(item), endMs: 30_000 })).toEqual({
      kind: 'shape',
      startMs: 0,
      endMs: 30_000,
      fadeInMs: 2000,
      fadeOutMs: 0,
    });
  });
});

describe('withLevel', () => {
  it('rounds to half a dB and stays within −24 to +12 dB', () => {
    const shape = shapeOf(item);
    expect([1.3, -2.75, 40, -40].map((db) => withLevel(shape, db).gainDb)).toEqual([1.5, -2.5, 12, -24]);
  });

  it('makes an edit only if the level changes', () => {
    expect(shapeEdit(item, withLevel(shapeOf(item), 0))).toBeNull();
    expect(shapeEdit(item, withLevel(shapeOf(item), 2))).toMatchObject({ kind: 'shape', gainDb: 2 });
    expect(shapeEdit({ ...item, gainDb: 2 }, withLevel(shapeOf(item), 0))).toMatchObject({ gainDb: 0 });
  });
});
