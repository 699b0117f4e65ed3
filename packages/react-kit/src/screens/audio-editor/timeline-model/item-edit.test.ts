import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adItem, type TimelineItem } from '../../../data/timeline/timeline-model/timeline-item.ts';
import { canSplit, clonesOf, editedItems, expectedParts } from './item-edit.ts';

const ad = adItem('Targeted Ads', 'ad');
const item: TimelineItem = {
  ...ad,
  ads: false,
  eventId: 5,
  sourceId: 5,
  durationMs: 60_000,
  processing: true,
  dirty: true,
  editId: 50,
};
const extend = { kind: 'extend', preSegments: 2, postSegments: 1 } as const;
const trim = { kind: 'shape', startMs: 1500, endMs: 40_000, fadeInMs: 0, fadeOutMs: 0 } as const;
const fade = { kind: 'shape', startMs: 0, endMs: 60_000, fadeInMs: 1500, fadeOutMs: 2500 } as const;
const copy = (id: number, durationMs: number) => ({
  id,
  durationMs,
  fadeInMs: 0,
  fadeOutMs: 0,
  innerFades: [],
  gainDb: 0,
  innerLevels: [],
});
const newId = () => 'new';

function edited(
  before: TimelineItem,
  edit: Parameters<typeof editedItems>[1],
  id: number,
  durationMs: number,
): TimelineItem {
  const [created] = editedItems(before, edit, [copy(id, durationMs)], newId);
  if (!created) throw new Error('One item expected.');
  return created;
}

describe('clonesOf', () => {
  it('EDITOR-046 extends around the source, however often the lengths change', () => {
    const longer = edited(item, extend, 50, 74_907);
    const around = { id: 5, start: 0, end: 999_999, post_segments: 1 };
    expect(clonesOf(item, extend)).toEqual([{ ...around, pre_segments: 2 }]);
    expect(clonesOf(longer, { ...extend, preSegments: 0 })).toEqual([
      { ...around, pre_segments: 0, fade_out: 0, gain: 0 },
    ]);
  });

  it('keeps the fade of a side that is not extended', () => {
    const [faded] = editedItems(
      item,
      fade,
      [{ ...copy(60, 60_000), fadeInMs: 1500, fadeOutMs: 2500 }],
      newId,
    );
    if (!faded) throw new Error('One item expected.');
    const [wanted] = clonesOf(faded, { kind: 'extend', preSegments: 1, postSegments: 0 });
    expect(wanted).toMatchObject({ id: 5, pre_segments: 1, fade_out: 2500 });
    expect(wanted).not.toHaveProperty('fade_in');
    const [other] = clonesOf(faded, { kind: 'extend', preSegments: 0, postSegments: 1 });
    expect(other).toMatchObject({ id: 5, post_segments: 1, fade_in: 1500 });
    expect(other).not.toHaveProperty('fade_out');
  });

  it('sends no fades for an item that is its own source, which has them already', () => {
    const [wanted] = clonesOf(
      { ...item, fadeInMs: 1500 },
      { kind: 'extend', preSegments: 0, postSegments: 1 },
    );
    expect(wanted).not.toHaveProperty('fade_in');
  });

  it('trims the playing event, and sends only trimmed ends', () => {
    const longer = edited(item, extend, 50, 74_907);
    expect(clonesOf(longer, trim)).toEqual([{ id: 50, start: 1.5, end: 40, fade_in: 0, fade_out: 0 }]);
    expect(clonesOf(item, fade)).toEqual([{ id: 5, fade_in: 1500, fade_out: 2500 }]);
  });

  it('sends a level only if it changes, and keeps it when the item is extended', () => {
    expect(clonesOf(item, { ...fade, gainDb: 2.5 })).toEqual([
      { id: 5, fade_in: 1500, fade_out: 2500, gain: 2.5 },
    ]);
    const [louder] = editedItems(
      item,
      { ...fade, gainDb: 2.5 },
      [{ ...copy(60, 60_000), gainDb: 2.5 }],
      newId,
    );
    if (!louder) throw new Error('One item expected.');
    expect(louder.gainDb).toBe(2.5);
    expect(clonesOf(louder, extend)).toMatchObject([{ id: 5, gain: 2.5 }]);
  });

  it('requests both parts of a split without a gap', () => {
    expect(clonesOf(item, { kind: 'split', atMs: 12_345 })).toEqual([
      { id: 5, end: 12.345 },
      { id: 5, start: 12.345 },
    ]);
  });

  it('returns no copies for an ad', () => {
    expect(clonesOf(ad, trim)).toEqual([]);
  });
});

describe('editedItems', () => {
  it('plays the copy with its length and clears the marks', () => {
    const marks = { editId: null, processing: false, dirty: false };
    expect(edited(item, extend, 50, 74_907)).toMatchObject({
      ...marks,
      eventId: 50,
      sourceId: 5,
      preSegments: 2,
      durationMs: 74_907,
    });
  });

  it('makes a trimmed copy its own source, but not one that was only faded', () => {
    const longer = edited(item, extend, 50, 74_907);
    expect(edited(longer, trim, 51, 38_500)).toMatchObject({
      eventId: 51,
      sourceId: 51,
      preSegments: 0,
      postSegments: 0,
    });
    for (const part of [
      trim,
      { ...fade, endMs: 40_000 },
      { ...fade, startMs: 1500, endMs: longer.durationMs },
    ]) {
      expect(edited(longer, part, 51, 38_500).sourceId).toBe(51);
    }
    const whole = { ...fade, endMs: longer.durationMs };
    expect(edited(longer, whole, 52, 74_907)).toMatchObject({
      eventId: 52,
      sourceId: 5,
      preSegments: 2,
      postSegments: 1,
    });
  });

  it('takes the inner fades of the copy', () => {
    const innerFades = [{ start: 1000, end: 2000, direction: 'out' }] as const;
    const [cut] = editedItems(
      { ...item, innerFades: [] },
      trim,
      [{ ...copy(51, 38_500), innerFades }],
      newId,
    );
    expect(cut?.innerFades).toEqual(innerFades);
  });

  it('splits an item into two, of which the first keeps its id', () => {
    const parts = editedItems(item, { kind: 'split', atMs: 20_000 }, [copy(61, 20_001), copy(62, 0)], newId);
    expect(parts).toMatchObject([
      { timelineId: 'ad', eventId: 61, durationMs: 20_001 },
      { timelineId: 'new', eventId: 62, durationMs: 40_000 },
    ]);
  });
});

describe('expectedParts', () => {
  it('keeps the length and fades of an extended item until the station reports its copy', () => {
    const faded = { ...item, fadeInMs: 60, fadeOutMs: 70 };
    expect(expectedParts(faded, extend)).toEqual([{ durationMs: 60_000, fadeInMs: 60, fadeOutMs: 70 }]);
  });

  it('shortens a trimmed item to the part that is left, with the new fades', () => {
    const [part] = expectedParts(item, { ...trim, fadeInMs: 60, fadeOutMs: 70 });
    expect(part).toEqual({ durationMs: 38_500, fadeInMs: 60, fadeOutMs: 70 });
  });

  it('splits an item into two that add up to the whole, with the fades of its ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 5_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (durationMs, part) => {
          const atMs = Math.min(durationMs - 100, Math.max(100, Math.round(part * durationMs)));
          const whole = { ...item, durationMs, fadeInMs: 60, fadeOutMs: 70 };
          expect(canSplit(whole, atMs)).toBe(true);
          const [left, right] = expectedParts(whole, { kind: 'split', atMs });
          expect((left?.durationMs ?? 0) + (right?.durationMs ?? 0)).toBe(durationMs);
          expect([left, right]).toMatchObject([
            { fadeInMs: 60, fadeOutMs: 0 },
            { fadeInMs: 0, fadeOutMs: 70 },
          ]);
        },
      ),
    );
  });
});

describe('canSplit', () => {
  it('leaves no part shorter than a tenth of a second', () => {
    expect([0, 99, 100, 59_900, 59_901].map((atMs) => canSplit(item, atMs))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
