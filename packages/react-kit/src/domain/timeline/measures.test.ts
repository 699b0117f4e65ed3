import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertionIndex, insertionOffset } from './insertion-index.ts';
import { itemWidth, nextZoom } from './item-width.ts';
import { mergeCountdown } from './merge-countdown.ts';
import { segmentSteps } from './segment-steps.ts';
import { readDraft, writeDraft, type StoredDraft } from './stored-draft.ts';

describe('itemWidth', () => {
  it('EDITOR-023 is 8 pixels a second, and never under 140', () => {
    expect(itemWidth(60_000)).toBe(480);
    expect(itemWidth(60_000, 2)).toBe(960);
    expect(itemWidth(1000)).toBe(140);
  });
});

describe('nextZoom', () => {
  it('goes one step and stops at the ends', () => {
    expect(nextZoom(1 / 4, 'in')).toBe(1 / 2);
    expect(nextZoom(1 / 4, 'out')).toBe(1 / 8);
    expect(nextZoom(2, 'in')).toBe(2);
    expect(nextZoom(1 / 64, 'out')).toBe(1 / 64);
  });
});

describe('mergeCountdown', () => {
  it('EDITOR-056 starts at the minutes, rounded up, and at 5 at least', () => {
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
  it('parts the items at their middles', () => {
    expect([0, 49, 51, 159, 161, 999].map((x) => insertionIndex([100, 100], 10, x))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('finds each gap again at the offset of its mark', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 500 }), { maxLength: 12 }), fc.nat(12), (widths, wanted) => {
        const index = Math.min(wanted, widths.length);
        expect(insertionIndex(widths, 4, insertionOffset(widths, 4, index))).toBe(index);
      }),
    );
  });
});

describe('readDraft', () => {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  const form = {
    showId: 4,
    name: 'Morning',
    tags: ['news'],
    description: '',
    social_share_text: '',
    image: '',
    image_croppings: none,
    rss_image: '',
    rss_image_croppings: none,
  };
  const draft: StoredDraft = { place: 'wxyz/4/0', version: null, items: [], form };

  it('takes up what was written at the same place only', () => {
    expect(readDraft(writeDraft(draft), 'wxyz/4/0')).toEqual(draft);
    expect(readDraft(writeDraft(draft), 'wxyz/5/0')).toBeNull();
  });

  it('is null for nothing, for no JSON and for a draft of another shape', () => {
    expect([null, '', '{', '{"place":"wxyz/4/0"}'].map((text) => readDraft(text, 'wxyz/4/0'))).toEqual([null, null, null, null]);
  });
});
