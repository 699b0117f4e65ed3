import { describe, expect, it } from 'vitest';
import { makeEvent } from '../../../testing/make-event.ts';
import { adItem, audioItem } from '../timeline-model/timeline-item.ts';
import { loopAroundJoin, placeAt, planPlayback } from './playback-plan.ts';

const first = audioItem(makeEvent({ id: 1, duration: 10 }, { title: 'One' }), 'a');
const second = audioItem(makeEvent({ id: 2, duration: 1.5, fade_in: 200 }, { title: 'Two' }), 'c');
const third = audioItem(makeEvent({ id: 3, duration: 20 }, { title: 'Three' }), 'd');
const ad = adItem('Ad', 'b');
const plan = planPlayback([first, ad, second, third, ad, ad]);

describe('planPlayback', () => {
  it('places the items one after another and counts the ads between them', () => {
    expect(plan.spans.map(({ timelineId, startMs, adsBefore }) => [timelineId, startMs, adsBefore])).toEqual([
      ['a', 0, 0],
      ['c', 10_000, 1],
      ['d', 11_500, 0],
    ]);
    expect(plan).toMatchObject({ adsAfter: 2, totalMs: 31_500 });
    expect(plan.spans[1]?.audio).toMatchObject({ durationMs: 1500, fadeInMs: 200 });
  });

  it('leaves out items without audio yet', () => {
    const empty = audioItem(makeEvent({ id: 4, duration: 0, processing: true }), 'e');
    expect(planPlayback([empty, first]).spans.map(({ timelineId }) => timelineId)).toEqual(['a']);
  });
});

describe('placeAt', () => {
  it('finds the item at a position, where a join belongs to the later one', () => {
    expect([-5, 0, 9999, 10_000, 11_600].map((ms) => placeAt(plan, ms))).toEqual([
      { index: 0, ms: 0 },
      { index: 0, ms: 0 },
      { index: 0, ms: 9999 },
      { index: 1, ms: 0 },
      { index: 2, ms: 100 },
    ]);
  });

  it('finds nothing at the end', () => {
    expect(placeAt(plan, 31_500)).toBeNull();
  });
});

describe('loopAroundJoin', () => {
  it('loops 2 s on both sides of the nearest join, within the timeline', () => {
    expect([0, 10_700, 10_800, 30_000].map((ms) => loopAroundJoin(plan, ms))).toEqual([
      { startMs: 8000, endMs: 12_000 },
      { startMs: 8000, endMs: 12_000 },
      { startMs: 9500, endMs: 13_500 },
      { startMs: 9500, endMs: 13_500 },
    ]);
    expect(loopAroundJoin(planPlayback([second, second]), 0)).toEqual({ startMs: 0, endMs: 3000 });
  });

  it('finds no join with one item', () => {
    expect(loopAroundJoin(planPlayback([first, ad]), 0)).toBeNull();
  });
});
