import { describe, expect, it } from 'vitest';
import { cloneOf, editedItem } from './item-edit.ts';
import { adItem, type TimelineItem } from './timeline-item.ts';

const ad = adItem('Targeted Ads', 'ad');
const item: TimelineItem = { ...ad, ads: false, eventId: 5, sourceId: 5, durationMs: 60_000, processing: true, dirty: true, editId: 50 };
const extend = { kind: 'extend', preSegments: 2, postSegments: 1 } as const;
const trim = { kind: 'trim', startMs: 1500, endMs: 40_000 } as const;

describe('cloneOf', () => {
  it('EDITOR-046 reaches into the broadcast around the source, however often that changes', () => {
    const longer = editedItem(item, extend, 50, 74_907);
    expect(cloneOf(longer, { ...extend, preSegments: 0 })).toEqual({ id: 5, start: 0, end: 999_999, pre_segments: 0, post_segments: 1 });
  });

  it('cuts what plays', () => {
    expect(cloneOf(editedItem(item, extend, 50, 74_907), trim)).toEqual({ id: 50, start: 1.5, end: 40 });
  });

  it('has nothing to copy for an ad', () => {
    expect(cloneOf(ad, trim)).toBeNull();
  });
});

describe('editedItem', () => {
  it('plays the copy with its length and without a mark', () => {
    const marks = { editId: null, processing: false, dirty: false };
    expect(editedItem(item, extend, 50, 74_907)).toMatchObject({ ...marks, eventId: 50, sourceId: 5, preSegments: 2, durationMs: 74_907 });
  });

  it('makes what was cut a source of its own', () => {
    const longer = editedItem(item, extend, 50, 74_907);
    expect(editedItem(longer, trim, 51, 38_500)).toMatchObject({ eventId: 51, sourceId: 51, preSegments: 0, postSegments: 0 });
  });
});
